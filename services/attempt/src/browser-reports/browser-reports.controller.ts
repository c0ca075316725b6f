import { AddressLimit, BodyLimit, Public } from '@abhyas/service-kit';
import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { AttemptConfig } from '../config.js';
import { BrowserReportsDto } from './browser-reports.dto.js';
import { BrowserReportsService } from './browser-reports.service.js';

const MAX_BODY_BYTES = 4 * 1024;
const WINDOW_SECONDS = 600;

@ApiTags('browser reports')
@Public()
@Controller('api/test/browser-reports')
export class BrowserReportsController {
  constructor(private readonly reports: BrowserReportsService) {}

  /** Receives error reports from pages. Public, because the log-in itself may fail. */
  @Post()
  @AddressLimit<AttemptConfig>({
    name: 'browser-reports',
    limit: 'LIMIT_BROWSER_REPORTS',
    window: WINDOW_SECONDS,
  })
  @BodyLimit(MAX_BODY_BYTES)
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  takeReports(@Body() input: BrowserReportsDto): void {
    this.reports.take(input.reports);
  }
}
