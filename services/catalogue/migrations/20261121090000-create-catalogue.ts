import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const HASH = 'CHAR(43) CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

const UP = [
  `CREATE TABLE catalogue_state (
    id TINYINT UNSIGNED NOT NULL,
    epoch ${ID} NOT NULL,
    version BIGINT UNSIGNED NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id)
  ) ${TABLE}`,
  `INSERT INTO catalogue_state (id, epoch, version, updated_at) VALUES (1, UUID(), 1, UTC_TIMESTAMP(3))`,
  `CREATE TABLE exam (
    id ${ID} NOT NULL,
    name VARCHAR(120) NOT NULL,
    name_key VARCHAR(120) NOT NULL,
    description VARCHAR(1000) NOT NULL,
    color VARCHAR(20) NOT NULL,
    price INT UNSIGNED NOT NULL,
    features TEXT NOT NULL,
    search_terms VARCHAR(1000) NOT NULL,
    position INT UNSIGNED NOT NULL,
    created_at DATETIME(3) NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY exam_name_key (name_key),
    UNIQUE KEY exam_position (position)
  ) ${TABLE}`,
  `CREATE TABLE question (
    id ${ID} NOT NULL,
    exam_id ${ID} NOT NULL,
    identity ${HASH} NOT NULL,
    current_version INT UNSIGNED NOT NULL,
    external_id VARCHAR(200) NULL,
    source VARCHAR(300) NULL,
    licence VARCHAR(120) NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY question_identity (identity),
    KEY question_exam (exam_id),
    CONSTRAINT question_exam FOREIGN KEY (exam_id) REFERENCES exam (id)
  ) ${TABLE}`,
  `CREATE TABLE question_version (
    question_id ${ID} NOT NULL,
    version INT UNSIGNED NOT NULL,
    content_hash ${HASH} NOT NULL,
    question TEXT NOT NULL,
    options TEXT NOT NULL,
    correct TINYINT UNSIGNED NOT NULL,
    explanation MEDIUMTEXT NULL,
    subject VARCHAR(120) NOT NULL,
    topic VARCHAR(120) NOT NULL,
    difficulty VARCHAR(8) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (question_id, version),
    CONSTRAINT question_version_question FOREIGN KEY (question_id) REFERENCES question (id)
  ) ${TABLE}`,
  `CREATE TABLE test (
    id ${ID} NOT NULL,
    exam_id ${ID} NOT NULL,
    title VARCHAR(300) NOT NULL,
    category VARCHAR(40) NOT NULL,
    group_name VARCHAR(260) NOT NULL,
    duration INT UNSIGNED NOT NULL,
    marking_correct VARCHAR(16) NOT NULL,
    marking_wrong VARCHAR(16) NOT NULL,
    position INT UNSIGNED NULL,
    current_version INT UNSIGNED NOT NULL,
    question_count INT UNSIGNED NOT NULL,
    difficulty VARCHAR(8) NOT NULL,
    subjects TEXT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY test_exam_position (exam_id, position),
    KEY test_exam_category (exam_id, category),
    CONSTRAINT test_exam FOREIGN KEY (exam_id) REFERENCES exam (id)
  ) ${TABLE}`,
  `CREATE TABLE test_version (
    test_id ${ID} NOT NULL,
    version INT UNSIGNED NOT NULL,
    title VARCHAR(300) NOT NULL,
    category VARCHAR(40) NOT NULL,
    duration INT UNSIGNED NOT NULL,
    marking_correct VARCHAR(16) NOT NULL,
    marking_wrong VARCHAR(16) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (test_id, version),
    CONSTRAINT test_version_test FOREIGN KEY (test_id) REFERENCES test (id)
  ) ${TABLE}`,
  `CREATE TABLE test_question (
    test_id ${ID} NOT NULL,
    version INT UNSIGNED NOT NULL,
    position SMALLINT UNSIGNED NOT NULL,
    question_id ${ID} NOT NULL,
    question_version INT UNSIGNED NOT NULL,
    PRIMARY KEY (test_id, version, position),
    KEY test_question_question (question_id, question_version),
    CONSTRAINT test_question_test FOREIGN KEY (test_id, version) REFERENCES test_version (test_id, version),
    CONSTRAINT test_question_question FOREIGN KEY (question_id, question_version)
      REFERENCES question_version (question_id, version)
  ) ${TABLE}`,
  `CREATE TABLE live_test (
    id ${ID} NOT NULL,
    test_id ${ID} NOT NULL,
    opens_at DATETIME(3) NOT NULL,
    closes_at DATETIME(3) NOT NULL,
    capacity INT UNSIGNED NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY live_test_test (test_id),
    KEY live_test_closes_at (closes_at),
    CONSTRAINT live_test_test FOREIGN KEY (test_id) REFERENCES test (id)
  ) ${TABLE}`,
  `CREATE TABLE live_test_registration (
    live_test_id ${ID} NOT NULL,
    user_id ${ID} NOT NULL,
    registered_at DATETIME(3) NOT NULL,
    PRIMARY KEY (live_test_id, user_id),
    KEY live_test_registration_user (user_id),
    CONSTRAINT live_test_registration_live_test FOREIGN KEY (live_test_id) REFERENCES live_test (id)
  ) ${TABLE}`,
  `CREATE TABLE saved_test (
    user_id ${ID} NOT NULL,
    test_id ${ID} NOT NULL,
    saved_at DATETIME(3) NOT NULL,
    PRIMARY KEY (user_id, test_id),
    KEY saved_test_test (test_id),
    CONSTRAINT saved_test_test FOREIGN KEY (test_id) REFERENCES test (id)
  ) ${TABLE}`,
];

const TABLES = [
  'saved_test',
  'live_test_registration',
  'live_test',
  'test_question',
  'test_version',
  'test',
  'question_version',
  'question',
  'exam',
  'catalogue_state',
];

export class CreateCatalogue20261121090000 implements MigrationInterface {
  name = 'CreateCatalogue20261121090000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
