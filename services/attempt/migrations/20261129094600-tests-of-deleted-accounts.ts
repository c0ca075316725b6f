import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a student who deletes the account and comes back not take a test as if for the first time. */
export class TestsOfDeletedAccounts1795945560000 implements MigrationInterface {
  name = 'TestsOfDeletedAccounts1795945560000';

  async up(runner: QueryRunner): Promise<void> {
    // Table and column stay when the service is killed before the migration is recorded.
    await runner.query(`CREATE TABLE IF NOT EXISTS tests_of_deleted_accounts (
      digest CHAR(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      kept_until DATE NOT NULL,
      PRIMARY KEY (digest),
      KEY tests_of_deleted_accounts_until (kept_until)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`);
    if (await runner.hasColumn('attempts', 'taken_before')) return;
    // False also for attempts of an earlier release, which may still run: it finds retakes of the same
    // account when they end.
    await runner.query(
      'ALTER TABLE attempts ADD COLUMN taken_before BOOLEAN NOT NULL DEFAULT FALSE',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE attempts DROP COLUMN taken_before');
    await runner.query('DROP TABLE tests_of_deleted_accounts');
  }
}
