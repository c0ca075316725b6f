import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RemindRegistrants20261121120000 implements MigrationInterface {
  name = 'RemindRegistrants20261121120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE live_test_registration
      ADD COLUMN reminded_at DATETIME(3) NULL,
      ADD KEY live_test_registration_reminded (live_test_id, reminded_at, user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE live_test_registration
      DROP KEY live_test_registration_reminded,
      DROP COLUMN reminded_at`);
  }
}
