import { setImmediate as nextTurn } from 'node:timers/promises';
import { runPrepared, runPreparedIn } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PendingWork, QuestionTime } from './question-times.js';
import type { StoredEntry } from './ranking-store.js';

/** The id of the log of ranking entries, and its last batch. */
export interface LogEnd {
  readonly epoch: string;
  readonly lastBatch: number;
}

interface LogPosition extends LogEnd {
  /** Whether there are entries without a batch number. */
  readonly hasPending: boolean;
}

/** A ranking entry without a batch number. */
export interface PendingRankingEntry extends PendingWork {
  readonly attemptId: string;
  readonly userId: string;
}

const POSITION = `
  SELECT epoch, last_batch AS lastBatch,
         EXISTS (SELECT 1 FROM ranking_entries WHERE batch IS NULL) AS pending
    FROM ranking_logs WHERE id = 1`;

const PENDING = 'SELECT attempt_id AS attemptId FROM ranking_entries WHERE batch IS NULL LIMIT ?';

// The statement names the indexes. Without them, the server reads all rows when many are pending: it
// would lock these rows, and wait for every request that starts or finishes an attempt.
const BY_KEY = 'FORCE INDEX (ranking_entries_attempt)';

const LOCKED = `
  SELECT e.attempt_id AS attemptId, e.user_id AS userId, e.test_id AS testId,
         a.paper_version AS paperVersion, a.responses, a.elapsed_seconds AS elapsedSeconds
    FROM ranking_entries e ${BY_KEY}
         STRAIGHT_JOIN attempts a FORCE INDEX (PRIMARY) ON a.id = e.attempt_id
   WHERE e.attempt_id IN (?)
   ORDER BY e.attempt_id
     FOR UPDATE`;

const ENTRIES_BETWEEN = `
  SELECT participant_id AS participant, test_id AS testId, NULL AS subject, rank_value AS value,
         NULL AS correct, NULL AS total
    FROM ranking_entries
   WHERE batch > ? AND batch <= ?
   UNION ALL
  SELECT e.participant_id, e.test_id, r.subject, r.marks_share, r.correct, r.total
    FROM ranking_entries e
    JOIN subject_results r ON r.attempt_id = e.attempt_id
   WHERE e.batch > ? AND e.batch <= ?`;

/** An entry of a whole test, with `value`, or of one subject, with `correct` and `total` if that is null. */
interface EntryRow {
  readonly participant: string;
  readonly testId: string;
  readonly subject: string | null;
  readonly value: number | null;
  readonly correct: number | string | null;
  readonly total: number | string | null;
}

/**
 * The ranking entries as a log. Transactions commit in another order than they start, so new entries
 * are numbered after their commit, in batches and by one replica at a time. A reader that has read up
 * to a batch has therefore missed nothing.
 */
@Injectable()
export class RankingLogRepository {
  private pendingRead: Promise<LogPosition> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Callers in the same turn of the event loop share one query, which starts after all of them. */
  position(): Promise<LogPosition> {
    this.pendingRead ??= nextTurn().then(() => {
      this.pendingRead = undefined;
      return this.readPosition();
    });
    return this.pendingRead;
  }

  private async readPosition(): Promise<LogPosition> {
    const [row] = await runPrepared<{ epoch: string; lastBatch: string; pending: string }[]>(
      this.dataSource,
      POSITION,
      [],
    );
    if (!row) throw new Error('The state of the rankings is missing');
    return {
      epoch: row.epoch,
      lastBatch: Number(row.lastBatch),
      hasPending: Number(row.pending) === 1,
    };
  }

  /** The number of the next batch. The counter stays locked until the transaction ends. */
  async nextBatch(manager: EntityManager): Promise<number> {
    const [row] = await runPreparedIn<{ lastBatch: string }[]>(
      manager,
      'SELECT last_batch AS lastBatch FROM ranking_logs WHERE id = 1 FOR UPDATE',
      [],
    );
    return Number(row?.lastBatch ?? 0) + 1;
  }

