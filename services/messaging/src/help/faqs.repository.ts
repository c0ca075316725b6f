import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { FaqRemovalEntity } from './faq-removal.entity.js';
import { FaqEntity } from './faq.entity.js';

const ORDER = { position: 'ASC', id: 'ASC' } as const;

@Injectable()
export class FaqsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findInOrder(): Promise<FaqEntity[]> {
    return this.dataSource.getRepository(FaqEntity).find({ order: ORDER });
  }

  /** Locks all answers until the transaction ends, so that imports run one after the other. */
  lockAll(manager: EntityManager): Promise<FaqEntity[]> {
    return manager.find(FaqEntity, { order: ORDER, lock: { mode: 'pessimistic_write' } });
  }

  async save(faqs: readonly FaqEntity[], manager: EntityManager): Promise<void> {
    await manager.save(FaqEntity, [...faqs]);
  }

  async delete(ids: readonly string[], manager: EntityManager): Promise<void> {
    if (ids.length > 0) await manager.delete(FaqEntity, { id: In(ids) });
  }

  /** Remembers which answers of the release an operator removed; forgets those that are back. */
  async changeRemovals(
    { removed, present }: { removed: readonly string[]; present: readonly string[] },
    now: Date,
    manager: EntityManager,
  ): Promise<void> {
    await manager.save(
      FaqRemovalEntity,
      removed.map((slug) => ({ slug, removedAt: now })),
    );
    if (present.length > 0) await manager.delete(FaqRemovalEntity, { slug: In(present) });
  }
}
