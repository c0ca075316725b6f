import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rows of earlier releases, and those that a replica of an earlier release still inserts, are single
 * choices of text alone: that is what the defaults say. Kind and passage also stand beside the texts, so
 * that tests are put together without reading any text.
 */
export class StoreQuestionKinds1795638000000 implements MigrationInterface {
  name = 'StoreQuestionKinds1795638000000';

  async up(runner: QueryRunner): Promise<void> {
    // A change stays when the service is killed before it is noted as made.
    if (!(await runner.hasColumn('question_version', 'kind'))) {
      await runner.query(`ALTER TABLE question_version
        ADD COLUMN kind VARCHAR(8) NOT NULL DEFAULT 'single',
        ADD COLUMN answer TEXT NULL,
        ADD COLUMN content MEDIUMTEXT NULL`);
    }
    if (await runner.hasColumn('question', 'kind')) return;
    await runner.query(`ALTER TABLE question
      ADD COLUMN kind VARCHAR(8) NOT NULL DEFAULT 'single',
      ADD COLUMN passage CHAR(22) CHARACTER SET ascii COLLATE ascii_bin NULL,
      ADD KEY question_exam_passage (exam_id, passage)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE question DROP KEY question_exam_passage, DROP COLUMN kind, DROP COLUMN passage',
    );
    await runner.query(
      'ALTER TABLE question_version DROP COLUMN kind, DROP COLUMN answer, DROP COLUMN content',
    );
  }
}
