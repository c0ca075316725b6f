import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null on exams that students see. */
export class ArchiveExams20261122091000 implements MigrationInterface {
  name = 'ArchiveExams20261122091000';

  async up(runner: QueryRunner): Promise<void> {
    // The change stays when the service is killed before it is noted as made.
    if (await runner.hasColumn('exam', 'archived_at')) return;
    await runner.query('ALTER TABLE exam ADD COLUMN archived_at DATETIME(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE exam DROP COLUMN archived_at');
  }
}
