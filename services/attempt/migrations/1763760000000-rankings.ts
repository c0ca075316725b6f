import { randomUUID } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const TABLE_OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';

/** Makes the standings a log that Redis can follow, and sums up what takers spend on a question. */
export class Rankings1763760000000 implements MigrationInterface {
  name = 'Rankings1763760000000';

  async up(runner: QueryRunner): Promise<void> {
    // Both are null until the standing is taken up; batches count up in the order in which
    // standings were seen, whatever the order of their transactions.
    await runner.query(`ALTER TABLE standings
      ADD COLUMN taker_id ${ID} NULL,
      ADD COLUMN batch BIGINT UNSIGNED NULL,
      ADD KEY standings_batch (batch),
      ADD KEY standings_of_user (user_id, taker_id)`);

    // One row: which history of standings this is, and how far it has been numbered.
    await runner.query(`CREATE TABLE ranking_state (
      id TINYINT UNSIGNED NOT NULL,
      lineage ${ID} NOT NULL,
      last_batch BIGINT UNSIGNED NOT NULL,
      PRIMARY KEY (id)
    ) ${TABLE_OPTIONS}`);
    await runner.query('INSERT INTO ranking_state (id, lineage, last_batch) VALUES (1, ?, 0)', [
      randomUUID(),
    ]);

    await runner.query(`CREATE TABLE question_times (
      test_id ${ID} NOT NULL,
      question_id VARCHAR(64) NOT NULL,
      takers INT UNSIGNED NOT NULL,
      seconds BIGINT UNSIGNED NOT NULL,
      PRIMARY KEY (test_id, question_id)
    ) ${TABLE_OPTIONS}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE question_times');
    await runner.query('DROP TABLE ranking_state');
    await runner.query(`ALTER TABLE standings
      DROP KEY standings_of_user, DROP KEY standings_batch,
      DROP COLUMN batch, DROP COLUMN taker_id`);
  }
}
