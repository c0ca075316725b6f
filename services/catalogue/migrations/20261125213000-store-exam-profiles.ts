import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

/** Tests of earlier releases have no pattern: they have one clock and one marking scheme. */
export class StoreExamProfiles1795642200000 implements MigrationInterface {
  name = 'StoreExamProfiles1795642200000';

  async up(runner: QueryRunner): Promise<void> {
    // A change stays when the service is killed before it is noted as made.
    await runner.query(`CREATE TABLE IF NOT EXISTS exam_profiles (
      id VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      version INT UNSIGNED NOT NULL,
      exam_id ${ID} NOT NULL,
      body MEDIUMTEXT NOT NULL,
      created_at DATETIME(3) NOT NULL,
      PRIMARY KEY (id, version),
      KEY exam_profiles_exam (exam_id),
      CONSTRAINT exam_profiles_exam FOREIGN KEY (exam_id) REFERENCES exam (id)
    ) ${TABLE}`);
    if (await runner.hasColumn('test_version', 'pattern')) return;
    await runner.query('ALTER TABLE test_version ADD COLUMN pattern MEDIUMTEXT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE test_version DROP COLUMN pattern');
    await runner.query('DROP TABLE exam_profiles');
  }
}
