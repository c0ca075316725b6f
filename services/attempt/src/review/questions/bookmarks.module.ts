import { Module } from '@nestjs/common';
import { PapersModule } from '../../papers/papers.module.js';
import { SolutionsModule } from '../../papers/solutions.module.js';
import { BookmarksController } from './bookmarks.controller.js';
import { BookmarksRepository } from './bookmarks.repository.js';
import { BookmarksService } from './bookmarks.service.js';
import { SeenQuestionsModule } from './seen-questions.module.js';

@Module({
  imports: [PapersModule, SeenQuestionsModule, SolutionsModule],
  controllers: [BookmarksController],
  providers: [BookmarksRepository, BookmarksService],
  exports: [BookmarksService],
})
export class BookmarksModule {}
