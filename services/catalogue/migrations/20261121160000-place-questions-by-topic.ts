import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // What tests are put together by stands beside the texts too: going through these reads no text.
  `ALTER TABLE question
    ADD COLUMN subject VARCHAR(120) NOT NULL DEFAULT '' AFTER current_version,
    ADD COLUMN topic VARCHAR(120) NOT NULL DEFAULT '' AFTER subject,
    ADD COLUMN difficulty VARCHAR(8) NOT NULL DEFAULT '' AFTER topic`,
  `UPDATE question q
   JOIN question_version v ON v.question_id = q.id AND v.version = q.current_version
   SET q.subject = v.subject, q.topic = v.topic, q.difficulty = v.difficulty`,
  `ALTER TABLE question ADD KEY question_exam_topic (exam_id, subject, topic, difficulty)`,
  `ALTER TABLE question DROP KEY question_exam`,
  // Checked against the texts' table, every row of a paper would cost a page of texts.
  `ALTER TABLE test_question DROP FOREIGN KEY test_question_question`,
  `ALTER TABLE test_question ADD CONSTRAINT test_question_asked FOREIGN KEY (question_id)
    REFERENCES question (id)`,
];

const DOWN = [
  `ALTER TABLE test_question DROP FOREIGN KEY test_question_asked`,
  `ALTER TABLE test_question ADD CONSTRAINT test_question_question
    FOREIGN KEY (question_id, question_version) REFERENCES question_version (question_id, version)`,
  `ALTER TABLE question ADD KEY question_exam (exam_id)`,
  `ALTER TABLE question DROP KEY question_exam_topic`,
  `ALTER TABLE question DROP COLUMN subject, DROP COLUMN topic, DROP COLUMN difficulty`,
];

export class PlaceQuestionsByTopic20261121160000 implements MigrationInterface {
  name = 'PlaceQuestionsByTopic20261121160000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
