import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThanOrEqual, MoreThan, Not, type EntityManager } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';
import { KnownBrowserEntity } from './known-browser.entity.js';

@Injectable()
export class KnownBrowsersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the account with this address has used a browser recently. Runs the same query for every address. */
  exists(emailKey: string, browser: string, since: Date): Promise<boolean> {
    return this.dataSource
      .getRepository(KnownBrowserEntity)
      .createQueryBuilder('known')
      .innerJoin(UserEntity, 'user', 'user.id = known.userId')
      .where({ browser, lastSeenAt: MoreThan(since) })
      .andWhere('user.emailKey = :emailKey', { emailKey })
      .getExists();
  }

  /** The account that used a browser last. */
  findLatest(browser: string, since: Date): Promise<KnownBrowserEntity | null> {
    return this.dataSource.getRepository(KnownBrowserEntity).findOne({
      where: { browser, lastSeenAt: MoreThan(since) },
      order: { lastSeenAt: 'DESC' },
    });
  }

  findAll(userId: string, since: Date): Promise<KnownBrowserEntity[]> {
    return this.dataSource.getRepository(KnownBrowserEntity).find({
      where: { userId, lastSeenAt: MoreThan(since) },
      order: { lastSeenAt: 'DESC', browser: 'ASC' },
    });
  }

  /** Stores a browser, or updates when it was last seen. */
  async save(known: KnownBrowserEntity, manager: EntityManager): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(KnownBrowserEntity)
      .values(known)
      .orUpdate(['device', 'last_seen_at'], ['user_id', 'browser'])
      .execute();
  }

  /** Updates when a browser was last seen, if that was at the latest at a given time. */
  async renew(
    userId: string,
    browser: string,
    { now, before }: { now: Date; before: Date },
  ): Promise<void> {
    await this.dataSource
      .getRepository(KnownBrowserEntity)
      .update({ userId, browser, lastSeenAt: LessThanOrEqual(before) }, { lastSeenAt: now });
  }

  /** Limits the browsers of an account. Keeps those that returned first, then the newest. */
  async deleteSurplus(userId: string, max: number, manager: EntityManager): Promise<void> {
    const surplus = await manager
      .createQueryBuilder(KnownBrowserEntity, 'known')
      .where({ userId })
      .orderBy('known.last_seen_at > known.first_seen_at', 'DESC')
      .addOrderBy('known.last_seen_at', 'DESC')
      .offset(max)
      .limit(max)
      .getMany();
    if (surplus.length === 0) return;
    const browsers = surplus.map(({ browser }) => browser);
    await manager.delete(KnownBrowserEntity, { userId, browser: In(browsers) });
  }

  async deleteOthers(userId: string, browser: string, manager: EntityManager): Promise<void> {
    await manager.delete(KnownBrowserEntity, { userId, browser: Not(browser) });
  }

  async deleteNotSeenSince(since: Date): Promise<void> {
    await this.dataSource
      .getRepository(KnownBrowserEntity)
      .delete({ lastSeenAt: LessThanOrEqual(since) });
  }
}
