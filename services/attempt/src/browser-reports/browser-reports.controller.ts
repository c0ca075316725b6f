import { BodyLimit, ClientAddress, Public } from '@abhyas/service-kit';
import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { BrowserReportsDto } from './browser-reports.dto.js';
import { BrowserReportsService } from './browser-reports.service.js';

const LONGEST_BODY = 4 * 1024;

@ApiTags('browser reports')
@Public()
@Controller('api/test/browser-reports')
export class BrowserReportsController {
  constructor(private readonly reports: BrowserReportsService) {}

  /** Pages say here what went wrong in them. Public: what fails may be the log-in itself. */
  @Post()
  @BodyLimit(LONGEST_BODY)
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  takeReports(@Body() input: BrowserReportsDto, @ClientAddress() address: string): Promise<void> {
    return this.reports.take(input.reports, address);
  }
}
