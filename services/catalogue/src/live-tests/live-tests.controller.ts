import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Registration, UpcomingTest } from './live-tests.dto.js';
import { LiveTestsService } from './live-tests.service.js';

@ApiTags('upcoming tests')
@ApiBearerAuth()
@Controller('api/user/upcoming-tests')
export class LiveTestsController {
  constructor(private readonly liveTests: LiveTestsService) {}

  @Get()
  @ApiOkResponse({ type: [UpcomingTest] })
  listUpcomingTests(@CurrentUser() user: AuthenticatedUser): Promise<UpcomingTest[]> {
    return this.liveTests.listUpcoming(user.id);
  }

  @Post(':id/register')
  @HttpCode(200)
  @ApiOkResponse({ type: Registration })
  async registerForTest(
    @CurrentUser() user: AuthenticatedUser,
    @Param('id') id: string,
  ): Promise<Registration> {
    await this.liveTests.register(user.id, id);
    return { success: true, registered: true };
  }
}
