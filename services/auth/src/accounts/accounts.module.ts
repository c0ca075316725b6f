import { Module } from '@nestjs/common';

import { SignInProvider } from '../clients/sign-in-provider.js';
import { CodesModule } from '../codes/codes.module.js';
import { MailQueue } from '../mail/mail.queue.js';
import { SessionsModule } from '../sessions/sessions.module.js';

import { AccountsController } from './accounts.controller.js';
import { AddressLimitGuard } from './address-limit.guard.js';
import { DemoLogin } from './demo-login.js';
import { LoginLimits } from './login-limits.js';
import { LoginService } from './login.service.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordResetService } from './password-reset.service.js';
import { ProviderLoginService } from './provider-login.service.js';
import { RegistrationService } from './registration.service.js';
import { UsersModule } from './users.module.js';

@Module({
  imports: [UsersModule, SessionsModule, CodesModule],
  controllers: [AccountsController],
  providers: [
    RegistrationService,
    LoginService,
    LoginLimits,
    ProviderLoginService,
    PasswordResetService,
    PasswordHasher,
    AddressLimitGuard,
    SignInProvider,
    MailQueue,
    DemoLogin,
  ],
})
export class AccountsModule {}
