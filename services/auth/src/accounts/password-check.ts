import { sessionEnded } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';

import type { Caller } from '../browsers/caller.types.js';

import { noPassword, wrongPassword } from './accounts.errors.js';
import { LoginLimits } from './login-limits.js';
import { PasswordHasher } from './password-hasher.js';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** Where a password was typed. */
export interface PasswordEntry {
  caller: Caller;
  /** The input field that a wrong one is shown beside. */
  field: string;
}

/** Asks someone who is signed in for their password once more; wrong ones count with the failed log-ins. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly users: UsersRepository,
    private readonly limits: LoginLimits,
    private readonly passwords: PasswordHasher,
  ) {}

  /** @returns the account whose password it is; 422 for a wrong one, 409 when there is none */
  async confirm(
    userId: string,
    password: string,
    { caller, field }: PasswordEntry,
  ): Promise<User & { passwordHash: string }> {
    this.passwords.requireDiskSpace();
    const user = await this.users.findVerified(userId);
    if (!user) throw sessionEnded();
    const { passwordHash } = user;
    if (passwordHash === null) throw noPassword();
    const counted = await this.limits.admit(user.emailKey, caller);
    if (!(await this.passwords.isRight(passwordHash, password))) throw wrongPassword(field);
    await this.limits.forgive(counted);
    return { ...user, passwordHash };
  }
}
