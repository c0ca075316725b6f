import { Module } from '@nestjs/common';
import { BrowsersModule } from '../browsers/browsers.module.js';
import { PersonalDataClient } from '../clients/personal-data.client.js';
import { CodesModule } from '../codes/codes.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { ResetLinksModule } from '../reset-links/reset-links.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountRemoval } from './account-removal.js';
import { ErasureProcessor } from './erasure-processor.js';
import { ErasureSweeper } from './erasure.sweeper.js';
import { ErasuresRepository } from './erasures.repository.js';

@Module({
  imports: [
    RegistrationModule,
    PasswordsModule,
    UsersModule,
    SessionsModule,
    BrowsersModule,
    CodesModule,
    ResetLinksModule,
    MailModule,
  ],
  controllers: [AccountDeletionController],
  providers: [
    AccountDeletionService,
    AccountRemoval,
    ErasureProcessor,
    ErasureSweeper,
    ErasuresRepository,
    PersonalDataClient,
  ],
})
export class ErasureModule {}
