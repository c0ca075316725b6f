import { runInTransaction, type AuthenticatedUser } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../browsers/caller.types.js';
import { PasswordCheck } from '../passwords/password-check.js';
import { wrongPassword } from '../passwords/passwords.errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsersRepository } from '../users/users.repository.js';
import { AccountRemoval } from './account-removal.js';
import { ErasureProcessor } from './erasure-processor.js';
import { CLAIM_SECONDS } from './rules/next-pass.js';

@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly check: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly removal: AccountRemoval,
    private readonly processor: ErasureProcessor,
  ) {}

  async delete(current: AuthenticatedUser, password: string, caller: Caller): Promise<void> {
    const user = await this.check.confirm(current, password, { caller, field: 'password' });
    const { erasure, endedSessions } = await runInTransaction(this.dataSource, async (manager) => {
      const locked = await this.users.lock(user.id, manager);
      // Another request changed the password while this one was being checked.
      if (locked?.passwordHash !== user.passwordHash) throw wrongPassword('password');
      await this.sessions.findOpen(current, manager);
      // Claimed from the start, because this process runs the first pass.
      return this.removal.remove(user, CLAIM_SECONDS * 1000, manager);
    });
    await this.sessions.announceEnded(endedSessions);
    await this.processor.runPass(erasure);
  }
}
