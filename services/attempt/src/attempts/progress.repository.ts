import { runPrepared, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createPool, type ExecuteValues, type Pool } from 'mysql2';
import { DataSource } from 'typeorm';
import type { AttemptConfig } from '../config.js';
import type { AttemptEntity } from './attempt.entity.js';
import type { SaveStore } from './save-batcher.js';

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

/** What shows whose save it was that an attempt holds. */
type StoredProgress = Pick<
  AttemptEntity,
  'id' | 'revision' | 'responses' | 'currentQuestionIndex' | 'savedAt'
>;

const SHARED_CONNECTIONS = 4;
const LOCK_WAIT = 'SET SESSION innodb_lock_wait_timeout = 1';

// The statement names the index: by another one, the server would lock other rows, too.
const SAVE_PROGRESS = `
  UPDATE attempts FORCE INDEX (PRIMARY)
     SET revision = ?, responses = ?, current_question_index = ?, saved_at = ?
   WHERE id = ? AND user_id = ? AND state = 'in_progress' AND revision = ? AND deadline_at = ?`;

@Injectable()
export class ProgressRepository implements SaveStore, OnApplicationShutdown {
  readonly #shared: Pool;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SERVICE_CONFIG) config: AttemptConfig,
  ) {
    this.#shared = createPool({
      uri: config.DATABASE_URL,
      connectionLimit: SHARED_CONNECTIONS,
      charset: 'utf8mb4',
      timezone: 'Z',
      connectTimeout: 5_000,
    });
    // One attempt that somebody holds must not hold up for long those it shares a statement with.
    // A connection that cannot be told so fails its first statement too.
    this.#shared.on('connection', (connection) => connection.query(LOCK_WAIT, () => undefined));
  }

  onApplicationShutdown(): void {
    this.#shared.end(() => undefined);
  }

  /**
   * The whole save in one durable statement; gives false when it changed nothing because the
   * attempt is gone, finished, or no longer as it was when the save was judged and merged.
   */
  async saveProgress(write: ProgressWrite): Promise<boolean> {
    const result = await runPrepared<{ affectedRows: number }>(this.dataSource, SAVE_PROGRESS, [
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
   * Saves of different attempts, in the order of their ids, as one durable statement; fails, with
   * nothing saved, when somebody holds one of the attempts for longer than a second. Where not all
   * were taken, a save counts as taken when the attempt is just as it would have left it: one that was
   * taken and followed by another at once is said not to be, and what it saved comes with the refusal.
   */
  async saveTogether(writes: readonly ProgressWrite[]): Promise<ReadonlyMap<string, boolean>> {
    const result = await execute<{ affectedRows: number }>(
      this.#shared,
      ...saveAll(padded(writes)),
    );
    if (result.affectedRows === writes.length) return new Map(writes.map(({ id }) => [id, true]));
    const ids = padded(writes).map(({ id }) => id);
    const rows = await execute<StoredProgress[]>(this.#shared, readAll(ids.length), ids);
    const stored = new Map(rows.map((row) => [row.id, row]));
    return new Map(writes.map((write) => [write.id, isOf(write, stored.get(write.id))]));
  }
}

function isOf(write: ProgressWrite, stored: StoredProgress | undefined): boolean {
  return (
    stored?.revision === write.revision &&
    stored.currentQuestionIndex === write.currentQuestionIndex &&
    stored.savedAt?.getTime() === write.savedAt.getTime() &&
    stored.responses.equals(write.responses)
  );
}

/** Lengths are powers of two, so that there are few statements to prepare; the last one is repeated. */
function padded(writes: readonly ProgressWrite[]): ProgressWrite[] {
  const length = 2 ** Math.ceil(Math.log2(writes.length));
  const last = writes.slice(-1);
  return [...writes, ...Array.from({ length: length - writes.length }, () => last).flat()];
}

function saveAll(writes: readonly ProgressWrite[]): [sql: string, values: ExecuteValues[]] {
  const whichever = `CASE id ${'WHEN ? THEN ? '.repeat(writes.length)}END`;
  const ids = places(writes.length, '?');
  const states = places(writes.length, '(?, ?, ?, ?)');
  const sql = `
    UPDATE attempts FORCE INDEX (PRIMARY)
       SET revision = ${whichever}, responses = ${whichever},
           current_question_index = ${whichever}, saved_at = ${whichever}
     WHERE id IN (${ids}) AND state = 'in_progress'
       AND (id, user_id, revision, deadline_at) IN (${states})`;
  return [
    sql,
    [
      ...writes.flatMap(({ id, revision }) => [id, revision]),
      ...writes.flatMap(({ id, responses }) => [id, responses]),
      ...writes.flatMap(({ id, currentQuestionIndex }) => [id, currentQuestionIndex]),
      ...writes.flatMap(({ id, savedAt }) => [id, savedAt]),
      ...writes.map(({ id }) => id),
      ...writes.flatMap(({ id, userId, mergedOnto, deadlineAt }) => [
        id,
        userId,
        mergedOnto,
        deadlineAt,
      ]),
    ],
  ];
}

function readAll(count: number): string {
  const ids = places(count, '?');
  return `
    SELECT id, revision, responses, current_question_index AS currentQuestionIndex,
           saved_at AS savedAt
      FROM attempts FORCE INDEX (PRIMARY) WHERE id IN (${ids})`;
}

function places(count: number, place: string): string {
  return Array.from({ length: count }, () => place).join(', ');
}

/** Runs a statement that the server keeps prepared. */
function execute<Result>(pool: Pool, sql: string, values: ExecuteValues[]): Promise<Result> {
  return new Promise((resolve, reject) => {
    pool.execute(sql, values, (error, result) =>
      error ? reject(error) : resolve(result as Result),
    );
  });
}
