import { Injectable } from '@nestjs/common';

import { SessionsService } from '../sessions/sessions.service.js';

import { emailNotVerified, wrongCredentials } from './accounts.errors.js';
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
  ) {}

  async logIn({ email, password, isRemembered, address }: Login): Promise<SignedIn> {
    const emailKey = emailKeyOf(email);
    await this.limits.admit(emailKey, address);
    const user = await this.users.findByEmailKey(emailKey);
    const isRight = await this.passwords.isRight(user?.passwordHash, password);
    if (!user || !isRight) throw wrongCredentials();
    if (!user.verifiedAt) throw emailNotVerified();
    await this.limits.welcome(emailKey, address);
    const token = await this.sessions.begin(user, { isRemembered });
    await this.refuseIfReset(user);
    return { token, user };
  }

  /** A reset that came while the old password was being checked ended all sessions but this new one. */
  private async refuseIfReset(user: User): Promise<void> {
    const present = await this.users.findVerified(user.id);
    if (present?.passwordHash === user.passwordHash) return;
    throw wrongCredentials();
  }
}
