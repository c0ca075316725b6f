import { createConnection, type Connection } from 'mysql2/promise';
import type { BenchHarness } from './bench-harness.ts';
import type { Contender } from './contenders.ts';

/** More connections than this do not make MariaDB faster. */
const maxConnections = 64;

/** A copy of the attempts, on which the statement of a save runs alone. */
export class RawTable {
  readonly #connections: readonly Connection[];
  readonly #rows: readonly RawRow[];
  readonly #database: number | undefined;

  private constructor(
    connections: readonly Connection[],
    rows: readonly RawRow[],
    database: number | undefined,
  ) {
    this.#connections = connections;
    this.#rows = rows;
    this.#database = database;
  }

  static async open(harness: BenchHarness, attemptIds: readonly string[]): Promise<RawTable> {
    const uri = harness.databaseUrl('attempt');
    const first = await createConnection({ uri, timezone: 'Z' });
    const more = await Promise.all(
      attemptIds.slice(1, maxConnections).map(() => createConnection({ uri, timezone: 'Z' })),
    );
    await first.query('DROP TABLE IF EXISTS bench_attempts');
    await first.query('CREATE TABLE bench_attempts LIKE attempts');
    const [columns] = await first.query(
      `SELECT GROUP_CONCAT(column_name) AS names FROM information_schema.columns
        WHERE table_schema = DATABASE() AND table_name = 'attempts'
          AND COALESCE(generation_expression, '') = ''`,
    );
    const names = (columns as { names: string }[])[0]?.names ?? '';
    await first.query(
      `INSERT INTO bench_attempts (${names}) SELECT ${names} FROM attempts WHERE id IN (?)`,
      [attemptIds],
    );
    const [rows] = await first.query(
      'SELECT id, user_id AS userId, responses, revision, deadline_at AS deadlineAt FROM bench_attempts ORDER BY id',
    );
    return new RawTable([first, ...more], rows as RawRow[], harness.stack.process('mariadb').pid);
  }

  contender(count: number): Contender {
    const connections = this.#connections.slice(0, count);
    return {
      name: 'statement',
      clients: connections.map((connection, index) => {
        const row = this.#rows[index];
        return () => (row ? saveRaw(connection, row) : Promise.resolve());
      }),
      processes: { database: this.#database ?? 0 },
    };
  }

  async close(): Promise<void> {
    await this.#connections[0]?.query('DROP TABLE bench_attempts');
    await Promise.all(this.#connections.map((connection) => connection.end()));
  }
}

interface RawRow {
  id: string;
  userId: string;
  responses: Buffer;
  revision: number;
  deadlineAt: Date;
}

const RAW_SAVE = `
  UPDATE bench_attempts FORCE INDEX (PRIMARY)
     SET revision = ?, responses = ?, current_question_index = ?, saved_at = ?
   WHERE id = ? AND user_id = ? AND state = 'in_progress' AND revision = ? AND deadline_at = ?`;

async function saveRaw(connection: Connection, row: RawRow): Promise<void> {
  row.revision += 1;
  row.responses[1] = (row.revision % 4) + 1;
  const [result] = await connection.execute(RAW_SAVE, [
    row.revision,
    row.responses,
    0,
    new Date(),
    row.id,
    row.userId,
    row.revision - 1,
    row.deadlineAt,
  ]);
  if ((result as { affectedRows: number }).affectedRows !== 1) throw new Error('nothing was saved');
}
