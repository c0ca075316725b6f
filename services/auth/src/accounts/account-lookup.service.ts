import { Injectable } from '@nestjs/common';

import { unknownAccount } from './accounts.errors.js';
import { emailKeyOf } from './rules/email-key.js';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** Finds accounts by e-mail address for the other services. */
@Injectable()
export class AccountLookupService {
  constructor(private readonly users: UsersRepository) {}

  /** @returns the verified account with this address; 404 when there is none */
  async find(email: string): Promise<User> {
    const user = await this.users.findByEmailKey(emailKeyOf(email));
    if (!user?.verifiedAt) throw unknownAccount();
    return user;
  }
}
