import { isDuplicateKey } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import type { ExecuteValues, Pool, PoolConnection } from 'mysql2';
import { DataSource, IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { AttemptEntity, type FinishedAttempt } from './attempt.entity.js';
import { earliestOpenDeadline } from './rules/attempt-clock.js';

/** A save that has been merged, with the revision it was merged onto. */
export interface ProgressWrite {
  readonly id: string;
  readonly userId: string;
  readonly mergedOnto: number;
  /** As it was when the save was found to be in time. */
  readonly deadlineAt: Date;
  readonly revision: number;
  readonly responses: Buffer;
  readonly currentQuestionIndex: number;
  readonly savedAt: Date;
}

/** What grading adds to an attempt. */
export type Outcome = Pick<
  FinishedAttempt,
  | 'state'
  | 'responses'
  | 'finishedAt'
  | 'elapsedSeconds'
  | 'answered'
  | 'correctAnswers'
  | 'marks'
  | 'maxMarks'
  | 'rankValue'
  | 'isFirst'
>;

/** What the sweeper has to know to grade an attempt. */
export type DueAttempt = Pick<AttemptEntity, 'id' | 'testId' | 'paperVersion'>;

/** Of a locked attempt, what decides whether a save of it is taken. */
type LockedAttempt = Pick<AttemptEntity, 'id' | 'userId' | 'state' | 'revision' | 'deadlineAt'>;

// The index is named lest the server look for the row by another and hold others on its way.
const SAVE_PROGRESS = `
  UPDATE attempts FORCE INDEX (PRIMARY)
     SET revision = ?, responses = ?, current_question_index = ?, saved_at = ?
   WHERE id = ? AND user_id = ? AND state = 'in_progress' AND revision = ? AND deadline_at = ?`;

@Injectable()
export class AttemptsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findOwn(userId: string, id: string): Promise<AttemptEntity | null> {
    return this.#attempts().findOneBy({ id, userId });
  }

  findOpen(userId: string, testId: string): Promise<AttemptEntity | null> {
    return this.#attempts().findOneBy({ userId, testId, state: 'in_progress' });
  }

  findLatestFinished(userId: string, testId: string): Promise<AttemptEntity | null> {
    return this.#attempts().findOne({
      where: { userId, testId, finishedAt: Not(IsNull()) },
      order: { finishedAt: 'DESC', id: 'DESC' },
    });
  }

  /** Gives false when the student has an open attempt of this test already. */
  async insertIfNoneOpen(attempt: AttemptEntity): Promise<boolean> {
    try {
      await this.#attempts().insert(attempt);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * The whole save in one durable statement; gives false when it changed nothing because the
   * attempt is gone, finished, or no longer as it was when the save was judged and merged.
   */
  async saveProgress(write: ProgressWrite): Promise<boolean> {
    const result = await execute<{ affectedRows: number }>(this.#pool(), SAVE_PROGRESS, [
      write.revision,
      write.responses,
      write.currentQuestionIndex,
      write.savedAt,
      write.id,
      write.userId,
      write.mergedOnto,
      write.deadlineAt,
    ]);
    return result.affectedRows === 1;
  }

  /**
   * Saves of different attempts, in the order of their ids, made durable together. The attempts are
   * locked first, so that it is known of each whether its save is taken; one that somebody else has
   * locked is not waited for, and missing in the answer.
   */
  async saveTogether(writes: readonly ProgressWrite[]): Promise<ReadonlyMap<string, boolean>> {
    const connection = await connect(this.#pool());
    try {
      await execute(connection, 'START TRANSACTION', []);
      const ids = padded(writes).map(({ id }) => id);
      const locked = await execute<LockedAttempt[]>(connection, lockFree(ids.length), ids);
      const attempts = new Map(locked.map((attempt) => [attempt.id, attempt]));
      const taken = writes.filter((write) => isTakenBy(attempts.get(write.id), write));
      if (taken.length > 0) await execute(connection, ...saveAll(padded(taken)));
      await execute(connection, 'COMMIT', []);
      connection.release();
      const takenIds = new Set(taken.map(({ id }) => id));
      return new Map(locked.map(({ id }) => [id, takenIds.has(id)]));
    } catch (error) {
      // Whatever it was in the middle of is undone with it.
      connection.destroy();
      throw error;
    }
  }

  /** Open attempts that are late at `now`, the longest overdue first, after the first `skip`. */
  findDue(now: Date, page: { skip: number; take: number }): Promise<DueAttempt[]> {
    return this.#attempts().find({
      select: { id: true, testId: true, paperVersion: true },
      where: { state: 'in_progress', deadlineAt: LessThan(earliestOpenDeadline(now)) },
      order: { deadlineAt: 'ASC', id: 'ASC' },
      ...page,
    });
  }

  /** Holds the attempt until the transaction ends, waiting for whoever holds it now. */
  lock(manager: EntityManager, id: string): Promise<AttemptEntity | null> {
    return manager.findOne(AttemptEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Like `lock`, but gives null at once when another replica holds the attempt. */
  lockIfFree(manager: EntityManager, id: string): Promise<AttemptEntity | null> {
    return manager.findOne(AttemptEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  async finish(manager: EntityManager, id: string, outcome: Outcome): Promise<void> {
    await manager.update(AttemptEntity, { id }, outcome);
  }

  #attempts() {
    return this.dataSource.getRepository(AttemptEntity);
  }

  /** Saves speak to the driver itself: by way of TypeORM each would cost several times as much. */
  #pool(): Pool {
    return (this.dataSource.driver as MysqlDriver).pool as Pool;
  }
}

function isTakenBy(attempt: LockedAttempt | undefined, write: ProgressWrite): boolean {
  return (
    attempt !== undefined &&
    attempt.userId === write.userId &&
    attempt.state === 'in_progress' &&
    attempt.revision === write.mergedOnto &&
    attempt.deadlineAt.getTime() === write.deadlineAt.getTime()
  );
}

/** Lengths are powers of two, so that there are few statements to prepare; the last one is repeated. */
function padded(writes: readonly ProgressWrite[]): ProgressWrite[] {
  const length = 2 ** Math.ceil(Math.log2(writes.length));
  const last = writes.slice(-1);
  return [...writes, ...Array.from({ length: length - writes.length }, () => last).flat()];
}

function lockFree(count: number): string {
  const ids = places(count);
  return `
    SELECT id, user_id AS userId, state, revision, deadline_at AS deadlineAt
      FROM attempts FORCE INDEX (PRIMARY)
     WHERE id IN (${ids}) ORDER BY id FOR UPDATE SKIP LOCKED`;
}

function saveAll(writes: readonly ProgressWrite[]): [sql: string, values: ExecuteValues[]] {
  const whichever = `CASE id ${'WHEN ? THEN ? '.repeat(writes.length)}END`;
  const ids = places(writes.length);
  const sql = `
    UPDATE attempts FORCE INDEX (PRIMARY)
       SET revision = ${whichever}, responses = ${whichever},
           current_question_index = ${whichever}, saved_at = ${whichever}
     WHERE id IN (${ids})`;
  return [
    sql,
    [
      ...writes.flatMap(({ id, revision }) => [id, revision]),
      ...writes.flatMap(({ id, responses }) => [id, responses]),
      ...writes.flatMap(({ id, currentQuestionIndex }) => [id, currentQuestionIndex]),
      ...writes.flatMap(({ id, savedAt }) => [id, savedAt]),
      ...writes.map(({ id }) => id),
    ],
  ];
}

function places(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ');
}

function connect(pool: Pool): Promise<PoolConnection> {
  return new Promise((resolve, reject) => {
    pool.getConnection((error, connection) => (error ? reject(error) : resolve(connection)));
  });
}

/** Runs a statement that the server keeps prepared. */
function execute<Result>(
  target: Pool | PoolConnection,
  sql: string,
  values: ExecuteValues[],
): Promise<Result> {
  return new Promise((resolve, reject) => {
    target.execute(sql, values, (error, result) =>
      error ? reject(error) : resolve(result as Result),
    );
  });
}
