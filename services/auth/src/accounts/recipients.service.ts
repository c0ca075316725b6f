import { Injectable } from '@nestjs/common';

import type { User } from './user.entity.js';
import { UsersRepository, type Preferences } from './users.repository.js';

/** Filters students by whether they want a kind of mail. */
@Injectable()
export class RecipientsService {
  constructor(private readonly users: UsersRepository) {}

  async find(userIds: readonly string[], mail: keyof Preferences): Promise<User[]> {
    return userIds.length > 0 ? this.users.findRecipients(userIds, mail) : [];
  }
}
