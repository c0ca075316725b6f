import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'attempts';

/** Stores with each attempt which save it holds, so that a repeated one is recognized. */
export class SaveDigests1795733100000 implements MigrationInterface {
  name = 'SaveDigests1795733100000';

  async up(runner: QueryRunner): Promise<void> {
    // The column stays when the service is killed before the migration is recorded.
    if (await runner.hasColumn(TABLE, 'save_digest')) return;
    // Null before the first save, and after those of an earlier release, which may still run.
    await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN save_digest INT UNSIGNED NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN save_digest`);
  }
}
