import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
/** SHA-256, base64url. */
const DIGEST = 'CHAR(43) CHARACTER SET ascii COLLATE ascii_bin';
/** 128 bits of such a digest. */
const SHORT_DIGEST = 'CHAR(22) CHARACTER SET ascii COLLATE ascii_bin';
const TABLE_OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';

const EXAMS = [
  `CREATE TABLE IF NOT EXISTS exams (
    id ${ID} NOT NULL,
    name VARCHAR(120) NOT NULL,
    name_key VARCHAR(120) NOT NULL,
    description VARCHAR(1000) NOT NULL,
    color VARCHAR(20) NOT NULL,
    exam_categories TEXT NOT NULL,
    price INT UNSIGNED NOT NULL,
    features TEXT NOT NULL,
    search_terms VARCHAR(1000) NOT NULL,
    position INT UNSIGNED NOT NULL,
    archived_at DATETIME(3) NULL,
    created_at DATETIME(3) NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY exams_name_key (name_key),
    UNIQUE KEY exams_position (position)
  ) ${TABLE_OPTIONS}`,
  `CREATE TABLE IF NOT EXISTS exam_cutoffs (
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
    CONSTRAINT exam_cutoffs_exam FOREIGN KEY (exam_id) REFERENCES exams (id)
  ) ${TABLE_OPTIONS}`,
  `CREATE TABLE IF NOT EXISTS exam_profiles (
    id VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    version INT UNSIGNED NOT NULL,
    exam_id ${ID} NOT NULL,
    body MEDIUMTEXT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id, version),
    KEY exam_profiles_exam (exam_id),
    CONSTRAINT exam_profiles_exam FOREIGN KEY (exam_id) REFERENCES exams (id)
  ) ${TABLE_OPTIONS}`,
];

const QUESTIONS = [
  // What tests are put together by stands beside the texts too: going through these rows reads no text.
  `CREATE TABLE IF NOT EXISTS questions (
    id ${ID} NOT NULL,
    exam_id ${ID} NOT NULL,
    identity ${DIGEST} NOT NULL,
    folded_identity ${SHORT_DIGEST} NOT NULL,
    current_version INT UNSIGNED NOT NULL,
    subject VARCHAR(120) NOT NULL,
    topic VARCHAR(120) NOT NULL,
    difficulty VARCHAR(8) NOT NULL,
    kind VARCHAR(8) NOT NULL,
    passage ${SHORT_DIGEST} NULL,
    external_id VARCHAR(200) NULL,
    source VARCHAR(300) NULL,
    licence VARCHAR(120) NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY questions_identity (identity),
    KEY questions_folded_identity (folded_identity),
    KEY questions_exam_topic (exam_id, subject, topic, difficulty),
    KEY questions_exam_passage (exam_id, passage),
    CONSTRAINT questions_exam FOREIGN KEY (exam_id) REFERENCES exams (id)
  ) ${TABLE_OPTIONS}`,
  `CREATE TABLE IF NOT EXISTS question_versions (
    question_id ${ID} NOT NULL,
    version INT UNSIGNED NOT NULL,
    content_hash ${DIGEST} NOT NULL,
    question TEXT NOT NULL,
    options TEXT NOT NULL,
    kind VARCHAR(8) NOT NULL,
    correct TINYINT UNSIGNED NOT NULL,
    answer TEXT NULL,
    content MEDIUMTEXT NULL,
    explanation MEDIUMTEXT NULL,
    subject VARCHAR(120) NOT NULL,
    topic VARCHAR(120) NOT NULL,
    difficulty VARCHAR(8) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (question_id, version),
    CONSTRAINT question_versions_question FOREIGN KEY (question_id) REFERENCES questions (id)
  ) ${TABLE_OPTIONS}`,
  // A table of its own, because counting questions reads nothing but an index of theirs.
  `CREATE TABLE IF NOT EXISTS withdrawn_questions (
    question_id ${ID} NOT NULL,
    withdrawn_at DATETIME(3) NOT NULL,
    PRIMARY KEY (question_id),
    CONSTRAINT withdrawn_questions_question FOREIGN KEY (question_id) REFERENCES questions (id)
      ON DELETE CASCADE
  ) ${TABLE_OPTIONS}`,
  // The bytes of a figure are in its row, or in an object store: then the row has their size instead.
  `CREATE TABLE IF NOT EXISTS figures (
    id ${DIGEST} NOT NULL,
    media_type VARCHAR(20) NOT NULL,
    width SMALLINT UNSIGNED NOT NULL,
    height SMALLINT UNSIGNED NOT NULL,
    bytes MEDIUMBLOB NULL,
    stored_size INT UNSIGNED NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    KEY figures_stored_size (stored_size)
  ) ${TABLE_OPTIONS}`,
  `CREATE TABLE IF NOT EXISTS figure_sources (
    source ${DIGEST} NOT NULL,
    figure_id ${DIGEST} NOT NULL,
    PRIMARY KEY (source),
    KEY figure_sources_figure (figure_id),
    CONSTRAINT figure_sources_figure FOREIGN KEY (figure_id) REFERENCES figures (id)
      ON DELETE CASCADE
  ) ${TABLE_OPTIONS}`,
  `CREATE TABLE IF NOT EXISTS figure_removals (
    id ${DIGEST} NOT NULL,
    PRIMARY KEY (id)
  ) ${TABLE_OPTIONS}`,
];

