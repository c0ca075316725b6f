import { Module } from '@nestjs/common';
import { AuthClient } from '../clients/auth.client.js';
import { MailModule } from '../mail/mail.module.js';
import { InternalLiveTestsController } from './internal-live-tests.controller.js';
import { LiveTestCalendarController } from './live-test-calendar.controller.js';
import { LiveTestsController } from './live-tests.controller.js';
import { LiveTestsRepository } from './live-tests.repository.js';
import { LiveTestsService } from './live-tests.service.js';
import { RegistrationMailsRepository } from './registration-mails.repository.js';
import { RegistrationMailsService } from './registration-mails.service.js';
import { RegistrationMailsSweeper } from './registration-mails.sweeper.js';

@Module({
  imports: [MailModule],
  controllers: [LiveTestsController, LiveTestCalendarController, InternalLiveTestsController],
  providers: [
    AuthClient,
    LiveTestsService,
    LiveTestsRepository,
    RegistrationMailsRepository,
    RegistrationMailsService,
    RegistrationMailsSweeper,
  ],
  exports: [LiveTestsRepository],
})
export class LiveTestsModule {}
