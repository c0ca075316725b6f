import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { TakingModule } from '../taking/taking.module.js';
import { AttemptedTestsController } from './history/attempted-tests.controller.js';
import { AttemptedTestsService } from './history/attempted-tests.service.js';
import { FilteredHistoryRepository } from './history/filtered-history.repository.js';
import { HistoryController } from './history/history.controller.js';
import { HistoryRepository } from './history/history.repository.js';
import { HistoryService } from './history/history.service.js';
import { OwnAttemptedTestsController } from './history/own-attempted-tests.controller.js';
import { OwnAttemptedTestsService } from './history/own-attempted-tests.service.js';
import { SummaryController } from './history/summary.controller.js';
import { PerformanceController } from './performance/performance.controller.js';
import { PerformanceRepository } from './performance/performance.repository.js';
import { PerformanceService } from './performance/performance.service.js';
import { PublicationRepository } from './publication.repository.js';
import { PublicationService } from './publication.service.js';
import { PublicationSweeper } from './publication.sweeper.js';
import { BookmarksController } from './questions/bookmarks.controller.js';
import { BookmarksRepository } from './questions/bookmarks.repository.js';
import { BookmarksService } from './questions/bookmarks.service.js';
import { QuestionReportsController } from './questions/question-reports.controller.js';
import { QuestionReportsRepository } from './questions/question-reports.repository.js';
import { QuestionReportsService } from './questions/question-reports.service.js';
import { ReportMailsService } from './questions/report-mails.service.js';
import { ReportMailsSweeper } from './questions/report-mails.sweeper.js';
import { SeenQuestionsService } from './questions/seen-questions.service.js';
import { ResultMailsService } from './result-mails.service.js';
import { NextTestsService } from './results/next-tests.service.js';
import { ResultsController } from './results/results.controller.js';
import { ResultsService } from './results/results.service.js';

@Module({
  imports: [MailModule, PapersModule, RankingsModule, TakingModule],
  controllers: [
    AttemptedTestsController,
    HistoryController,
    OwnAttemptedTestsController,
    SummaryController,
    PerformanceController,
    BookmarksController,
    QuestionReportsController,
    ResultsController,
  ],
  providers: [
    AttemptedTestsService,
    FilteredHistoryRepository,
    HistoryRepository,
    HistoryService,
    OwnAttemptedTestsService,
    PerformanceRepository,
    PerformanceService,
    PublicationRepository,
    PublicationService,
    PublicationSweeper,
    ResultMailsService,
    BookmarksRepository,
    BookmarksService,
    QuestionReportsRepository,
    QuestionReportsService,
    ReportMailsService,
    ReportMailsSweeper,
    SeenQuestionsService,
    NextTestsService,
    ResultsService,
  ],
  exports: [BookmarksService, QuestionReportsService],
})
export class ReviewModule {}
