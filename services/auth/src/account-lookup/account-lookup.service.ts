import { emailKeyOf } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';
import type { UserEntity } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import type { RecipientMail } from './account-lookup.dto.js';
import { unknownAccount } from './account-lookup.errors.js';

/** Finds accounts for the other services. */
@Injectable()
export class AccountLookupService {
  constructor(private readonly users: UsersRepository) {}

  /** @returns the account with this address; 404 when there is none */
  async find(email: string): Promise<UserEntity> {
    const user = await this.users.findByEmailKey(emailKeyOf(email));
    if (!user) throw unknownAccount();
    return user;
  }

  /** The accounts among these ids that get a kind of mail. */
  async findRecipients(userIds: readonly string[], mail: RecipientMail): Promise<UserEntity[]> {
    if (userIds.length === 0) return [];
    // A mail that responds to what a student did has no switch in the settings.
    return this.users.findRecipients(
      userIds,
      mail === 'testReminders' ? { testReminders: true } : {},
    );
  }
}
