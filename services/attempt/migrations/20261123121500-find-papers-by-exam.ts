import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets rankings of an exam find its tests without reading all papers, whose rows are large. */
export class FindPapersByExam1795436100000 implements MigrationInterface {
  name = 'FindPapersByExam1795436100000';

  async up(runner: QueryRunner): Promise<void> {
    // The index stays when the service is killed before the migration is recorded.
    const found = (await runner.query(
      `SELECT 1 FROM information_schema.statistics
        WHERE table_schema = DATABASE() AND table_name = 'sealed_papers'
          AND index_name = 'sealed_papers_of_exam' LIMIT 1`,
    )) as object[];
    if (found.length > 0) return;
    await runner.query('ALTER TABLE sealed_papers ADD KEY sealed_papers_of_exam (exam_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sealed_papers DROP KEY sealed_papers_of_exam');
  }
}
