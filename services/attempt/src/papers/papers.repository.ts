import { runPrepared, runPreparedIn } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PaperSnapshotEntity } from './paper-snapshot.entity.js';
import type { PaperSnapshot } from './paper.js';
import type { VersionAwards } from './rules/with-awards.js';

interface AwardsVersionRow {
  readonly awardsVersion: number | null;
}

const AWARDS_VERSION = `
  SELECT awards_version AS awardsVersion FROM paper_snapshots WHERE test_id = ? AND version = ?`;

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

  /** The version of the test whose awards hold for a paper now; null for its own. */
  async findAwardsVersion(testId: string, version: number): Promise<number | null> {
    const rows = await runPrepared<AwardsVersionRow[]>(this.dataSource, AWARDS_VERSION, [
      testId,
      version,
    ]);
    return rows[0]?.awardsVersion ?? null;
  }

  /** The same. It does not change before the transaction ends. */
  async holdAwardsVersion(
    manager: EntityManager,
    testId: string,
    version: number,
  ): Promise<number | null> {
    const rows = await runPreparedIn<AwardsVersionRow[]>(
      manager,
      `${AWARDS_VERSION} LOCK IN SHARE MODE`,
      [testId, version],
    );
    return rows[0]?.awardsVersion ?? null;
  }

  async findAwards(testId: string, version: number): Promise<VersionAwards | null> {
    const [row] = await runPrepared<{ awards: string }[]>(
      this.dataSource,
      'SELECT awards FROM paper_awards WHERE test_id = ? AND version = ?',
      [testId, version],
    );
    return row ? { version, awards: JSON.parse(row.awards) as VersionAwards['awards'] } : null;
  }

  /** Stores a version unless it is stored already. Stored versions are never overwritten. */
  async store(paper: PaperSnapshot, storedAt: Date): Promise<void> {
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
        storedAt,
        // A replica may store a version that has just been replaced.
        awardsVersion: () =>
          '(SELECT MAX(a.version) FROM paper_awards a WHERE a.test_id = :ofTest AND a.version >= :from)',
      })
      .setParameters({ ofTest: paper.testId, from: paper.version })
      .execute();
  }
}
