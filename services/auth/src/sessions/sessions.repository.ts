import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { KnownDeviceEntity } from './known-device.entity.js';
import { RevokedSessionEntity } from './revoked-session.entity.js';
import { SessionEntity } from './session.entity.js';

@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(session: SessionEntity, manager: EntityManager): Promise<void> {
    await manager.insert(SessionEntity, session);
  }

  findOpen(
    id: string,
    userId: string,
    now: Date,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<SessionEntity | null> {
    return manager.findOneBy(SessionEntity, {
      id,
      userId,
      endedAt: IsNull(),
      expiresAt: MoreThan(now),
    });
  }

  /** Newest first. */
  findAllOpen(userId: string, now: Date, limit: number): Promise<SessionEntity[]> {
    return this.dataSource.getRepository(SessionEntity).find({
      where: { userId, endedAt: IsNull(), expiresAt: MoreThan(now) },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  /** @returns whether the session was open before */
  async end(id: string, userId: string, now: Date): Promise<boolean> {
    const { affected } = await this.dataSource
      .getRepository(SessionEntity)
      .update({ id, userId, endedAt: IsNull() }, { endedAt: now });
    return affected === 1;
  }

  async endAllOf(userId: string, now: Date, manager: EntityManager): Promise<SessionEntity[]> {
    const open = { userId, endedAt: IsNull(), expiresAt: MoreThan(now) };
    // A locking read sees rows committed after the transaction started, as the update does.
    const sessions = await manager.find(SessionEntity, {
      where: open,
      lock: { mode: 'pessimistic_write' },
    });
    await manager.update(SessionEntity, open, { endedAt: now });
    return sessions;
  }

  /** @returns false when the session has ended, or another call extended it at least as far */
  async extend(id: string, expiresAt: Date): Promise<boolean> {
    const { affected } = await this.dataSource
      .getRepository(SessionEntity)
      .update({ id, endedAt: IsNull(), expiresAt: LessThan(expiresAt) }, { expiresAt });
    return affected === 1;
  }

  /** Stores the user's unexpired sessions as revoked, so that the record remains after the user is deleted. */
  async storeRevoked(userId: string, now: Date, manager: EntityManager): Promise<void> {
    const unexpired = await manager.findBy(SessionEntity, { userId, expiresAt: MoreThan(now) });
    if (unexpired.length === 0) return;
    await manager.insert(
      RevokedSessionEntity,
      unexpired.map(({ id, expiresAt }) => ({ id, expiresAt })),
    );
  }

  /** Ended sessions with unexpired tokens, including those of deleted accounts. */
  async findRevoked(now: Date): Promise<{ id: string }[]> {
    const [ended, orphaned] = await Promise.all([
      this.dataSource
        .getRepository(SessionEntity)
        .findBy({ endedAt: Not(IsNull()), expiresAt: MoreThan(now) }),
      this.dataSource.getRepository(RevokedSessionEntity).findBy({ expiresAt: MoreThan(now) }),
    ]);
    return [...ended, ...orphaned];
  }

  /** Every stored session, newest first. */
  findAll(userId: string): Promise<SessionEntity[]> {
    return this.dataSource
      .getRepository(SessionEntity)
      .find({ where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  async deleteExpired(before: Date): Promise<void> {
    await this.dataSource.getRepository(SessionEntity).delete({ expiresAt: LessThan(before) });
    await this.dataSource
      .getRepository(RevokedSessionEntity)
      .delete({ expiresAt: LessThan(before) });
  }

  findDevices(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<KnownDeviceEntity[]> {
    return manager.findBy(KnownDeviceEntity, { userId });
  }

  async insertDevice(device: KnownDeviceEntity, manager: EntityManager): Promise<void> {
    await manager.insert(KnownDeviceEntity, device);
  }

  async deleteDevice(userId: string, device: string): Promise<void> {
    await this.dataSource.getRepository(KnownDeviceEntity).delete({ userId, device });
  }
}
