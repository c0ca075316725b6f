import { Internal } from '@abhyas/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { UuidPipe } from '../ids/uuid.pipe.js';
import type { UserSummaryDto } from './history.dto.js';
import { HistoryService } from './history.service.js';

@Internal()
@ApiExcludeController()
@Controller('internal/users')
export class SummaryController {
  constructor(private readonly history: HistoryService) {}

  @Get(':userId/summary')
  showSummary(@Param('userId', UuidPipe) userId: string): Promise<UserSummaryDto> {
    return this.history.summary(userId);
  }
}
