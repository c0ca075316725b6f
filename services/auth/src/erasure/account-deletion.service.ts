import {
  CLOCK,
  IDS,
  runInTransaction,
  type AuthenticatedUser,
  type Clock,
  type Ids,
} from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../browsers/caller.types.js';
import { PasswordCheck } from '../passwords/password-check.js';
import { wrongPassword } from '../passwords/passwords.errors.js';
import { AccountRegistry } from '../registration/account-registry.service.js';
import { ResetLinks } from '../reset-links/reset-links.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import { ErasureProcessor } from './erasure-processor.js';
import type { ErasureEntity } from './erasure.entity.js';
import { ErasuresRepository } from './erasures.repository.js';
import { CLAIM_SECONDS } from './rules/next-pass.js';

@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly registry: AccountRegistry,
    private readonly check: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly links: ResetLinks,
    private readonly erasures: ErasuresRepository,
    private readonly processor: ErasureProcessor,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /**
   * Deletes the account in this service and stores the erasure in the same transaction. So the other
   * services erase their data even if this process dies.
   */
  async delete(current: AuthenticatedUser, password: string, caller: Caller): Promise<void> {
    const user = await this.check.confirm(current, password, { caller, field: 'password' });
    const erasure = this.erasureOf(user);
    const ended = await runInTransaction(this.dataSource, async (manager) => {
      const locked = await this.users.lock(user.id, manager);
      // Another request changed the password while this one was being checked.
      if (locked?.passwordHash !== user.passwordHash) throw wrongPassword('password');
      await this.sessions.findOpen(current, manager);
      const sessionIds = await this.sessions.endAllBeforeDeletion(user.id, manager);
      await this.links.revokeAllOf(user.emailKey, manager);
      await this.registry.deletePending(user.emailKey, manager);
      await this.erasures.insert(erasure, manager);
      await this.users.delete(user.id, manager);
      return sessionIds;
    });
    await this.sessions.announceEnded(ended);
    await this.processor.runPass(erasure);
  }

  /** Claimed from the start, because this process runs the first pass. */
  private erasureOf({ id: userId, email, name }: UserEntity): ErasureEntity {
    const now = this.clock.now();
    return {
      id: this.ids.uuid(),
      ...{ userId, email, name },
      requestedAt: now,
      dueAt: new Date(now.getTime() + CLAIM_SECONDS * 1000),
      tries: 0,
      farewellAt: null,
      erasedAt: null,
    };
  }
}
