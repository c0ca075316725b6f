import { randomUUID } from 'node:crypto';
import { runPrepared, runPreparedIn } from '@abhyas/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import type { VersionAwards } from '../../papers/rules/with-awards.js';
import type { MarkColumns } from '../../scoring/rules/mark-columns.js';
import type { Tally } from '../../scoring/rules/score-attempt.js';
import type { AttemptEntity } from '../../taking/attempt.entity.js';
import type { SubjectChange } from './rules/subject-changes.js';

/** What marking again needs of a finished attempt. */
export interface MarkedAttempt extends Pick<
  AttemptEntity,
  'id' | 'userId' | 'testId' | 'responses' | 'markingCorrect' | 'markingWrong'
> {
  readonly isFirst: boolean;
  readonly elapsedSeconds: number;
}

/** The columns of an attempt that change. */
export interface NewMarks extends MarkColumns {
  readonly awardsVersion: number;
}

/** A student's entry in the ranking of a test. */
interface RankedEntry {
  readonly attemptId: string;
  /** Null before the entry is numbered: then no sum and no sorted set has it. */
  readonly batch: number | string | null;
}

const OUTDATED = '(awards_version IS NULL OR awards_version < ?)';

/** Reads and writes the marks of finished attempts. Only the command that marks them again uses it. */
export class RemarkingRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The versions of a test that are stored, ascending. */
  async findVersions(testId: string): Promise<number[]> {
    const rows = await runPrepared<{ version: number }[]>(
      this.dataSource,
      'SELECT version FROM paper_snapshots WHERE test_id = ? ORDER BY version',
      [testId],
    );
    return rows.map(({ version }) => version);
  }

  /** The awards that were stored last. */
  async findLastAwards(testId: string): Promise<VersionAwards | null> {
    const [row] = await runPrepared<{ version: number; awards: string }[]>(
      this.dataSource,
      'SELECT version, awards FROM paper_awards WHERE test_id = ? ORDER BY version DESC LIMIT 1',
      [testId],
    );
    if (!row) return null;
    return { version: row.version, awards: JSON.parse(row.awards) as VersionAwards['awards'] };
  }

  /**
   * Has the awards hold for all papers up to their version. Waits for attempts that are being finished;
   * those that finish later are marked by these awards.
   */
  async storeAwards(
    manager: EntityManager,
    testId: string,
    { version, awards }: VersionAwards,
    now: Date,
  ): Promise<void> {
    await runPreparedIn(
      manager,
      'INSERT IGNORE INTO paper_awards (test_id, version, awards, stored_at) VALUES (?, ?, ?, ?)',
      [testId, version, JSON.stringify(awards), now],
    );
    await runPreparedIn(
      manager,
      `UPDATE paper_snapshots SET awards_version = ?
        WHERE test_id = ? AND version <= ? AND ${OUTDATED}`,
      [version, testId, version, version],
    );
  }

  async countOutdated(testId: string, paperVersion: number, version: number): Promise<number> {
    const [row] = await runPrepared<{ attempts: number | string }[]>(
      this.dataSource,
      `SELECT COUNT(*) AS attempts FROM attempts
        WHERE test_id = ? AND paper_version = ? AND finished_at IS NOT NULL
          AND rank_value IS NOT NULL AND ${OUTDATED}`,
      [testId, paperVersion, version],
    );
    return Number(row?.attempts);
  }

  /** Finished attempts that were not marked by these awards, in the order of their ids, after one. */
  async findOutdated(
    { testId, paperVersion, version }: { testId: string; paperVersion: number; version: number },
    { after, limit }: { after: string; limit: number },
  ): Promise<string[]> {
    const rows = await runPrepared<{ id: string }[]>(
      this.dataSource,
      `SELECT id FROM attempts
        WHERE test_id = ? AND paper_version = ? AND id > ? AND finished_at IS NOT NULL
          AND rank_value IS NOT NULL AND ${OUTDATED}
        ORDER BY id LIMIT ?`,
      [testId, paperVersion, after, version, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Those of the attempts that are still outdated, locked until the transaction ends. */
  async lockOutdated(
    manager: EntityManager,
    ids: readonly string[],
    version: number,
  ): Promise<MarkedAttempt[]> {
    const rows = await manager.query<(Omit<MarkedAttempt, 'isFirst'> & { isFirst: number })[]>(
      `SELECT id, user_id AS userId, test_id AS testId, responses,
              marking_correct AS markingCorrect, marking_wrong AS markingWrong,
              elapsed_seconds AS elapsedSeconds, is_first AS isFirst
         FROM attempts FORCE INDEX (PRIMARY)
        WHERE id IN (?) AND ${OUTDATED} ORDER BY id FOR UPDATE`,
      [ids, version],
    );
    return rows.map((row) => ({ ...row, isFirst: row.isFirst === 1 }));
  }

  /** The entries of these attempts that count in the ranking, locked until the transaction ends. */
  async lockEntries(manager: EntityManager, ids: readonly string[]): Promise<RankedEntry[]> {
    return manager.query<RankedEntry[]>(
      `SELECT attempt_id AS attemptId, batch FROM ranking_entries FORCE INDEX (ranking_entries_attempt)
        WHERE attempt_id IN (?) ORDER BY attempt_id FOR UPDATE`,
      [ids],
    );
  }

  /** The results by subject, of all these attempts. */
  async lockSubjects(
    manager: EntityManager,
    ids: readonly string[],
  ): Promise<(Pick<Tally, 'total' | 'correct'> & { attemptId: string; subject: string })[]> {
    return manager.query(
      `SELECT attempt_id AS attemptId, subject, total, correct
         FROM subject_results FORCE INDEX (PRIMARY) WHERE attempt_id IN (?) FOR UPDATE`,
      [ids],
    );
  }

  async updateMarks(
    manager: EntityManager,
    { id, userId }: MarkedAttempt,
    marks: NewMarks,
  ): Promise<void> {
    await runPreparedIn(
      manager,
      `UPDATE attempts FORCE INDEX (PRIMARY)
          SET question_count = ?, answered = ?, is_blank = ?, correct_answers = ?, marks = ?,
              max_marks = ?, rank_value = ?, awards_version = ?
        WHERE id = ? AND user_id = ?`,
      [
        marks.questionCount,
        marks.answered,
        marks.isBlank,
        marks.correctAnswers,
        marks.marks,
        marks.maxMarks,
        marks.rankValue,
        marks.awardsVersion,
        id,
        userId,
      ],
    );
  }

  async deleteSubjects(manager: EntityManager, { id, userId }: MarkedAttempt): Promise<void> {
    await runPreparedIn(
      manager,
      'DELETE FROM subject_results WHERE attempt_id = ? AND user_id = ?',
      [id, userId],
    );
  }

  /** @param batch of the log; null for an entry that has none yet */
  async updateEntry(
    manager: EntityManager,
    { testId, userId }: MarkedAttempt,
    rankValue: number,
    batch: number | null,
  ): Promise<void> {
    await runPreparedIn(
      manager,
      'UPDATE ranking_entries SET rank_value = ?, batch = ? WHERE test_id = ? AND user_id = ?',
      [rankValue, batch, testId, userId],
    );
  }

  async changeSubjectSums(
    manager: EntityManager,
    testId: string,
    changes: readonly SubjectChange[],
  ): Promise<void> {
    for (const { subject, participants, correct, total } of changes) {
      await runPreparedIn(
        manager,
        `INSERT INTO subject_sums (test_id, subject, participants, correct, total)
         VALUES (?, ?, 0, 0, 0) ON DUPLICATE KEY UPDATE total = total`,
        [testId, subject],
      );
      await runPreparedIn(
        manager,
        `UPDATE subject_sums SET participants = participants + ?, correct = correct + ?, total = total + ?
          WHERE test_id = ? AND subject = ?`,
        [participants, correct, total, testId, subject],
      );
    }
    await runPreparedIn(
      manager,
      'DELETE FROM subject_sums WHERE test_id = ? AND participants = 0',
      [testId],
    );
  }

  async endBatch(manager: EntityManager, batch: number): Promise<void> {
    await runPreparedIn(manager, 'UPDATE ranking_logs SET last_batch = ? WHERE id = 1', [batch]);
  }

  /** Starts another log, so that the sorted sets are rebuilt: they never lose an entry otherwise. */
  async startLog(manager: EntityManager): Promise<void> {
    await runPreparedIn(manager, 'UPDATE ranking_logs SET epoch = ? WHERE id = 1', [randomUUID()]);
  }
}
