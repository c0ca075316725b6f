import { Module } from '@nestjs/common';
import { AuthClient } from '../mail/auth.client.js';
import { MailModule } from '../mail/mail.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { SolutionsModule } from '../papers/solutions.module.js';
import { AttemptsModule } from '../taking/attempts.module.js';
import { StartQueueModule } from '../taking/start-queue/start-queue.module.js';
import { PublicationRepository } from './publication.repository.js';
import { PublicationService } from './publication.service.js';
import { PublicationSweeper } from './publication.sweeper.js';
import { ResultMailsService } from './result-mails.service.js';

@Module({
  imports: [AttemptsModule, MailModule, PapersModule, SolutionsModule, StartQueueModule],
  providers: [
    AuthClient,
    PublicationRepository,
    PublicationService,
    PublicationSweeper,
    ResultMailsService,
  ],
})
export class PublicationModule {}
