import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';

/**
 * A table of its own, because few questions ever have an award, and imports of an earlier release, which
 * may still run, copy the questions of a test to its next version by name of the columns.
 */
export class AwardQuestions1795732200000 implements MigrationInterface {
  name = 'AwardQuestions1795732200000';

  async up(runner: QueryRunner): Promise<void> {
    // A row holds from that version of the test on, until a later row of the same question.
    await runner.query(`
      CREATE TABLE IF NOT EXISTS question_awards (
        test_id ${ID} NOT NULL,
        question_id ${ID} NOT NULL,
        from_version INT UNSIGNED NOT NULL,
        award VARCHAR(8) NULL,
        PRIMARY KEY (test_id, question_id, from_version),
        CONSTRAINT question_awards_test FOREIGN KEY (test_id) REFERENCES test (id)
          ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE question_awards');
  }
}
