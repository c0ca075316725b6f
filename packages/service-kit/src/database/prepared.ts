import type { ExecuteValues, Pool, PoolConnection } from 'mysql2';
import type { DataSource, EntityManager } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';

/**
 * Runs one prepared statement without TypeORM, which takes several times as long. For statements of
 * every request. The server stores each prepared text, so there should be few different ones.
 *
 * @param values one for each placeholder; no lists
 * @returns the rows, or the driver's result of a change
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
 * Like `runPrepared`, in the transaction of this manager.
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
  connection: Pool | PoolConnection,
  sql: string,
  values: readonly ExecuteValues[],
): Promise<Result> {
  return new Promise((resolve, reject) => {
    connection.execute(sql, [...values], (error, result) =>
      error ? reject(error) : resolve(result as Result),
    );
  });
}
