import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const TABLE_OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';

/** Sums up how the takers of a test did in each subject, so that no result adds up all of them. */
export class SubjectSums1763790000000 implements MigrationInterface {
  name = 'SubjectSums1763790000000';

  /** Whole at any time: what is done of it stays done when the service is killed in it. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS subject_sums (
      test_id ${ID} NOT NULL,
      subject VARCHAR(150) NOT NULL,
      takers INT UNSIGNED NOT NULL,
      correct BIGINT UNSIGNED NOT NULL,
      total BIGINT UNSIGNED NOT NULL,
      PRIMARY KEY (test_id, subject)
    ) ${TABLE_OPTIONS}`);
    // Those without a batch are added when they are taken up.
    await runner.query(`
      INSERT INTO subject_sums (test_id, subject, takers, correct, total)
      SELECT r.test_id, r.subject, COUNT(*), SUM(r.correct), SUM(r.total)
        FROM standings s
        JOIN subject_results r ON r.attempt_id = s.attempt_id
       WHERE s.batch IS NOT NULL
       GROUP BY r.test_id, r.subject
          ON DUPLICATE KEY UPDATE takers = VALUES(takers), correct = VALUES(correct),
                                  total = VALUES(total)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE subject_sums');
  }
}
