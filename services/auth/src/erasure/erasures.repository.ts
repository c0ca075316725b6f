import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, type EntityManager } from 'typeorm';

import { Erasure } from './erasure.entity.js';

@Injectable()
export class ErasuresRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(erasure: Erasure, manager: EntityManager): Promise<void> {
    await manager.insert(Erasure, erasure);
  }

  findDue(now: Date, limit: number): Promise<Erasure[]> {
    return this.dataSource.getRepository(Erasure).find({
      where: { dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC' },
      take: limit,
    });
  }

  /** Claims an erasure for a while. @returns false when another process has claimed it */
  async claim({ id, dueAt }: Erasure, until: Date): Promise<boolean> {
    const { affected } = await this.dataSource
      .getRepository(Erasure)
      .update({ id, dueAt }, { dueAt: until });
    return affected === 1;
  }

  async update(id: string, change: Partial<Omit<Erasure, 'id'>>): Promise<void> {
    await this.dataSource.getRepository(Erasure).update({ id }, change);
  }

  async delete(id: string): Promise<void> {
    await this.dataSource.getRepository(Erasure).delete({ id });
  }
}
