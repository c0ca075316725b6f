import { CLOCK, IDS, type Clock, type Ids } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PendingRegistrationsRepository } from '../registration/pending-registrations.repository.js';
import { ResetLinksRepository } from '../reset-links/reset-links.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import type { ErasureEntity } from './erasure.entity.js';
import { ErasuresRepository } from './erasures.repository.js';

/** An account that was deleted in this service. */
export interface RemovedAccount {
  erasure: ErasureEntity;
  /** Announce them after the transaction commits. */
  endedSessions: string[];
}

/**
 * Deletes an account in this service and stores the erasure in the same transaction. So the other
 * services erase their data even if this process dies.
 */
@Injectable()
export class AccountRemoval {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly links: ResetLinksRepository,
    private readonly registrations: PendingRegistrationsRepository,
    private readonly erasures: ErasuresRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /**
   * Call it with the account's row locked.
   *
   * @param claimedForMs how long no other process runs the erasure's first pass, because the caller does
   */
  async remove(
    { id: userId, email, emailKey, name }: UserEntity,
    claimedForMs: number,
    manager: EntityManager,
  ): Promise<RemovedAccount> {
    const now = this.clock.now();
    const erasure: ErasureEntity = {
      id: this.ids.uuid(),
      ...{ userId, email, name },
      requestedAt: now,
      dueAt: new Date(now.getTime() + claimedForMs),
      tries: 0,
      notifiedAt: null,
      erasedAt: null,
    };
    const ended = await this.sessions.endAllOf(userId, now, manager);
    // The revocations remain stored without the account.
    await this.sessions.storeRevoked(userId, now, manager);
    await this.links.deleteAllOf(emailKey, manager);
    await this.registrations.deleteAllOf(emailKey, manager);
    await this.erasures.insert(erasure, manager);
    await this.users.delete(userId, manager);
    return { erasure, endedSessions: ended.map((session) => session.id) };
  }
}
