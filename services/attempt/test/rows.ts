import type { TestSystem } from './app.js';

/** All columns of an attempt's row. */
export async function rowOf(
  { database }: TestSystem,
  attemptId: string,
): Promise<Record<string, unknown>> {
  const [row] = await database.query<Record<string, unknown>[]>(
    'SELECT * FROM attempts WHERE id = ?',
    [attemptId],
  );
  if (!row) throw new Error(`There is no attempt ${attemptId}.`);
  return row;
}

/** The number of rows of a table with these values. */
export async function countRows(
  { database }: TestSystem,
  table: string,
  where: Readonly<Record<string, string>>,
): Promise<number> {
  const conditions = Object.keys(where).map((column) => `${column} = ?`);
  const [row] = await database.query<{ n: string }[]>(
    `SELECT COUNT(*) AS n FROM ${table} WHERE ${conditions.join(' AND ')}`,
    Object.values(where),
  );
  return Number(row?.n);
}
