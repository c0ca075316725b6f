import { BodyLimit, CurrentUser, UuidParam, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Controller, Delete, Get, Header, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { attemptNotFound } from '../../taking/attempts.errors.js';
import {
  BookmarkDto,
  BookmarkedQuestionsDto,
  BookmarkRemovalDto,
  BookmarksPageDto,
  BookmarksQueryDto,
  SaveBookmarkDto,
} from './bookmarks.dto.js';
import { BookmarksService } from './bookmarks.service.js';
import { bookmarkNotFound, questionNotSeen } from './questions.errors.js';

/** A note in any script, so that one that is too long gets a sentence that says so. */
const MAX_BODY_BYTES = 64 * 1024;

@ApiTags('bookmarks')
@ApiBearerAuth()
@Controller('api/user/bookmarks')
export class BookmarksController {
  constructor(private readonly bookmarks: BookmarksService) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: BookmarksPageDto })
  listBookmarks(
    @CurrentUser() user: AuthenticatedUser,
    @Query() query: BookmarksQueryDto,
  ): Promise<BookmarksPageDto> {
    return this.bookmarks.page(user.id, query);
  }

  @Get('of-attempt/:attemptId')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: BookmarkedQuestionsDto })
  async listOfAttempt(
    @CurrentUser() user: AuthenticatedUser,
    @UuidParam('attemptId', attemptNotFound) attemptId: string,
  ): Promise<BookmarkedQuestionsDto> {
    return { questionIds: await this.bookmarks.ofAttempt(user.id, attemptId) };
  }

  @Put(':questionId')
  @BodyLimit(MAX_BODY_BYTES)
  @ApiOkResponse({ type: BookmarkDto })
  saveBookmark(
    @CurrentUser() user: AuthenticatedUser,
    @UuidParam('questionId', questionNotSeen) questionId: string,
    @Body() input: SaveBookmarkDto,
  ): Promise<BookmarkDto> {
    return this.bookmarks.save(user.id, questionId, input);
  }

  @Delete(':questionId')
  @ApiOkResponse({ type: BookmarkRemovalDto })
  async removeBookmark(
    @CurrentUser() user: AuthenticatedUser,
    @UuidParam('questionId', bookmarkNotFound) questionId: string,
  ): Promise<BookmarkRemovalDto> {
    await this.bookmarks.remove(user.id, questionId);
    return { success: true };
  }
}
