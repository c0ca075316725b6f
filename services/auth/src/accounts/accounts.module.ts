import { Module } from '@nestjs/common';

import { BrowsersModule } from '../browsers/browsers.module.js';
import { SignInProvider } from '../clients/sign-in-provider.js';
import { CodesModule } from '../codes/codes.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ResetLinksModule } from '../reset-links/reset-links.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';

import { AccountLookupController } from './account-lookup.controller.js';
import { AccountLookupService } from './account-lookup.service.js';
import { AccountRegistry } from './account-registry.service.js';
import { AccountSweeper } from './account.sweeper.js';
import { AccountsController } from './accounts.controller.js';
import { DemoLogin } from './demo-login.js';
import { LoginAlerts } from './login-alerts.js';
import { LoginLimits } from './login-limits.js';
import { LoginService } from './login.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordCheck } from './password-check.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordNotices } from './password-notices.js';
import { PasswordResetService } from './password-reset.service.js';
import { PendingRegistrationsRepository } from './pending-registrations.repository.js';
import { ProviderLoginService } from './provider-login.service.js';
import { RecipientsController } from './recipients.controller.js';
import { RecipientsService } from './recipients.service.js';
import { RegistrationService } from './registration.service.js';
import { UsersModule } from './users.module.js';
import { VerificationMails } from './verification-mails.js';

@Module({
  imports: [UsersModule, SessionsModule, BrowsersModule, CodesModule, ResetLinksModule, MailModule],
  controllers: [AccountsController, AccountLookupController, RecipientsController],
  providers: [
    AccountRegistry,
    AccountSweeper,
    PendingRegistrationsRepository,
    RegistrationService,
    VerificationMails,
    AccountLookupService,
    RecipientsService,
    LoginService,
    LoginLimits,
    LoginAlerts,
    ProviderLoginService,
    PasswordResetService,
    PasswordHasher,
    PasswordCheck,
    PasswordChangeService,
    PasswordNotices,
    SignInProvider,
    DemoLogin,
  ],
  exports: [AccountRegistry, PasswordCheck, PasswordHasher, LoginLimits],
})
export class AccountsModule {}
