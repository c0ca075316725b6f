import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const WORD = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE_OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';

/** Where a question was seen: an attempt, its paper, and the place in it. */
const SEEN = `attempt_id ${ID} NOT NULL,
      test_id ${ID} NOT NULL,
      paper_version INT UNSIGNED NOT NULL,
      question_index SMALLINT UNSIGNED NOT NULL`;

/** Questions that students bookmarked, and questions that they reported. */
export class BookmarksAndQuestionReports1795434720000 implements MigrationInterface {
  name = 'BookmarksAndQuestionReports1795434720000';

  async up(runner: QueryRunner): Promise<void> {
    // Either may exist already: a change of a table stays when the service is killed here.
    // The names and the searched text are copies from the paper, which never changes.
    await runner.query(`CREATE TABLE IF NOT EXISTS bookmarked_questions (
      user_id ${ID} NOT NULL,
      question_id ${ID} NOT NULL,
      ${SEEN},
      exam_id ${ID} NOT NULL,
      exam_name VARCHAR(200) NOT NULL,
      subject VARCHAR(150) NOT NULL,
      topic VARCHAR(150) NOT NULL,
      searched_text MEDIUMTEXT NOT NULL,
      note VARCHAR(2000) NOT NULL,
      created_at DATETIME(3) NOT NULL,
      PRIMARY KEY (user_id, question_id),
      KEY bookmarked_questions_latest (user_id, created_at)
    ) ${TABLE_OPTIONS}`);

    // The mails are queued from these rows: to the office for each change of a report, and to the
    // student once it is settled.
    await runner.query(`CREATE TABLE IF NOT EXISTS question_reports (
      id ${ID} NOT NULL,
      user_id ${ID} NOT NULL,
      question_id ${ID} NOT NULL,
      question_version INT UNSIGNED NOT NULL,
      ${SEEN},
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
      KEY question_reports_due (is_mail_due, updated_at)
    ) ${TABLE_OPTIONS}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['question_reports', 'bookmarked_questions']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
