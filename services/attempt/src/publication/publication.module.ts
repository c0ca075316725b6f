import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuthClient } from '../clients/auth.client.js';
import { MailModule } from '../mail/mail.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { SolutionsModule } from '../solutions/solutions.module.js';
import { StartQueueModule } from '../start-queue/start-queue.module.js';
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
