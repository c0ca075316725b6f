import { Module } from '@nestjs/common';
import { BrowsersModule } from '../browsers/browsers.module.js';
import { CodesModule } from '../codes/codes.module.js';
import { LoginLimitsModule } from '../login-limits/login-limits.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { ResetLinksModule } from '../reset-links/reset-links.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasswordChangeController } from './password-change.controller.js';
import { PasswordChangeService } from './password-change.service.js';

@Module({
  imports: [
    UsersModule,
    SessionsModule,
    BrowsersModule,
    CodesModule,
    ResetLinksModule,
    PasswordsModule,
    LoginLimitsModule,
  ],
  controllers: [PasswordChangeController],
  providers: [PasswordChangeService],
})
export class PasswordChangeModule {}
