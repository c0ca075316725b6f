import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';

/** Stores for which exams students prepare. A row also says that the student was asked. */
export class CreateStudentTargets1795435200000 implements MigrationInterface {
  name = 'CreateStudentTargets1795435200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS student_targets (
        user_id ${ID} NOT NULL PRIMARY KEY,
        targets TEXT NOT NULL,
        answered_at DATETIME(3) NOT NULL,
        CONSTRAINT student_targets_of_user FOREIGN KEY (user_id) REFERENCES users (id)
          ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE student_targets');
  }
}
