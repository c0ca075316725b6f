import type { ExecuteValues, Pool, PoolConnection } from 'mysql2';
import type { DataSource, EntityManager } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';

/**
 * Runs a statement by itself, kept prepared by the server, past TypeORM, which costs several times as
 * much. For statements that run with every request; each text should be one of few.
 *
 * @param values one for each place holder; no lists
 * @returns the rows, or what the driver says of a change
 * @throws what the driver throws
 */
export function runPrepared<Result>(
  dataSource: DataSource,
  sql: string,
  values: readonly ExecuteValues[],
): Promise<Result> {
  return execute((dataSource.driver as MysqlDriver).pool as Pool, sql, values);
}

/**
 * Like `runPrepared`, within the transaction of this manager.
 *
 * @throws what the driver throws; Error when there is no transaction
 */
export async function runPreparedIn<Result>(
  manager: EntityManager,
  sql: string,
  values: readonly ExecuteValues[],
): Promise<Result> {
  const runner = manager.queryRunner;
  if (!runner?.isTransactionActive) throw new Error('There is no transaction to run it in.');
  return execute((await runner.connect()) as PoolConnection, sql, values);
}

function execute<Result>(
  place: Pool | PoolConnection,
  sql: string,
  values: readonly ExecuteValues[],
): Promise<Result> {
  return new Promise((resolve, reject) => {
    place.execute(sql, [...values], (error, result) =>
      error ? reject(error) : resolve(result as Result),
    );
  });
}
