import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null for sessions that an earlier release started. */
export class StoreBrowsersOfSessions1795422600000 implements MigrationInterface {
  name = 'StoreBrowsersOfSessions1795422600000';

  async up(runner: QueryRunner): Promise<void> {
    // The column stays when the service is killed before the migration is recorded.
    if (await runner.hasColumn('sessions', 'browser')) return;
    await runner.query(
      'ALTER TABLE sessions ADD COLUMN browser CHAR(43) CHARACTER SET ascii COLLATE ascii_bin NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN browser');
  }
}
