import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConfirmRegistrations1795434900000 implements MigrationInterface {
  name = 'ConfirmRegistrations1795434900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE live_test_registration
      ADD COLUMN confirmed_at DATETIME(3) NULL,
      ADD KEY live_test_registration_confirmed (live_test_id, confirmed_at, user_id)`);
    // Earlier registrations get no mail: students know of them already.
    await runner.query('UPDATE live_test_registration SET confirmed_at = registered_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE live_test_registration
      DROP KEY live_test_registration_confirmed,
      DROP COLUMN confirmed_at`);
  }
}
