import { Internal, UuidParam } from '@abhyas/service-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse } from '@nestjs/swagger';
import { UserSummaryDto } from './history.dto.js';
import { studentNotFound } from './history.errors.js';
import { HistoryService } from './history.service.js';

@Internal()
@ApiExcludeController()
@Controller('internal/users')
export class SummaryController {
  constructor(private readonly history: HistoryService) {}

  @Get(':userId/summary')
  @ApiOkResponse({ type: UserSummaryDto })
  showSummary(@UuidParam('userId', studentNotFound) userId: string): Promise<UserSummaryDto> {
    return this.history.summary(userId);
  }
}
