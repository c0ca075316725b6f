import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'subject_results';
const INDEX = 'subject_results_figures';
const COLUMNS = 'user_id, subject, is_first, test_id, total, answered, correct';

/** Papers whose questions all have the marking that is stored with the attempt. */
const OF_ONE_MARKING = `
  SELECT test_id, version FROM sealed_papers
   WHERE NOT JSON_CONTAINS_PATH(body, 'one', '$.sections', '$.questions[*].marking',
                                '$.questions[*].award')`;

const [RIGHT, RIGHT_PARTS] = partsOf('a.marking_correct');
const [WRONG, WRONG_PARTS] = partsOf('a.marking_wrong');
const CORRECT = 'CAST(r.correct AS SIGNED)';
const INCORRECT = '(CAST(r.answered AS SIGNED) - CAST(r.correct AS SIGNED))';
/** A quotient of whole numbers, as grading computes it: equal shares are equal doubles. */
const SHARE = `
  1e0 * (${CORRECT} * ${RIGHT} * ${WRONG_PARTS} + ${INCORRECT} * ${WRONG} * ${RIGHT_PARTS})
      / (CAST(r.total AS SIGNED) * ${RIGHT} * ${WRONG_PARTS})`;

/** Stores with each result in a subject the share of its marks, where the test has a marking scheme. */
export class MarksOfSubjects1795734900000 implements MigrationInterface {
  name = 'MarksOfSubjects1795734900000';

  async up(runner: QueryRunner): Promise<void> {
    // The column stays when the service is killed before the migration is recorded. The index keeps its
    // name throughout: statements of an earlier release, which may still run, name it.
    if (!(await runner.hasColumn(TABLE, 'marks_share'))) {
      await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN marks_share DOUBLE NULL,
        DROP KEY ${INDEX}, ADD KEY ${INDEX} (${COLUMNS}, marks_share)`);
    }
    // Null where it is the share of right answers, and where it would have to be computed from answers.
    await runner.query(`
      UPDATE ${TABLE} r
        JOIN attempts a ON a.id = r.attempt_id
        JOIN (${OF_ONE_MARKING}) p ON p.test_id = a.test_id AND p.version = a.paper_version
         SET r.marks_share = ${SHARE}
       WHERE r.marks_share IS NULL AND r.total > 0
         AND (a.marking_correct <> '1' OR a.marking_wrong <> '0')`);
    // The sets in Redis have the old values: they are those of another log now, and are built again.
    await runner.query('UPDATE ranking_state SET lineage = UUID() WHERE id = 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} DROP KEY ${INDEX}, ADD KEY ${INDEX} (${COLUMNS}),
      DROP COLUMN marks_share`);
    await runner.query('UPDATE ranking_state SET lineage = UUID() WHERE id = 1');
  }
}

/** Numerator and denominator of a fraction such as `4` or `-1/3`. */
function partsOf(column: string): [numerator: string, denominator: string] {
  return [
    `CAST(SUBSTRING_INDEX(${column}, '/', 1) AS SIGNED)`,
    `IF(LOCATE('/', ${column}) > 0, CAST(SUBSTRING_INDEX(${column}, '/', -1) AS SIGNED), 1)`,
  ];
}
