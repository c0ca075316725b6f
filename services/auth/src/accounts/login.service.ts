import { Injectable } from '@nestjs/common';

import { SessionsService } from '../sessions/sessions.service.js';

import { emailNotVerified, wrongCredentials } from './accounts.errors.js';
import { LoginAlerts } from './login-alerts.js';
import { LoginLimits } from './login-limits.js';
import { PasswordHasher } from './password-hasher.js';
import { emailKeyOf } from './rules/email-key.js';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** A try to log in. */
export interface Login {
  email: string;
  password: string;
  isRemembered: boolean;
  address: string;
  device: string;
}

/** A session that has begun. */
export interface SignedIn {
  token: string;
  user: User;
}

@Injectable()
export class LoginService {
  constructor(
    private readonly users: UsersRepository,
    private readonly limits: LoginLimits,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly alerts: LoginAlerts,
  ) {}

  async logIn({ email, password, isRemembered, address, device }: Login): Promise<SignedIn> {
    this.passwords.requireRoom();
    const emailKey = emailKeyOf(email);
    await this.limits.admit(emailKey, address);
    const user = await this.users.findByEmailKey(emailKey);
    const isRight = await this.passwords.isRight(user?.passwordHash, password);
    if (!user || !isRight) throw wrongCredentials();
    if (!user.verifiedAt) {
      await this.limits.forgive(emailKey, address);
      throw emailNotVerified();
    }
    const begun = await this.sessions.begin(user, { isRemembered, device });
    if (!begun) throw wrongCredentials();
    await this.limits.welcome(emailKey, address);
    if (begun.isNewDevice) await this.alerts.tell(user, device);
    return { token: begun.token, user };
  }
}
