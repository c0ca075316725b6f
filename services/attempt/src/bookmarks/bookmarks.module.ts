import { Module } from '@nestjs/common';
import { PapersModule } from '../papers/papers.module.js';
import { SeenQuestionsModule } from '../seen-questions/seen-questions.module.js';
import { SolutionsModule } from '../solutions/solutions.module.js';
import { BookmarksController } from './bookmarks.controller.js';
import { BookmarksRepository } from './bookmarks.repository.js';
import { BookmarksService } from './bookmarks.service.js';

@Module({
  imports: [PapersModule, SeenQuestionsModule, SolutionsModule],
  controllers: [BookmarksController],
  providers: [BookmarksRepository, BookmarksService],
  exports: [BookmarksService],
})
export class BookmarksModule {}
