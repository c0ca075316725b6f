import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { OwnAttemptedTestDto, OwnAttemptedTestsQueryDto } from './own-attempted-tests.dto.js';
import { OwnAttemptedTestsService } from './own-attempted-tests.service.js';

@ApiTags('history')
@ApiBearerAuth()
@Controller('api/user/attempted-tests')
export class OwnAttemptedTestsController {
  constructor(private readonly attemptedTests: OwnAttemptedTestsService) {}

  /** An exam without an attempt of the caller, or that does not exist, has an empty list. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [OwnAttemptedTestDto] })
  listOwn(
    @CurrentUser() user: AuthenticatedUser,
    @Query() { examId }: OwnAttemptedTestsQueryDto,
  ): Promise<OwnAttemptedTestDto[]> {
    return this.attemptedTests.list(user.id, examId);
  }
}
