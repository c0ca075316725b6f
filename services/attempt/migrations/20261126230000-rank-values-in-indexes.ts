import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  {
    name: 'attempts_figures',
    columns: `user_id, finished_at, question_count, answered, correct_answers, elapsed_seconds,
      is_blank`,
  },
  {
    name: 'attempts_of_exam',
    columns: `user_id, exam_id, finished_at, started_at, test_id, paper_version, question_count,
      answered, correct_answers, elapsed_seconds`,
  },
] as const;

/** Lets a student's attempts be sorted and summed up by their share of marks from an index alone. */
export class RankValuesInIndexes1795734000000 implements MigrationInterface {
  name = 'RankValuesInIndexes1795734000000';

  // An index is replaced within one statement: statements of an earlier release, which may still run,
  // name it, and fail without it.
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, columns } of INDEXES) {
      // It stays replaced when the service is killed before the migration is recorded.
      if (await hasRankValue(runner, name)) continue;
      await replaceIndex(runner, name, `${columns}, rank_value`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name, columns } of INDEXES) await replaceIndex(runner, name, columns);
  }
}

async function replaceIndex(runner: QueryRunner, name: string, columns: string): Promise<void> {
  await runner.query(`ALTER TABLE attempts DROP KEY ${name}, ADD KEY ${name} (${columns})`);
}

async function hasRankValue(runner: QueryRunner, name: string): Promise<boolean> {
  const rows = (await runner.query(
    `SELECT 1 FROM information_schema.statistics
      WHERE table_schema = DATABASE() AND table_name = 'attempts' AND index_name = ?
        AND column_name = 'rank_value' LIMIT 1`,
    [name],
  )) as object[];
  return rows.length > 0;
}