const TESTS = [
  `CREATE TABLE IF NOT EXISTS tests (
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
    UNIQUE KEY tests_exam_position (exam_id, position),
    KEY tests_exam_category (exam_id, category),
    CONSTRAINT tests_exam FOREIGN KEY (exam_id) REFERENCES exams (id)
  ) ${TABLE_OPTIONS}`,
  `CREATE TABLE IF NOT EXISTS test_versions (
    test_id ${ID} NOT NULL,
    version INT UNSIGNED NOT NULL,
    title VARCHAR(300) NOT NULL,
    category VARCHAR(40) NOT NULL,
    duration INT UNSIGNED NOT NULL,
    marking_correct VARCHAR(16) NOT NULL,
    marking_wrong VARCHAR(16) NOT NULL,
    pattern MEDIUMTEXT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (test_id, version),
    CONSTRAINT test_versions_test FOREIGN KEY (test_id) REFERENCES tests (id)
  ) ${TABLE_OPTIONS}`,
  // A foreign key to the versions would cost a page of texts for every row of a paper.
  `CREATE TABLE IF NOT EXISTS test_questions (
    test_id ${ID} NOT NULL,
    version INT UNSIGNED NOT NULL,
    position SMALLINT UNSIGNED NOT NULL,
    question_id ${ID} NOT NULL,
    question_version INT UNSIGNED NOT NULL,
    PRIMARY KEY (test_id, version, position),
    KEY test_questions_question (question_id, question_version),
    CONSTRAINT test_questions_question FOREIGN KEY (question_id) REFERENCES questions (id),
    CONSTRAINT test_questions_test FOREIGN KEY (test_id, version)
      REFERENCES test_versions (test_id, version)
  ) ${TABLE_OPTIONS}`,
  // A row holds from that version of the test on, until a later row of the same question.
  `CREATE TABLE IF NOT EXISTS question_awards (
    test_id ${ID} NOT NULL,
    question_id ${ID} NOT NULL,
    from_version INT UNSIGNED NOT NULL,
    award VARCHAR(8) NULL,
    PRIMARY KEY (test_id, question_id, from_version),
    CONSTRAINT question_awards_test FOREIGN KEY (test_id) REFERENCES tests (id) ON DELETE CASCADE
  ) ${TABLE_OPTIONS}`,
  `CREATE TABLE IF NOT EXISTS live_tests (
    id ${ID} NOT NULL,
    test_id ${ID} NOT NULL,
    opens_at DATETIME(3) NOT NULL,
    closes_at DATETIME(3) NOT NULL,
    registration_opens_at DATETIME(3) NULL,
    registration_closes_at DATETIME(3) NULL,
    capacity INT UNSIGNED NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY live_tests_test (test_id),
    KEY live_tests_closes_at (closes_at),
    CONSTRAINT live_tests_test FOREIGN KEY (test_id) REFERENCES tests (id)
  ) ${TABLE_OPTIONS}`,
];

const STUDENTS = [
  `CREATE TABLE IF NOT EXISTS live_test_registrations (
    live_test_id ${ID} NOT NULL,
    user_id ${ID} NOT NULL,
    registered_at DATETIME(3) NOT NULL,
    confirmed_at DATETIME(3) NULL,
    reminded_at DATETIME(3) NULL,
    PRIMARY KEY (live_test_id, user_id),
    KEY live_test_registrations_user (user_id),
    KEY live_test_registrations_confirmed (live_test_id, confirmed_at, user_id),
    KEY live_test_registrations_reminded (live_test_id, reminded_at, user_id),
    CONSTRAINT live_test_registrations_live_test FOREIGN KEY (live_test_id)
      REFERENCES live_tests (id)
  ) ${TABLE_OPTIONS}`,
  `CREATE TABLE IF NOT EXISTS saved_tests (
    user_id ${ID} NOT NULL,
    test_id ${ID} NOT NULL,
    saved_at DATETIME(3) NOT NULL,
    PRIMARY KEY (user_id, test_id),
    KEY saved_tests_test (test_id),
    CONSTRAINT saved_tests_test FOREIGN KEY (test_id) REFERENCES tests (id)
  ) ${TABLE_OPTIONS}`,
];

const VERSION = [
  `CREATE TABLE IF NOT EXISTS catalogue_versions (
    id TINYINT UNSIGNED NOT NULL,
    epoch ${ID} NOT NULL,
    version BIGINT UNSIGNED NOT NULL,
    sample_edition INT UNSIGNED NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id)
  ) ${TABLE_OPTIONS}`,
  `INSERT IGNORE INTO catalogue_versions (id, epoch, version, sample_edition, updated_at)
   VALUES (1, UUID(), 1, 0, UTC_TIMESTAMP(3))`,
];

export class CreateCatalogue1795950000000 implements MigrationInterface {
  name = 'CreateCatalogue1795950000000';

  async up(runner: QueryRunner): Promise<void> {
    // Tables stay when the service is killed before the migration is recorded.
    for (const statement of [...EXAMS, ...QUESTIONS, ...TESTS, ...STUDENTS, ...VERSION]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE catalogue_versions, saved_tests, live_test_registrations, live_tests,
         question_awards, test_questions, test_versions, tests, figure_removals, figure_sources,
         figures, withdrawn_questions, question_versions, questions, exam_profiles, exam_cutoffs,
         exams`,
    );
  }
}
