import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, type EntityManager } from 'typeorm';
import { ErasureEntity } from './erasure.entity.js';

@Injectable()
export class ErasuresRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(erasure: ErasureEntity, manager: EntityManager): Promise<void> {
    await manager.insert(ErasureEntity, erasure);
  }

  findDue(now: Date, limit: number): Promise<ErasureEntity[]> {
    return this.dataSource.getRepository(ErasureEntity).find({
      where: { dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC' },
      take: limit,
    });
  }

  /** Claims an erasure for a while. @returns false when another process has claimed it */
  async claim({ id, dueAt }: ErasureEntity, until: Date): Promise<boolean> {
    const { affected } = await this.dataSource
      .getRepository(ErasureEntity)
      .update({ id, dueAt }, { dueAt: until });
    return affected === 1;
  }

  async update(id: string, change: Partial<Omit<ErasureEntity, 'id'>>): Promise<void> {
    await this.dataSource.getRepository(ErasureEntity).update({ id }, change);
  }

  async delete(id: string): Promise<void> {
    await this.dataSource.getRepository(ErasureEntity).delete({ id });
  }
}
