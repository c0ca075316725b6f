import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const TABLE_OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
const GRANTED = `reason VARCHAR(300) NOT NULL,
      granted_by VARCHAR(100) NOT NULL,
      granted_at DATETIME(3) NOT NULL`;

/** Extra time: of single students, sealed at their start, and of open attempts after an outage. */
export class TimeAllowances1763780000000 implements MigrationInterface {
  name = 'TimeAllowances1763780000000';

  async up(runner: QueryRunner): Promise<void> {
    // Each may be there already: a change of a table stays done when the service is killed here.
    // Never changed: the newest row for a test, else the newest for all tests, is what holds.
    await runner.query(`CREATE TABLE IF NOT EXISTS student_allowances (
      id ${ID} NOT NULL,
      user_id ${ID} NOT NULL,
      test_id ${ID} NULL,
      minutes SMALLINT UNSIGNED NOT NULL,
      minutes_per_hour SMALLINT UNSIGNED NOT NULL,
      ${GRANTED},
      PRIMARY KEY (id),
      KEY student_allowances_of_user (user_id, id)
    ) ${TABLE_OPTIONS}`);

    // What a credit is for stays as it was first said, so that giving it again gives the same.
    await runner.query(`CREATE TABLE IF NOT EXISTS time_credits (
      name VARCHAR(64) NOT NULL,
      minutes SMALLINT UNSIGNED NOT NULL,
      running_from DATETIME(3) NOT NULL,
      running_until DATETIME(3) NOT NULL,
      test_id ${ID} NULL,
      user_id ${ID} NULL,
      ${GRANTED},
      PRIMARY KEY (name)
    ) ${TABLE_OPTIONS}`);

    await runner.query(`CREATE TABLE IF NOT EXISTS credited_attempts (
      credit_name VARCHAR(64) NOT NULL,
      attempt_id ${ID} NOT NULL,
      credited_at DATETIME(3) NOT NULL,
      PRIMARY KEY (credit_name, attempt_id),
      KEY credited_attempts_of_attempt (attempt_id),
      CONSTRAINT credited_attempts_credit FOREIGN KEY (credit_name) REFERENCES time_credits (name),
      CONSTRAINT credited_attempts_attempt FOREIGN KEY (attempt_id) REFERENCES attempts (id)
        ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['credited_attempts', 'time_credits', 'student_allowances']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
