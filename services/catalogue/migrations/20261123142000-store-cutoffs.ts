import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

export class StoreCutoffs1795443600000 implements MigrationInterface {
  name = 'StoreCutoffs1795443600000';

  async up(runner: QueryRunner): Promise<void> {
    // The table stays when the service is killed before it is noted as made.
    await runner.query(`CREATE TABLE IF NOT EXISTS exam_cutoffs (
      exam_id ${ID} NOT NULL,
      year SMALLINT UNSIGNED NOT NULL,
      stage VARCHAR(60) NOT NULL,
      category VARCHAR(40) NOT NULL,
      marks DECIMAL(10,5) NOT NULL,
      max_marks DECIMAL(10,5) NOT NULL,
      source VARCHAR(200) NOT NULL,
      source_url VARCHAR(500) NULL,
      position INT UNSIGNED NOT NULL,
      PRIMARY KEY (exam_id, year, stage, category),
      CONSTRAINT exam_cutoffs_exam FOREIGN KEY (exam_id) REFERENCES exam (id)
    ) ${TABLE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE exam_cutoffs');
  }
}
