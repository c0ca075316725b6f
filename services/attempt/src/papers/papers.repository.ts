import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaperSnapshotEntity } from './paper-snapshot.entity.js';
import type { PaperSnapshot } from './paper.js';

@Injectable()
export class PapersRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findVersion(testId: string, version: number): Promise<PaperSnapshot | null> {
    const row = await this.dataSource
      .getRepository(PaperSnapshotEntity)
      .findOne({ select: { body: true }, where: { testId, version } });
    // The body was validated when it was stored, and no other code writes this table.
    return row ? (JSON.parse(row.body) as PaperSnapshot) : null;
  }

  /** Stores a version unless it is stored already. Stored versions are never overwritten. */
  async store(paper: PaperSnapshot, keptAt: Date): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .orIgnore()
      .into(PaperSnapshotEntity)
      .values({
        testId: paper.testId,
        version: paper.version,
        examId: paper.exam._id,
        examName: paper.exam.name,
        title: paper.title,
        category: paper.category,
        body: JSON.stringify(paper),
        keptAt,
      })
      .execute();
  }
}
