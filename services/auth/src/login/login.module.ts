import { Module } from '@nestjs/common';
import { BrowsersModule } from '../browsers/browsers.module.js';
import { LoginLimitsModule } from '../login-limits/login-limits.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { DemoLogin } from './demo-login.js';
import { LoginAlerts } from './login-alerts.js';
import { LoginController } from './login.controller.js';
import { LoginService } from './login.service.js';

@Module({
  imports: [
    RegistrationModule,
    SessionsModule,
    BrowsersModule,
    MailModule,
    PasswordsModule,
    LoginLimitsModule,
  ],
  controllers: [LoginController],
  providers: [LoginService, LoginAlerts, DemoLogin],
  exports: [LoginAlerts],
})
export class LoginModule {}
