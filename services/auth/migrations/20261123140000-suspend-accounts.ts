import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores since when an account is suspended, and why; both are null for all others. */
export class SuspendAccounts1795442400000 implements MigrationInterface {
  name = 'SuspendAccounts1795442400000';

  async up(runner: QueryRunner): Promise<void> {
    // The columns stay when the service is killed before the migration is recorded.
    if (await runner.hasColumn('users', 'suspended_at')) return;
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN suspended_at DATETIME(3) NULL,
        ADD COLUMN suspension_reason VARCHAR(300) NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN suspended_at, DROP COLUMN suspension_reason');
  }
}
