import { Injectable } from '@nestjs/common';
import { emailKeyOf } from '../users/rules/email-key.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersRepository, type Preferences } from '../users/users.repository.js';
import { unknownAccount } from './account-lookup.errors.js';

/** Finds accounts for the other services. */
@Injectable()
export class AccountLookupService {
  constructor(private readonly users: UsersRepository) {}

  /** @returns the verified account with this address; 404 when there is none */
  async find(email: string): Promise<UserEntity> {
    const user = await this.users.findByEmailKey(emailKeyOf(email));
    if (!user?.verifiedAt) throw unknownAccount();
    return user;
  }

  /** The verified accounts among these ids that want a kind of mail. */
  async findRecipients(userIds: readonly string[], mail: keyof Preferences): Promise<UserEntity[]> {
    return userIds.length > 0 ? this.users.findRecipients(userIds, mail) : [];
  }
}
