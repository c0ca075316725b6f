import { createConnection, type Connection } from 'mysql2/promise';
import type { ServiceName } from '../../tools/stack/inventory.ts';
import { runningStack } from './stack.ts';

/** Works with the database of a service, for what no call can do: to move a time, for example. */
export async function withDatabase<Result>(
  service: ServiceName,
  work: (database: Connection) => Promise<Result>,
): Promise<Result> {
  const uri = runningStack().environments[service]['DATABASE_URL'] ?? '';
  const database = await createConnection({ uri, timezone: 'Z' });
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}
