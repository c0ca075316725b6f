import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';

/** A table of its own, because counting questions reads nothing but an index of theirs. */
export class WithdrawQuestions1795443000000 implements MigrationInterface {
  name = 'WithdrawQuestions1795443000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS withdrawn_questions (
        question_id ${ID} NOT NULL PRIMARY KEY,
        withdrawn_at DATETIME(3) NOT NULL,
        CONSTRAINT withdrawn_questions_question FOREIGN KEY (question_id) REFERENCES question (id)
          ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE withdrawn_questions');
  }
}
