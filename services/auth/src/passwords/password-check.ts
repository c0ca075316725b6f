import { sessionEnded, type AuthenticatedUser } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../browsers/caller.types.js';
import { LoginLimits } from '../login-limits/login-limits.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import { PasswordHasher } from './password-hasher.js';
import { noPassword, wrongPassword } from './passwords.errors.js';

/** Where a password was entered. */
export interface PasswordEntry {
  caller: Caller;
  /** The form field that shows the error. */
  field: string;
}

/** Checks the password of a student who is signed in. Wrong passwords are counted by session. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly users: UsersRepository,
    private readonly limits: LoginLimits,
    private readonly passwords: PasswordHasher,
  ) {}

  /** @returns the account; 422 for a wrong password, 409 for an account without a password */
  async confirm(
    current: AuthenticatedUser,
    password: string,
    { caller, field }: PasswordEntry,
  ): Promise<UserEntity & { passwordHash: string }> {
    this.passwords.assertCapacity();
    const user = await this.users.findById(current.id);
    if (!user) throw sessionEnded();
    const { passwordHash } = user;
    if (passwordHash === null) throw noPassword();
    const counted = await this.limits.consumeSigned(current, caller);
    if (!(await this.passwords.isRight(passwordHash, password))) throw wrongPassword(field);
    await this.limits.refund(counted);
    return { ...user, passwordHash };
  }
}
