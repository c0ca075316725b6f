import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { HistoryQueryDto, TestHistoryDto } from './history.dto.js';
import { HistoryService } from './history.service.js';

@ApiTags('history')
@ApiBearerAuth()
@Controller('api/user/test-history')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @Get()
  @ApiOkResponse({ type: TestHistoryDto })
  listTestHistory(
    @CurrentUser() user: AuthenticatedUser,
    @Query() query: HistoryQueryDto,
  ): Promise<TestHistoryDto> {
    return this.history.page(user.id, query);
  }
}
