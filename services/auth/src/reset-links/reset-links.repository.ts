import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { ResetLinkEntity } from './reset-link.entity.js';

@Injectable()
export class ResetLinksRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(link: ResetLinkEntity): Promise<void> {
    await this.dataSource.getRepository(ResetLinkEntity).insert(link);
  }

  findOpen(digest: string, now: Date): Promise<ResetLinkEntity | null> {
    return this.dataSource
      .getRepository(ResetLinkEntity)
      .findOneBy({ digest, expiresAt: MoreThan(now) });
  }

  /** @returns whether the link existed */
  async delete(digest: string, manager: EntityManager): Promise<boolean> {
    return (await manager.delete(ResetLinkEntity, { digest })).affected === 1;
  }

  async deleteAllOf(emailKey: string, manager: EntityManager): Promise<void> {
    await manager.delete(ResetLinkEntity, { emailKey });
  }

  async deleteExpired(now: Date): Promise<void> {
    await this.dataSource
      .getRepository(ResetLinkEntity)
      .delete({ expiresAt: LessThanOrEqual(now) });
  }
}
