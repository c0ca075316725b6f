import type { EntityManager } from 'typeorm';

export type Value = string | number | Date | null;

const ROWS_PER_STATEMENT = 500;

/** Inserts many rows with few statements; single inserts would cost a round trip each. */
export async function insertRows(
  manager: EntityManager,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const row = `(${columns.map(() => '?').join(',')})`;
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_PER_STATEMENT);
    await manager.query(
      `INSERT INTO ${table} (${columns.join(',')}) VALUES ${chunk.map(() => row).join(',')}`,
      chunk.flat(),
    );
  }
}
