import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';

import { ResetLink } from './reset-link.entity.js';

@Injectable()
export class ResetLinksRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(link: ResetLink): Promise<void> {
    await this.dataSource.getRepository(ResetLink).insert(link);
  }

  findOpen(digest: string, now: Date): Promise<ResetLink | null> {
    return this.dataSource.getRepository(ResetLink).findOneBy({ digest, expiresAt: MoreThan(now) });
  }

  /** @returns whether the link existed */
  async delete(digest: string, manager: EntityManager): Promise<boolean> {
    return (await manager.delete(ResetLink, { digest })).affected === 1;
  }

  async deleteAllOf(emailKey: string, manager: EntityManager): Promise<void> {
    await manager.delete(ResetLink, { emailKey });
  }

  async deleteExpired(now: Date): Promise<void> {
    await this.dataSource.getRepository(ResetLink).delete({ expiresAt: LessThanOrEqual(now) });
  }
}
