import { isRolledBack, runPrepared, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createPool, type ExecuteValues, type Pool } from 'mysql2';
import { DataSource } from 'typeorm';
import type { AttemptConfig } from '../config.js';
import type { AttemptEntity } from './attempt.entity.js';

/** A merged save, with the revision of the attempt that it was merged into. */
export interface ProgressWrite {
  readonly id: string;
  readonly userId: string;
  readonly mergedInto: number;
  /** The deadline by which the save was judged to be in time. */
  readonly deadlineAt: Date;
  readonly revision: number;
  readonly responses: Buffer;
  readonly currentQuestionIndex: number;
  readonly savedAt: Date;
  /** See rules/save-digest. */
  readonly saveDigest: number | null;
}

/** The columns that show which save an attempt holds. */
type StoredProgress = Pick<
  AttemptEntity,
  'id' | 'revision' | 'responses' | 'currentQuestionIndex' | 'savedAt' | 'saveDigest'
>;

const BATCH_CONNECTIONS = 4;
const LOCK_WAIT = 'SET SESSION innodb_lock_wait_timeout = 1';

// The statement names the index: with another one, the server would lock other rows too.
const SAVE_PROGRESS = `
  UPDATE attempts FORCE INDEX (PRIMARY)
     SET revision = ?, responses = ?, current_question_index = ?, saved_at = ?, save_digest = ?
   WHERE id = ? AND user_id = ? AND state = 'in_progress' AND revision = ? AND deadline_at = ?`;

@Injectable()
export class ProgressRepository implements OnApplicationShutdown {
  private readonly batchPool: Pool;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SERVICE_CONFIG) config: AttemptConfig,
  ) {
    this.batchPool = createPool({
      uri: config.DATABASE_URL,
      connectionLimit: BATCH_CONNECTIONS,
      charset: 'utf8mb4',
      timezone: 'Z',
      connectTimeout: 5_000,
    });
    // One locked attempt must not delay the other saves of its statement for long. Errors are ignored
    // here: on a broken connection, the first statement fails too.
    this.batchPool.on('connection', (connection) => connection.query(LOCK_WAIT, () => undefined));
  }

  onApplicationShutdown(): void {
    this.batchPool.end(() => undefined);
  }

  /**
   * The whole save in one durable statement. Returns false when it changed nothing because the
   * attempt is gone, is finished, or has changed since the save was judged and merged, or because
   * another transaction was first.
   */
  async saveProgress(write: ProgressWrite): Promise<boolean> {
    try {
      const result = await runPrepared<{ affectedRows: number }>(this.dataSource, SAVE_PROGRESS, [
        write.revision,
        write.responses,
        write.currentQuestionIndex,
        write.savedAt,
        write.saveDigest,
        write.id,
        write.userId,
        write.mergedInto,
        write.deadlineAt,
      ]);
      return result.affectedRows === 1;
    } catch (error) {
      if (isRolledBack(error)) return false;
      throw error;
    }
  }

  /**
   * Saves of different attempts, in the order of their ids, as one durable statement. Fails, with
   * nothing saved, when one of the attempts stays locked for longer than a second. When not all were
   * stored, a save counts as stored if the row equals what it wrote. A stored save that another one
   * followed at once is therefore reported as refused; the refusal contains what it saved.
   */
  async saveBatch(writes: readonly ProgressWrite[]): Promise<ReadonlyMap<string, boolean>> {
    const result = await execute<{ affectedRows: number }>(
      this.batchPool,
      ...saveStatement(padded(writes)),
    );
    if (result.affectedRows === writes.length) return new Map(writes.map(({ id }) => [id, true]));
    const rows = await execute<StoredProgress[]>(this.batchPool, ...readStatement(padded(writes)));
    const stored = new Map(rows.map((row) => [row.id, row]));
    return new Map(writes.map((write) => [write.id, isStored(write, stored.get(write.id))]));
  }
}

function isStored(write: ProgressWrite, stored: StoredProgress | undefined): boolean {
  return (
    stored?.revision === write.revision &&
    stored.currentQuestionIndex === write.currentQuestionIndex &&
    stored.savedAt?.getTime() === write.savedAt.getTime() &&
    stored.saveDigest === write.saveDigest &&
    stored.responses.equals(write.responses)
  );
}

/** Fills up to a power of two by repeating the last save, so that there are few statements to prepare. */
function padded(writes: readonly ProgressWrite[]): ProgressWrite[] {
  const length = 2 ** Math.ceil(Math.log2(writes.length));
  const last = writes.slice(-1);
  return [...writes, ...Array.from({ length: length - writes.length }, () => last).flat()];
}

function saveStatement(writes: readonly ProgressWrite[]): [sql: string, values: ExecuteValues[]] {
  const caseById = `CASE id ${'WHEN ? THEN ? '.repeat(writes.length)}END`;
  const ids = placeholders(writes.length, '?');
  const states = placeholders(writes.length, '(?, ?, ?, ?)');
  const sql = `
    UPDATE attempts FORCE INDEX (PRIMARY)
       SET revision = ${caseById}, responses = ${caseById},
           current_question_index = ${caseById}, saved_at = ${caseById},
           save_digest = ${caseById}
     WHERE id IN (${ids}) AND user_id IN (${ids}) AND state = 'in_progress'
       AND (id, user_id, revision, deadline_at) IN (${states})`;
  return [
    sql,
    [
      ...writes.flatMap(({ id, revision }) => [id, revision]),
      ...writes.flatMap(({ id, responses }) => [id, responses]),
      ...writes.flatMap(({ id, currentQuestionIndex }) => [id, currentQuestionIndex]),
      ...writes.flatMap(({ id, savedAt }) => [id, savedAt]),
      ...writes.flatMap(({ id, saveDigest }) => [id, saveDigest]),
      ...writes.map(({ id }) => id),
      ...writes.map(({ userId }) => userId),
      ...writes.flatMap(({ id, userId, mergedInto, deadlineAt }) => [
        id,
        userId,
        mergedInto,
        deadlineAt,
      ]),
    ],
  ];
}

function readStatement(writes: readonly ProgressWrite[]): [sql: string, values: ExecuteValues[]] {
  const ids = placeholders(writes.length, '?');
  const sql = `
    SELECT id, revision, responses, current_question_index AS currentQuestionIndex,
           saved_at AS savedAt, save_digest AS saveDigest
      FROM attempts FORCE INDEX (PRIMARY) WHERE id IN (${ids}) AND user_id IN (${ids})`;
  return [sql, [...writes.map(({ id }) => id), ...writes.map(({ userId }) => userId)]];
}

function placeholders(count: number, place: string): string {
  return Array.from({ length: count }, () => place).join(', ');
}

/** Runs a prepared statement. */
function execute<Result>(pool: Pool, sql: string, values: ExecuteValues[]): Promise<Result> {
  return new Promise((resolve, reject) => {
    pool.execute(sql, values, (error, result) =>
      error ? reject(error) : resolve(result as Result),
    );
  });
}
