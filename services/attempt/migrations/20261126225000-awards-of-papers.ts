import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const COLUMN = 'awards_version';

/**
 * Stores the awards that a later version of a test gives to questions of papers that are stored already.
 * Papers and awards are written once; a paper names the awards that hold for it now, and an attempt those
 * by which it was marked.
 */
export class AwardsOfPapers1795733400000 implements MigrationInterface {
  name = 'AwardsOfPapers1795733400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS paper_awards (
      test_id ${ID} NOT NULL,
      version INT UNSIGNED NOT NULL,
      awards MEDIUMTEXT NOT NULL,
      stored_at DATETIME(3) NOT NULL,
      PRIMARY KEY (test_id, version)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`);
    // Null without later awards, and in attempts of an earlier release, which may still run.
    for (const table of ['sealed_papers', 'attempts']) {
      // A column stays when the service is killed before the migration is recorded.
      if (await runner.hasColumn(table, COLUMN)) continue;
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${COLUMN} INT UNSIGNED NULL`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['attempts', 'sealed_papers']) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${COLUMN}`);
    }
    await runner.query('DROP TABLE paper_awards');
  }
}
