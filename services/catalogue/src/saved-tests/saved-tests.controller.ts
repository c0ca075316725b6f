import { CurrentUser, UuidParam, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RemovalDto, SavedTestDto, SaveTestDto } from './saved-tests.dto.js';
import { savedTestNotFound } from './saved-tests.errors.js';
import { SavedTestsService } from './saved-tests.service.js';

@ApiTags('saved tests')
@ApiBearerAuth()
@Controller('api/user/saved-tests')
export class SavedTestsController {
  constructor(private readonly savedTests: SavedTestsService) {}

  @Get()
  @ApiOkResponse({ type: [SavedTestDto] })
  listSavedTests(@CurrentUser() user: AuthenticatedUser): Promise<SavedTestDto[]> {
    return this.savedTests.list(user.id);
  }

  @Post()
  @ApiCreatedResponse({ type: SavedTestDto })
  saveTest(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { testId }: SaveTestDto,
  ): Promise<SavedTestDto> {
    return this.savedTests.save(user.id, testId);
  }

  @Delete(':id')
  @ApiOkResponse({ type: RemovalDto })
  async removeSavedTest(
    @CurrentUser() user: AuthenticatedUser,
    @UuidParam('id', savedTestNotFound) id: string,
  ): Promise<RemovalDto> {
    await this.savedTests.remove(user.id, id);
    return { success: true };
  }
}
