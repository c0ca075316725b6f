import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MIGRATIONS } from '../src/migrations.js';
import { startSystem, type TestSystem } from './app.js';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.close());

// The database commits with every DDL statement. When the service is killed before the end, the
// finished statements stay, but the migration is not recorded.
it.each(MIGRATIONS)(
  'an interrupted migration succeeds when it runs again: %p',
  async (Migration) => {
    const log = () => system.database.query('SELECT * FROM ranking_logs');
    const before: unknown = await log();
    const runner = system.database.createQueryRunner();
    await new Migration().up(runner);
    await runner.release();
    expect(before).toHaveLength(1);
    expect(await log()).toEqual(before);
  },
);
