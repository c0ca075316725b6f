import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null means no bound of its own: registration begins with the announcement and ends with the test. */
export class LiveTestRegistrationWindow20261121160500 implements MigrationInterface {
  name = 'LiveTestRegistrationWindow20261121160500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE live_test
      ADD COLUMN registration_opens_at DATETIME(3) NULL,
      ADD COLUMN registration_closes_at DATETIME(3) NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE live_test
      DROP COLUMN registration_opens_at,
      DROP COLUMN registration_closes_at`);
  }
}
