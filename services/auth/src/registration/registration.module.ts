import { Module } from '@nestjs/common';
import { BrowsersModule } from '../browsers/browsers.module.js';
import { CodesModule } from '../codes/codes.module.js';
import { LoginLimitsModule } from '../login-limits/login-limits.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { ResetLinksModule } from '../reset-links/reset-links.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountRegistry } from './account-registry.service.js';
import { AccountSweeper } from './account.sweeper.js';
import { PendingRegistrationsRepository } from './pending-registrations.repository.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationService } from './registration.service.js';
import { VerificationMails } from './verification-mails.js';

@Module({
  imports: [
    UsersModule,
    SessionsModule,
    BrowsersModule,
    CodesModule,
    ResetLinksModule,
    MailModule,
    PasswordsModule,
    LoginLimitsModule,
  ],
  controllers: [RegistrationController],
  providers: [
    RegistrationService,
    AccountRegistry,
    PendingRegistrationsRepository,
    VerificationMails,
    AccountSweeper,
  ],
  exports: [AccountRegistry, PendingRegistrationsRepository, VerificationMails],
})
export class RegistrationModule {}
