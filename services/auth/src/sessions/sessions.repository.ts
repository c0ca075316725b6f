import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';

import { KnownDevice } from './known-device.entity.js';
import { RevokedSession } from './revoked-session.entity.js';
import { Session } from './session.entity.js';

@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(session: Session, manager: EntityManager): Promise<void> {
    await manager.insert(Session, session);
  }

  findOpen(
    id: string,
    userId: string,
    now: Date,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Session | null> {
    return manager.findOneBy(Session, { id, userId, endedAt: IsNull(), expiresAt: MoreThan(now) });
  }

  /** Newest first. */
  findAllOpen(userId: string, now: Date, atMost: number): Promise<Session[]> {
    return this.dataSource.getRepository(Session).find({
      where: { userId, endedAt: IsNull(), expiresAt: MoreThan(now) },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: atMost,
    });
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

  /** @returns false when it has been ended, or prolonged as far by another call */
  async prolong(id: string, expiresAt: Date): Promise<boolean> {
    const { affected } = await this.dataSource
      .getRepository(Session)
      .update({ id, endedAt: IsNull(), expiresAt: LessThan(expiresAt) }, { expiresAt });
    return affected === 1;
  }

  /** Lets what is known of a user's live tokens outlive the user. */
  async keepRevoked(userId: string, now: Date, manager: EntityManager): Promise<void> {
    const live = await manager.findBy(Session, { userId, expiresAt: MoreThan(now) });
    if (live.length === 0) return;
    await manager.insert(
      RevokedSession,
      live.map(({ id, expiresAt }) => ({ id, expiresAt })),
    );
  }

  /** Ended sessions whose tokens could still be shown, those of deleted accounts among them. */
  async findRevoked(now: Date): Promise<{ id: string }[]> {
    const [ended, orphaned] = await Promise.all([
      this.dataSource
        .getRepository(Session)
        .findBy({ endedAt: Not(IsNull()), expiresAt: MoreThan(now) }),
      this.dataSource.getRepository(RevokedSession).findBy({ expiresAt: MoreThan(now) }),
    ]);
    return [...ended, ...orphaned];
  }

  /** Every session that is still recorded, newest first. */
  findAll(userId: string): Promise<Session[]> {
    return this.dataSource
      .getRepository(Session)
      .find({ where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  async deleteExpired(before: Date): Promise<void> {
    await this.dataSource.getRepository(Session).delete({ expiresAt: LessThan(before) });
    await this.dataSource.getRepository(RevokedSession).delete({ expiresAt: LessThan(before) });
  }

  findDevices(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<KnownDevice[]> {
    return manager.findBy(KnownDevice, { userId });
  }

  async insertDevice(device: KnownDevice, manager: EntityManager): Promise<void> {
    await manager.insert(KnownDevice, device);
  }

  async deleteDevice(userId: string, device: string): Promise<void> {
    await this.dataSource.getRepository(KnownDevice).delete({ userId, device });
  }
}
