import { Module } from '@nestjs/common';
import { AuthClient } from '../../mail/auth.client.js';
import { MailModule } from '../../mail/mail.module.js';
import { PapersModule } from '../../papers/papers.module.js';
import { QuestionReportsController } from './question-reports.controller.js';
import { QuestionReportsRepository } from './question-reports.repository.js';
import { QuestionReportsService } from './question-reports.service.js';
import { ReportMailsService } from './report-mails.service.js';
import { ReportMailsSweeper } from './report-mails.sweeper.js';
import { SeenQuestionsModule } from './seen-questions.module.js';

@Module({
  imports: [MailModule, PapersModule, SeenQuestionsModule],
  controllers: [QuestionReportsController],
  providers: [
    AuthClient,
    QuestionReportsRepository,
    QuestionReportsService,
    ReportMailsService,
    ReportMailsSweeper,
  ],
  exports: [QuestionReportsService],
})
export class QuestionReportsModule {}