  /** Some of the pending entries, locked until the transaction ends. */
  async lockPending(manager: EntityManager, limit: number): Promise<PendingRankingEntry[]> {
    // Found without locks and locked by key, so that students can finish attempts meanwhile.
    const found = await manager.query<{ attemptId: string }[]>(PENDING, [limit]);
    if (found.length === 0) return [];
    return manager.query<PendingRankingEntry[]>(LOCKED, [found.map((row) => row.attemptId)]);
  }

  /** The anonymous ids that the participants of these attempts already have, by attempt. */
  async participantIdsOf(
    manager: EntityManager,
    attemptIds: readonly string[],
  ): Promise<Map<string, string>> {
    // Without locks, which would block students who finish an attempt meanwhile. No other code assigns
    // these ids, and one statement reads attempts and ids consistently.
    const rows = await manager.query<{ attemptId: string; participant: string }[]>(
      `SELECT DISTINCT e.attempt_id AS attemptId, own.participant_id AS participant
         FROM ranking_entries e
         JOIN ranking_entries own ON own.user_id = e.user_id AND own.participant_id IS NOT NULL
        WHERE e.attempt_id IN (?)`,
      [attemptIds],
    );
    return new Map(rows.map((row) => [row.attemptId, row.participant]));
  }

  async numberEntries(
    manager: EntityManager,
    batch: number,
    participantIds: ReadonlyMap<string, string>,
  ): Promise<void> {
    const attemptIds = [...participantIds.keys()];
    await manager.query(
      `UPDATE ranking_entries ${BY_KEY} SET batch = ?, participant_id = ELT(FIELD(attempt_id, ?), ?)
        WHERE attempt_id IN (?)`,
      [batch, attemptIds, [...participantIds.values()], attemptIds],
    );
    await runPreparedIn(manager, 'UPDATE ranking_logs SET last_batch = ? WHERE id = 1', [batch]);
  }

  async addTimes(manager: EntityManager, times: readonly QuestionTime[]): Promise<void> {
    if (times.length === 0) return;
    await manager.query(
      `INSERT INTO question_times (test_id, question_id, participants, seconds) VALUES ?
       ON DUPLICATE KEY UPDATE participants = participants + VALUES(participants),
                               seconds = seconds + VALUES(seconds)`,
      [times.map((time) => [time.testId, time.questionId, time.participants, time.seconds])],
    );
  }

  /** Adds these attempts, which must be new, to the sums of their tests and subjects. */
  async addSubjects(manager: EntityManager, attemptIds: readonly string[]): Promise<void> {
    // Read without locks, which would block students who finish an attempt meanwhile.
    const rows = await manager.query<
      { testId: string; subject: string; participants: string; correct: string; total: string }[]
    >(
      `SELECT test_id AS testId, subject, COUNT(*) AS participants, SUM(correct) AS correct,
              SUM(total) AS total
         FROM subject_results WHERE attempt_id IN (?)
        GROUP BY test_id, subject ORDER BY test_id, subject`,
      [attemptIds],
    );
    if (rows.length === 0) return;
    await manager.query(
      `INSERT INTO subject_sums (test_id, subject, participants, correct, total) VALUES ?
       ON DUPLICATE KEY UPDATE participants = participants + VALUES(participants),
                               correct = correct + VALUES(correct),
                               total = total + VALUES(total)`,
      [rows.map((row) => [row.testId, row.subject, row.participants, row.correct, row.total])],
    );
  }

  /** The entries after one batch and up to another. */
  async entriesBetween(after: number, upTo: number): Promise<StoredEntry[]> {
    const range = [after, upTo];
    const rows = await runPrepared<EntryRow[]>(this.dataSource, ENTRIES_BETWEEN, [
      ...range,
      ...range,
    ]);
    return rows.map(({ participant, testId, subject, value, correct, total }) => ({
      leaderboard: { testId, subject },
      participant,
      value: value ?? Number(correct) / Number(total),
    }));
  }
}
