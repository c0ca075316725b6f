import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const TABLE_OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';

export class CreateAttempts1763700000000 implements MigrationInterface {
  name = 'CreateAttempts1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE sealed_papers (
      test_id ${ID} NOT NULL,
      version INT UNSIGNED NOT NULL,
      exam_id ${ID} NOT NULL,
      exam_name VARCHAR(200) NOT NULL,
      title VARCHAR(300) NOT NULL,
      category VARCHAR(60) NOT NULL,
      body MEDIUMTEXT NOT NULL,
      kept_at DATETIME(3) NOT NULL,
      PRIMARY KEY (test_id, version)
    ) ${TABLE_OPTIONS}`);

    // is_open is null once an attempt is finished, and nulls never collide: the unique key
    // lets a student have one open attempt of a test and any number of finished ones.
    await runner.query(`CREATE TABLE attempts (
      id ${ID} NOT NULL,
      user_id ${ID} NOT NULL,
      test_id ${ID} NOT NULL,
      exam_id ${ID} NOT NULL,
      paper_version INT UNSIGNED NOT NULL,
      question_count SMALLINT UNSIGNED NOT NULL,
      duration_seconds INT UNSIGNED NOT NULL,
      allowance_minutes SMALLINT UNSIGNED NOT NULL DEFAULT 0,
      marking_correct VARCHAR(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      marking_wrong VARCHAR(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      started_at DATETIME(3) NOT NULL,
      deadline_at DATETIME(3) NOT NULL,
      state VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      revision INT UNSIGNED NOT NULL DEFAULT 0,
      responses BLOB NOT NULL,
      current_question_index SMALLINT UNSIGNED NOT NULL DEFAULT 0,
      saved_at DATETIME(3) NULL,
      finished_at DATETIME(3) NULL,
      elapsed_seconds INT UNSIGNED NULL,
      answered SMALLINT UNSIGNED NULL,
      correct_answers SMALLINT UNSIGNED NULL,
      marks VARCHAR(48) CHARACTER SET ascii COLLATE ascii_bin NULL,
      max_marks VARCHAR(48) CHARACTER SET ascii COLLATE ascii_bin NULL,
      rank_value DOUBLE NULL,
      is_first BOOLEAN NULL,
      is_open TINYINT AS (IF(finished_at IS NULL, 1, NULL)) STORED,
      PRIMARY KEY (id),
      UNIQUE KEY attempts_one_open (user_id, test_id, is_open),
      KEY attempts_due (state, deadline_at),
      KEY attempts_of_user (user_id, finished_at),
      KEY attempts_of_test (user_id, test_id, finished_at),
      CONSTRAINT attempts_paper FOREIGN KEY (test_id, paper_version)
        REFERENCES sealed_papers (test_id, version)
    ) ${TABLE_OPTIONS}`);

    // One row a taker and test, by the primary key: only the first finished attempt counts.
    await runner.query(`CREATE TABLE standings (
      test_id ${ID} NOT NULL,
      user_id ${ID} NOT NULL,
      attempt_id ${ID} NOT NULL,
      rank_value DOUBLE NOT NULL,
      PRIMARY KEY (test_id, user_id),
      UNIQUE KEY standings_attempt (attempt_id),
      KEY standings_order (test_id, rank_value)
    ) ${TABLE_OPTIONS}`);

    await runner.query(`CREATE TABLE subject_results (
      attempt_id ${ID} NOT NULL,
      subject VARCHAR(150) NOT NULL,
      user_id ${ID} NOT NULL,
      test_id ${ID} NOT NULL,
      is_first BOOLEAN NOT NULL,
      total SMALLINT UNSIGNED NOT NULL,
      answered SMALLINT UNSIGNED NOT NULL,
      correct SMALLINT UNSIGNED NOT NULL,
      PRIMARY KEY (attempt_id, subject),
      KEY subject_results_of_user (user_id, subject),
      KEY subject_results_of_test (test_id, is_first, subject)
    ) ${TABLE_OPTIONS}`);

    await runner.query(`CREATE TABLE achievements (
      user_id ${ID} NOT NULL,
      achievement_id VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      attempt_id ${ID} NOT NULL,
      unlocked_at DATETIME(3) NOT NULL,
      PRIMARY KEY (user_id, achievement_id)
    ) ${TABLE_OPTIONS}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'achievements',
      'subject_results',
      'standings',
      'attempts',
      'sealed_papers',
    ]) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
