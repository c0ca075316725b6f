import type { EntityManager } from 'typeorm';
import type { Run } from './rules/plan-tests.js';

/** Ways of putting questions together that every exam has. */
export type DerivedCategory = 'chapterwise' | 'topicwise' | 'setwise';

/** Some of an exam's questions: those of a subject, of a topic of it, or all. */
export interface Group {
  subject?: string;
  topic?: string;
}

/** Tests that take up neighbouring places in an exam's list. */
export interface TestRow {
  firstPosition: number;
  tests: number;
}

const EASE = `FIELD(q.difficulty, 'Easy', 'Moderate', 'Hard')`;

/**
 * Questions of an exam that no test of the category has yet, those of live tests apart. A join, not NOT
 * EXISTS, for which MariaDB would first collect the questions of every test there is.
 */
const UNPLACED = `question q
  LEFT JOIN (
    test_question placed
    JOIN test placing ON placing.id = placed.test_id AND placing.category IN (?, 'live')
  ) ON placed.question_id = q.id
  WHERE q.exam_id = ? AND placed.question_id IS NULL`;

const DEAL = `ORDER BY q.subject, q.topic, ${EASE}, q.identity`;

/**
 * Asks and moves an exam's questions inside the database: of a large exam they would not fit in memory.
 */
export class TestDerivationRepository {
  constructor(private readonly manager: EntityManager) {}

  /** How many questions wait for a test of the category, in the order of dealing. */
  async countUnplaced(examId: string, category: DerivedCategory): Promise<Run[]> {
    const rows: (Omit<Run, 'questions'> & { questions: number | string })[] =
      await this.manager.query(
        `SELECT q.subject, q.topic, q.difficulty, COUNT(*) AS questions
         FROM ${UNPLACED}
         GROUP BY q.subject, q.topic, q.difficulty
         ORDER BY q.subject, q.topic, ${EASE}`,
        [category, examId],
      );
    return rows.map((row) => ({ ...row, questions: Number(row.questions) }));
  }

  /**
   * Deals a group's waiting questions out to a row of tests, round and round; every paper goes subject
   * by subject, from easy to hard. The same questions give the same papers, in whatever order they came.
   *
   * @returns how many questions were dealt
   */
  async deal(
    examId: string,
    category: DerivedCategory,
    { subject = '', topic = '' }: Group,
    { firstPosition, tests }: TestRow,
  ): Promise<number> {
    const result: { affectedRows: number } = await this.manager.query(
      `INSERT INTO test_question (test_id, version, position, question_id, question_version)
       SELECT t.id, 1,
         ROW_NUMBER() OVER (PARTITION BY t.id ORDER BY dealt.subject, dealt.ease, dealt.identity) - 1,
         dealt.id, dealt.version
       FROM (
         SELECT q.id, q.current_version AS version, q.subject, q.identity, ${EASE} AS ease,
           ROW_NUMBER() OVER (${DEAL}) - 1 AS place
         FROM ${UNPLACED} AND (? = '' OR q.subject = ?) AND (? = '' OR q.topic = ?)
       ) dealt
       JOIN test t ON t.exam_id = ? AND t.position = ? + dealt.place % ?`,
      [category, examId, subject, subject, topic, topic, examId, firstPosition, tests],
    );
    return result.affectedRows;
  }
}
