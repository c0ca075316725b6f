import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'known_browsers_browser';

/** Finds the account that knows a browser by the browser alone. */
export class FindKnownBrowsers1795420800000 implements MigrationInterface {
  name = 'FindKnownBrowsers1795420800000';

  async up(runner: QueryRunner): Promise<void> {
    // The index stays when the service is killed before the migration is recorded.
    if (await hasIndex(runner)) return;
    await runner.query(`ALTER TABLE known_browsers ADD KEY ${INDEX} (browser, last_seen_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE known_browsers DROP KEY ${INDEX}`);
  }
}

async function hasIndex(runner: QueryRunner): Promise<boolean> {
  const rows = (await runner.query(
    `SELECT 1 FROM information_schema.statistics
      WHERE table_schema = DATABASE() AND table_name = 'known_browsers' AND index_name = ? LIMIT 1`,
    [INDEX],
  )) as object[];
  return rows.length > 0;
}
