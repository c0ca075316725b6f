import { CurrentUser, UuidParam, type AuthenticatedUser } from '@abhyas/service-kit';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RegistrationDto, UpcomingTestDto } from './live-tests.dto.js';
import { liveTestNotFound } from './live-tests.errors.js';
import { LiveTestsService } from './live-tests.service.js';

@ApiTags('upcoming tests')
@ApiBearerAuth()
@Controller('api/user/upcoming-tests')
export class LiveTestsController {
  constructor(private readonly liveTests: LiveTestsService) {}

  @Get()
  @ApiOkResponse({ type: [UpcomingTestDto] })
  listUpcomingTests(@CurrentUser() user: AuthenticatedUser): Promise<UpcomingTestDto[]> {
    return this.liveTests.listUpcoming(user.id);
  }

  @Post(':id/register')
  @HttpCode(200)
  @ApiOkResponse({ type: RegistrationDto })
  async registerForTest(
    @CurrentUser() user: AuthenticatedUser,
    @UuidParam('id', liveTestNotFound) id: string,
  ): Promise<RegistrationDto> {
    await this.liveTests.register(user.id, id);
    return { success: true, registered: true };
  }
}
