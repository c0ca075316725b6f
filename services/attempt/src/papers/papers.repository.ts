import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SealedPaper } from './sealed-paper.schema.js';
import { SealedPaperEntity } from './sealed-paper.entity.js';

@Injectable()
export class PapersRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findVersion(testId: string, version: number): Promise<SealedPaper | null> {
    const row = await this.dataSource
      .getRepository(SealedPaperEntity)
      .findOne({ select: { body: true }, where: { testId, version } });
    // The body was checked when it was kept, and nothing else writes this table.
    return row ? (JSON.parse(row.body) as SealedPaper) : null;
  }

  /** Keeps a version unless it is there already; what is kept is never written over. */
  async keep(paper: SealedPaper, keptAt: Date): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .orIgnore()
      .into(SealedPaperEntity)
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
