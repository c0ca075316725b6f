import { Internal } from '@abhyas/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse } from '@nestjs/swagger';
import { UserSummaryDto } from './history.dto.js';
import { HistoryService } from './history.service.js';

@Internal()
@ApiExcludeController()
@Controller('internal/users')
export class SummaryController {
  constructor(private readonly history: HistoryService) {}

  @Get(':userId/summary')
  @ApiOkResponse({ type: UserSummaryDto })
  showSummary(@Param('userId') userId: string): Promise<UserSummaryDto> {
    return this.history.summary(userId);
  }
}
