import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'credited_attempts';

/**
 * Stores with each credited attempt whose it is: the rows of a student are found by one key in all
 * tables, so that students can be spread over machines.
 */
export class CreditedAttemptsOfStudents1795491000000 implements MigrationInterface {
  name = 'CreditedAttemptsOfStudents1795491000000';

  async up(runner: QueryRunner): Promise<void> {
    // The column and the index stay when the service is killed before the migration is recorded.
    // Null, because an earlier release, which may still run, does not name the column.
    if (!(await runner.hasColumn(TABLE, 'user_id'))) {
      await runner.query(`ALTER TABLE ${TABLE}
        ADD COLUMN user_id ${ID} NULL, ADD KEY credited_attempts_of_user (user_id)`);
    }
    await runner.query(`UPDATE ${TABLE} c
        SET c.user_id = (SELECT a.user_id FROM attempts a WHERE a.id = c.attempt_id)
      WHERE c.user_id IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE ${TABLE} DROP KEY credited_attempts_of_user, DROP COLUMN user_id`,
    );
  }
}
