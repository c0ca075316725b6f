import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { PendingRegistrationEntity } from './pending-registration.entity.js';

@Injectable()
export class PendingRegistrationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Replaces an earlier one of the same browser. */
  async save(registration: PendingRegistrationEntity): Promise<void> {
    await this.dataSource
      .getRepository(PendingRegistrationEntity)
      .upsert(registration, ['emailKey', 'browser']);
  }

  /** Newest first. */
  findAllOf(emailKey: string, since: Date): Promise<PendingRegistrationEntity[]> {
    return this.dataSource.getRepository(PendingRegistrationEntity).find({
      where: { emailKey, createdAt: MoreThan(since) },
      order: { createdAt: 'DESC', browser: 'ASC' },
    });
  }

  /** Keeps only the newest registrations of an address. */
  async deleteSurplus(emailKey: string, max: number): Promise<void> {
    const repository = this.dataSource.getRepository(PendingRegistrationEntity);
    const surplus = await repository.find({
      select: { emailKey: true, browser: true },
      where: { emailKey },
      order: { createdAt: 'DESC', browser: 'ASC' },
      skip: max,
      take: max,
    });
    if (surplus.length === 0) return;
    await repository.delete({ emailKey, browser: In(surplus.map(({ browser }) => browser)) });
  }

  async deleteAllOf(emailKey: string, manager: EntityManager): Promise<void> {
    await manager.delete(PendingRegistrationEntity, { emailKey });
  }

  async deleteOlderThan(moment: Date): Promise<void> {
    await this.dataSource
      .getRepository(PendingRegistrationEntity)
      .delete({ createdAt: LessThan(moment) });
  }
}
