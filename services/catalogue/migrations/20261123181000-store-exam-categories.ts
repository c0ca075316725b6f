import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null on exams whose profile does not name their categories. */
export class StoreExamCategories1795457400000 implements MigrationInterface {
  name = 'StoreExamCategories1795457400000';

  async up(runner: QueryRunner): Promise<void> {
    // The change stays when the service is killed before it is noted as made.
    if (await runner.hasColumn('exam', 'exam_categories')) return;
    await runner.query('ALTER TABLE exam ADD COLUMN exam_categories TEXT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE exam DROP COLUMN exam_categories');
  }
}
