import { randomUUID } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const WORD = 'CHARACTER SET ascii COLLATE ascii_bin';
const ID = `CHAR(36) ${WORD}`;
const TABLE_OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';

/** Each references only tables above it. */
const TABLES = {
  paper_snapshots: `
    test_id ${ID} NOT NULL,
    version INT UNSIGNED NOT NULL,
    exam_id ${ID} NOT NULL,
    exam_name VARCHAR(200) NOT NULL,
    title VARCHAR(300) NOT NULL,
    category VARCHAR(60) NOT NULL,
    body MEDIUMTEXT NOT NULL,
    awards_version INT UNSIGNED NULL,
    stored_at DATETIME(3) NOT NULL,
    PRIMARY KEY (test_id, version),
    KEY paper_snapshots_of_exam (exam_id)`,

  // What a later version of a test awards to questions of papers that are stored already. Papers and
  // awards are written once; a paper names the awards that hold for it now, and an attempt those by
  // which it was marked.
  paper_awards: `
    test_id ${ID} NOT NULL,
    version INT UNSIGNED NOT NULL,
    awards MEDIUMTEXT NOT NULL,
    stored_at DATETIME(3) NOT NULL,
    PRIMARY KEY (test_id, version)`,

  // is_open is null once an attempt is finished, and nulls never collide: the unique key
  // lets a student have one open attempt of a test and any number of finished ones.
  // The last two keys let sums and lists be read from an index alone: the rows hold answers too, and
  // lie far apart.
  attempts: `
    id ${ID} NOT NULL,
    user_id ${ID} NOT NULL,
    test_id ${ID} NOT NULL,
    exam_id ${ID} NOT NULL,
    paper_version INT UNSIGNED NOT NULL,
    question_count SMALLINT UNSIGNED NOT NULL,
    duration_seconds INT UNSIGNED NOT NULL,
    allowance_minutes SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    marking_correct VARCHAR(24) ${WORD} NOT NULL,
    marking_wrong VARCHAR(24) ${WORD} NOT NULL,
    taken_before BOOLEAN NOT NULL DEFAULT FALSE,
    started_at DATETIME(3) NOT NULL,
    deadline_at DATETIME(3) NOT NULL,
    section_ends VARCHAR(8000) ${WORD} NULL,
    state VARCHAR(16) ${WORD} NOT NULL,
    revision INT UNSIGNED NOT NULL DEFAULT 0,
    responses BLOB NOT NULL,
    current_question_index SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    saved_at DATETIME(3) NULL,
    save_digest INT UNSIGNED NULL,
    finished_at DATETIME(3) NULL,
    elapsed_seconds INT UNSIGNED NULL,
    answered SMALLINT UNSIGNED NULL,
    is_blank BOOLEAN NULL,
    correct_answers SMALLINT UNSIGNED NULL,
    marks VARCHAR(48) ${WORD} NULL,
    max_marks VARCHAR(48) ${WORD} NULL,
    rank_value DOUBLE NULL,
    awards_version INT UNSIGNED NULL,
    is_first BOOLEAN NULL,
    is_open TINYINT AS (IF(finished_at IS NULL, 1, NULL)) STORED,
    PRIMARY KEY (id),
    UNIQUE KEY attempts_one_open (user_id, test_id, is_open),
    KEY attempts_due (state, deadline_at),
    KEY attempts_of_user (user_id, finished_at),
    KEY attempts_of_test (user_id, test_id, finished_at),
    KEY attempts_of_exam (user_id, exam_id, finished_at, started_at, test_id, paper_version,
      question_count, answered, correct_answers, elapsed_seconds, rank_value),
    KEY attempts_figures (user_id, finished_at, question_count, answered, correct_answers,
      elapsed_seconds, is_blank, rank_value),
    CONSTRAINT attempts_paper FOREIGN KEY (test_id, paper_version)
      REFERENCES paper_snapshots (test_id, version)`,

  // One row for each participant and test, by the primary key: only the first finished attempt counts.
  // The last two columns are null until the entry is numbered. Batches count up in the order in which
  // entries were seen, in any order of their transactions.
  ranking_entries: `
    test_id ${ID} NOT NULL,
    user_id ${ID} NOT NULL,
    attempt_id ${ID} NOT NULL,
    rank_value DOUBLE NOT NULL,
    participant_id ${ID} NULL,
    batch BIGINT UNSIGNED NULL,
    PRIMARY KEY (test_id, user_id),
    UNIQUE KEY ranking_entries_attempt (attempt_id),
    KEY ranking_entries_order (test_id, rank_value),
    KEY ranking_entries_batch (batch),
    KEY ranking_entries_of_user (user_id, participant_id)`,

  // One row: which log of ranking entries this is, and up to where it is numbered.
  ranking_logs: `
    id TINYINT UNSIGNED NOT NULL,
    epoch ${ID} NOT NULL,
    last_batch BIGINT UNSIGNED NOT NULL,
    PRIMARY KEY (id)`,

  // The last key lets a student's sums be read from it alone.
  subject_results: `
    attempt_id ${ID} NOT NULL,
    subject VARCHAR(150) NOT NULL,
    user_id ${ID} NOT NULL,
    test_id ${ID} NOT NULL,
    is_first BOOLEAN NOT NULL,
    total SMALLINT UNSIGNED NOT NULL,
    answered SMALLINT UNSIGNED NOT NULL,
    correct SMALLINT UNSIGNED NOT NULL,
    marks_share DOUBLE NULL,
    PRIMARY KEY (attempt_id, subject),
    KEY subject_results_of_user (user_id, subject),
    KEY subject_results_of_test (test_id, is_first, subject),
    KEY subject_results_figures (user_id, subject, is_first, test_id, total, answered, correct,
      marks_share)`,

  // What the participants of a test spent on each question, so that no result adds up all of them.
  question_times: `
    test_id ${ID} NOT NULL,
    question_id VARCHAR(64) NOT NULL,
    participants INT UNSIGNED NOT NULL,
    seconds BIGINT UNSIGNED NOT NULL,
    PRIMARY KEY (test_id, question_id)`,

  // How they did in each subject.
  subject_sums: `
    test_id ${ID} NOT NULL,
    subject VARCHAR(150) NOT NULL,
    participants INT UNSIGNED NOT NULL,
    correct BIGINT UNSIGNED NOT NULL,
    total BIGINT UNSIGNED NOT NULL,
    PRIMARY KEY (test_id, subject)`,

  achievements: `
    user_id ${ID} NOT NULL,
    achievement_id VARCHAR(40) ${WORD} NOT NULL,
    attempt_id ${ID} NOT NULL,
    unlocked_at DATETIME(3) NOT NULL,
    PRIMARY KEY (user_id, achievement_id)`,

  // Never changed: the newest row for a test, else the newest for all tests, is what holds.
  student_allowances: `
    id ${ID} NOT NULL,
    user_id ${ID} NOT NULL,
    test_id ${ID} NULL,
    minutes SMALLINT UNSIGNED NOT NULL,
    minutes_per_hour SMALLINT UNSIGNED NOT NULL,
    reason VARCHAR(300) NOT NULL,
    granted_by VARCHAR(100) NOT NULL,
    granted_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    KEY student_allowances_of_user (user_id, id)`,

  // What a credit is for stays as it was first said, so that giving it again gives the same.
  time_credits: `
    name VARCHAR(64) NOT NULL,
    minutes SMALLINT UNSIGNED NOT NULL,
    running_from DATETIME(3) NOT NULL,
    running_until DATETIME(3) NOT NULL,
    test_id ${ID} NULL,
    user_id ${ID} NULL,
    reason VARCHAR(300) NOT NULL,
    granted_by VARCHAR(100) NOT NULL,
    granted_at DATETIME(3) NOT NULL,
    PRIMARY KEY (name)`,

  // With the student: the rows of a student are found by one key in all tables, so that students can
  // be spread over machines.
  credited_attempts: `
    credit_name VARCHAR(64) NOT NULL,
    attempt_id ${ID} NOT NULL,
    user_id ${ID} NOT NULL,
    credited_at DATETIME(3) NOT NULL,
    PRIMARY KEY (credit_name, attempt_id),
    KEY credited_attempts_of_attempt (attempt_id),
    KEY credited_attempts_of_user (user_id),
    CONSTRAINT credited_attempts_credit FOREIGN KEY (credit_name) REFERENCES time_credits (name),
    CONSTRAINT credited_attempts_attempt FOREIGN KEY (attempt_id) REFERENCES attempts (id)
      ON DELETE CASCADE`,

  // The names and the searched text are copies from the paper, which never changes.
  bookmarked_questions: `
    user_id ${ID} NOT NULL,
    question_id ${ID} NOT NULL,
    attempt_id ${ID} NOT NULL,
    test_id ${ID} NOT NULL,
    paper_version INT UNSIGNED NOT NULL,
    question_index SMALLINT UNSIGNED NOT NULL,
    exam_id ${ID} NOT NULL,
    exam_name VARCHAR(200) NOT NULL,
    subject VARCHAR(150) NOT NULL,
    topic VARCHAR(150) NOT NULL,
    searched_text MEDIUMTEXT NOT NULL,
    note VARCHAR(2000) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (user_id, question_id),
    KEY bookmarked_questions_latest (user_id, created_at)`,

  // The mails are queued from these rows: to the office for each change of a report, and to the
  // student once it is settled.
  question_reports: `
    id ${ID} NOT NULL,
    user_id ${ID} NOT NULL,
    question_id ${ID} NOT NULL,
    question_version INT UNSIGNED NOT NULL,
    attempt_id ${ID} NOT NULL,
    test_id ${ID} NOT NULL,
    paper_version INT UNSIGNED NOT NULL,
    question_index SMALLINT UNSIGNED NOT NULL,
    reason VARCHAR(24) ${WORD} NOT NULL,
    text VARCHAR(1000) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    outcome VARCHAR(24) ${WORD} NULL,
    note VARCHAR(1000) NULL,
    settled_at DATETIME(3) NULL,
    is_mail_due BOOLEAN NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY question_reports_one (user_id, question_id),
    KEY question_reports_open (settled_at, created_at),
    KEY question_reports_due (is_mail_due, updated_at)`,

  // Let a student who deletes the account and comes back not take a test as if for the first time.
  tests_of_deleted_accounts: `
    digest CHAR(43) ${WORD} NOT NULL,
    kept_until DATE NOT NULL,
    PRIMARY KEY (digest),
    KEY tests_of_deleted_accounts_until (kept_until)`,

  // When the solutions of live tests become public.
  live_tests: `
    test_id ${ID} NOT NULL,
    opens_at DATETIME(3) NOT NULL,
    closes_at DATETIME(3) NOT NULL,
    closed_at DATETIME(3) NULL,
    published_at DATETIME(3) NULL,
    PRIMARY KEY (test_id)`,

  // Whom to tell then.
  result_mails: `
    attempt_id ${ID} NOT NULL,
    user_id ${ID} NOT NULL,
    test_id ${ID} NOT NULL,
    paper_version INT UNSIGNED NOT NULL,
    PRIMARY KEY (attempt_id)`,
};

export class CreateAttempts1795950000000 implements MigrationInterface {
  name = 'CreateAttempts1795950000000';

  async up(runner: QueryRunner): Promise<void> {
    // Tables and the row stay when the service is killed before the migration is recorded.
    for (const [name, columns] of Object.entries(TABLES)) {
      await runner.query(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE_OPTIONS}`);
    }
    await runner.query('INSERT IGNORE INTO ranking_logs (id, epoch, last_batch) VALUES (1, ?, 0)', [
      randomUUID(),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(TABLES).toReversed()) await runner.query(`DROP TABLE ${name}`);
  }
}
