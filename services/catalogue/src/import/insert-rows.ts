import type { EntityManager } from 'typeorm';

type Value = string | number | Date | Buffer | null;

const ROWS_PER_STATEMENT = 500;

/**
 * Inserts many rows with few statements; single inserts would cost a round trip each.
 *
 * @param rows values by column; every row has the columns of the first
 */
export async function insertRows(
  manager: EntityManager,
  table: string,
  rows: readonly Readonly<Record<string, Value>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const row = `(${columns.map(() => '?').join(',')})`;
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_PER_STATEMENT);
    await manager.query(
      `INSERT INTO ${table} (${columns.join(',')}) VALUES ${chunk.map(() => row).join(',')}`,
      chunk.flatMap((values) => columns.map((column) => values[column] ?? null)),
    );
  }
}
