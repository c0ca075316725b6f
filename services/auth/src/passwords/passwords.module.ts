import { Module } from '@nestjs/common';
import { LoginLimitsModule } from '../login-limits/login-limits.module.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasswordCheck } from './password-check.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordNotices } from './password-notices.js';
import { HASH_COST, PASSWORD_COST } from './rules/password-cost.js';

@Module({
  imports: [UsersModule, LoginLimitsModule, MailModule],
  providers: [
    PasswordHasher,
    PasswordCheck,
    PasswordNotices,
    { provide: HASH_COST, useValue: PASSWORD_COST },
  ],
  exports: [PasswordHasher, PasswordCheck, PasswordNotices],
})
export class PasswordsModule {}
