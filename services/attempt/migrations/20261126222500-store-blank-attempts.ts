import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'attempts';
const INDEX = 'attempts_figures';
const BEFORE = 'user_id, finished_at, question_count, answered, correct_answers, elapsed_seconds';

/**
 * Stores with each attempt whether the student gave no answer: bonus questions count as answered. The
 * column is also in the index from which a student's sums are read.
 */
export class StoreBlankAttempts1795731900000 implements MigrationInterface {
  name = 'StoreBlankAttempts1795731900000';

  async up(runner: QueryRunner): Promise<void> {
    // One statement, so that an earlier release, which may still run, always finds the index. Null in
    // attempts of that release, which knows no bonus questions.
    if (await runner.hasColumn(TABLE, 'is_blank')) return;
    await runner.query(`ALTER TABLE ${TABLE}
      ADD COLUMN is_blank BOOLEAN NULL,
      DROP KEY ${INDEX}, ADD KEY ${INDEX} (${BEFORE}, is_blank)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE}
      DROP KEY ${INDEX}, ADD KEY ${INDEX} (${BEFORE}), DROP COLUMN is_blank`);
  }
}
