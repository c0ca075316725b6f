import { Module } from '@nestjs/common';
import { BrowsersModule } from '../browsers/browsers.module.js';
import { CodesModule } from '../codes/codes.module.js';
import { LoginLimitsModule } from '../login-limits/login-limits.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { ResetLinksModule } from '../reset-links/reset-links.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetService } from './password-reset.service.js';

@Module({
  imports: [
    RegistrationModule,
    UsersModule,
    SessionsModule,
    BrowsersModule,
    CodesModule,
    ResetLinksModule,
    MailModule,
    PasswordsModule,
    LoginLimitsModule,
  ],
  controllers: [PasswordResetController],
  providers: [PasswordResetService],
})
export class PasswordResetModule {}
