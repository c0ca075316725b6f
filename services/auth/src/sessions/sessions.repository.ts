import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';

import { Session } from './session.entity.js';

@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(session: Session): Promise<void> {
    await this.dataSource.getRepository(Session).insert(session);
  }

  findOpen(id: string, userId: string, now: Date): Promise<Session | null> {
    return this.dataSource
      .getRepository(Session)
      .findOneBy({ id, userId, endedAt: IsNull(), expiresAt: MoreThan(now) });
  }

  /** @returns whether it was open until now */
  async end(id: string, userId: string, now: Date): Promise<boolean> {
    const { affected } = await this.dataSource
      .getRepository(Session)
      .update({ id, userId, endedAt: IsNull() }, { endedAt: now });
    return affected === 1;
  }

  async endAllOf(userId: string, now: Date, manager: EntityManager): Promise<Session[]> {
    const open = { userId, endedAt: IsNull(), expiresAt: MoreThan(now) };
    // A locking read sees what was committed since the transaction began, as the update does.
    const sessions = await manager.find(Session, {
      where: open,
      lock: { mode: 'pessimistic_write' },
    });
    await manager.update(Session, open, { endedAt: now });
    return sessions;
  }

  async prolong(id: string, expiresAt: Date): Promise<void> {
    await this.dataSource
      .getRepository(Session)
      .update({ id, endedAt: IsNull(), expiresAt: LessThan(expiresAt) }, { expiresAt });
  }

  /** Ended sessions whose tokens could still be shown. */
  findRevoked(now: Date): Promise<Session[]> {
    return this.dataSource
      .getRepository(Session)
      .findBy({ endedAt: Not(IsNull()), expiresAt: MoreThan(now) });
  }

  async deleteExpired(before: Date): Promise<void> {
    await this.dataSource.getRepository(Session).delete({ expiresAt: LessThan(before) });
  }
}
