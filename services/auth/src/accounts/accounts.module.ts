import { Module } from '@nestjs/common';

import { SignInProvider } from '../clients/sign-in-provider.js';
import { CodesModule } from '../codes/codes.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';

import { AccountLookupController } from './account-lookup.controller.js';
import { AccountLookupService } from './account-lookup.service.js';
import { AccountsController } from './accounts.controller.js';
import { AddressLimitGuard } from './address-limit.guard.js';
import { DemoLogin } from './demo-login.js';
import { LoginAlerts } from './login-alerts.js';
import { LoginLimits } from './login-limits.js';
import { LoginService } from './login.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordCheck } from './password-check.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordNotices } from './password-notices.js';
import { PasswordResetService } from './password-reset.service.js';
import { ProviderLoginService } from './provider-login.service.js';
import { RecipientsController } from './recipients.controller.js';
import { RecipientsService } from './recipients.service.js';
import { Registrants } from './registrants.js';
import { RegistrationService } from './registration.service.js';
import { UsersModule } from './users.module.js';

@Module({
  imports: [UsersModule, SessionsModule, CodesModule, MailModule],
  controllers: [AccountsController, AccountLookupController, RecipientsController],
  providers: [
    RegistrationService,
    Registrants,
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
    AddressLimitGuard,
    SignInProvider,
    DemoLogin,
  ],
  exports: [PasswordCheck, LoginLimits],
})
export class AccountsModule {}
