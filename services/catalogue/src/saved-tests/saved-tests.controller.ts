import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Removal, SavedTest, SaveTestBody } from './saved-tests.dto.js';
import { SavedTestsService } from './saved-tests.service.js';

@ApiTags('saved tests')
@ApiBearerAuth()
@Controller('api/user/saved-tests')
export class SavedTestsController {
  constructor(private readonly savedTests: SavedTestsService) {}

  @Get()
  @ApiOkResponse({ type: [SavedTest] })
  listSavedTests(@CurrentUser() user: AuthenticatedUser): Promise<SavedTest[]> {
    return this.savedTests.list(user.id);
  }

  @Post()
  @ApiCreatedResponse({ type: SavedTest })
  saveTest(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { testId }: SaveTestBody,
  ): Promise<SavedTest> {
    return this.savedTests.save(user.id, testId);
  }

  @Delete(':id')
  @ApiOkResponse({ type: Removal })
  async removeSavedTest(
    @CurrentUser() user: AuthenticatedUser,
    @Param('id') id: string,
  ): Promise<Removal> {
    await this.savedTests.remove(user.id, id);
    return { success: true };
  }
}
