import type { EntityManager } from 'typeorm';
import { WITHDRAWN } from '../questions/withdrawn-questions.js';
import { MAX_TOGETHER, type DealLevel, type PassageCount } from './rules/deal-groups.js';
import type { Run } from './rules/plan-tests.js';

/** A group of an exam's questions: those of a subject, of one of its topics, or all. */
export interface Group {
  subject?: string;
  topic?: string;
}

/** Tests at consecutive positions in an exam's list. */
export interface TestRow {
  firstPosition: number;
  tests: number;
}

const EASE = `FIELD(q.difficulty, 'Easy', 'Moderate', 'Hard')`;

/** All questions of an exam, except withdrawn ones. */
export const ALL = `questions q WHERE q.exam_id = ? AND q.id NOT IN ${WITHDRAWN}`;

/**
 * Questions of an exam that are in no test of the category, in no live test and not withdrawn. This is a join because
 * for NOT EXISTS, MariaDB would first collect the questions of all tests.
 */
export const UNPLACED = `questions q
  LEFT JOIN (
    test_questions placed
    JOIN tests placing ON placing.id = placed.test_id AND placing.category IN (?, 'live')
  ) ON placed.question_id = q.id
  WHERE q.exam_id = ? AND q.id NOT IN ${WITHDRAWN} AND placed.question_id IS NULL`;

const DEAL = `ORDER BY q.subject, q.topic, ${EASE}, q.identity`;

/** Questions that wait for a test of one category; those that were dealt are not included. */
export class WaitingQuestionsRepository {
  constructor(
    private readonly manager: EntityManager,
    private readonly examId: string,
    private readonly source: typeof ALL | typeof UNPLACED,
    private readonly parameters: readonly string[],
  ) {}

  /** Counts them by subject, topic and difficulty, in the order of dealing. */
  async count(): Promise<Run[]> {
    const { source, parameters } = this;
    const rows: (Omit<Run, 'questions'> & { questions: number | string })[] =
      await this.manager.query(
        `SELECT q.subject, q.topic, q.difficulty, COUNT(*) AS questions
         FROM ${source}
         GROUP BY q.subject, q.topic, q.difficulty
         ORDER BY q.subject, q.topic, ${EASE}`,
        [...parameters],
      );
    return rows.map((row) => ({ ...row, questions: Number(row.questions) }));
  }

  /**
   * Deals a group of them to consecutive tests, round-robin. Every paper is ordered by subject and then
   * from easy to hard. The same questions give the same papers, whatever their order in the import.
   *
   * @returns how many questions were dealt
   */
  async deal(
    { subject = '', topic = '' }: Group,
    { firstPosition, tests }: TestRow,
  ): Promise<number> {
    const { source, parameters, examId } = this;
    const result: { affectedRows: number } = await this.manager.query(
      `INSERT INTO test_questions (test_id, version, position, question_id, question_version)
       SELECT t.id, 1,
         ROW_NUMBER() OVER (PARTITION BY t.id ORDER BY dealt.subject, dealt.ease, dealt.identity) - 1,
         dealt.id, dealt.version
       FROM (
         SELECT q.id, q.current_version AS version, q.subject, q.identity, ${EASE} AS ease,
           ROW_NUMBER() OVER (${DEAL}) - 1 AS place
         FROM ${source} AND (? = '' OR q.subject = ?) AND (? = '' OR q.topic = ?)
       ) dealt
       JOIN tests t ON t.exam_id = ? AND t.position = ? + dealt.place % ?`,
      [...parameters, subject, subject, topic, topic, examId, firstPosition, tests],
    );
    return result.affectedRows;
  }

  /** Whether any question of the exam has a passage. */
  async hasPassages(): Promise<boolean> {
    const found: object[] = await this.manager.query(
      'SELECT 1 FROM questions WHERE exam_id = ? AND passage IS NOT NULL LIMIT 1',
      [this.examId],
    );
    return found.length > 0;
  }

  /** How many passages have how many questions of a group. */
  async countPassages({ subject = '', topic = '' }: Group): Promise<PassageCount[]> {
    const { source, parameters } = this;
    const rows: { questions: number | string; passages: number | string }[] =
      await this.manager.query(
        `SELECT questions, COUNT(*) AS passages
         FROM (
           SELECT COUNT(*) AS questions
           FROM ${source} AND (? = '' OR q.subject = ?) AND (? = '' OR q.topic = ?)
             AND q.passage IS NOT NULL
           GROUP BY q.passage
         ) shared
         GROUP BY questions`,
        [...parameters, subject, subject, topic, topic],
      );
    return rows.map(({ questions, passages }) => ({
      questions: Number(questions),
      passages: Number(passages),
    }));
  }

  /**
   * The same as \`deal\` for questions of which some share a passage: these stay together, in the order of
   * the file, where the first of them belongs. Larger groups are dealt first, and single questions fill
   * the tests that got fewer.
   *
   * @param levels where single questions go
   * @returns how many questions were dealt
   */
  async dealTogether(
    { subject = '', topic = '' }: Group,
    { firstPosition, tests }: TestRow,
    levels: readonly DealLevel[],
  ): Promise<number> {
    const { source, parameters, examId } = this;
    const cases = 'WHEN unit.place >= ? THEN ? + (unit.place - ?) % ? '.repeat(levels.length);
    const bounds = levels
      .toReversed()
      .flatMap(({ place, first }) => [place, first, place, tests - first]);
    const result: { affectedRows: number } = await this.manager.query(
      `INSERT INTO test_questions (test_id, version, position, question_id, question_version)
       WITH waiting AS (
         SELECT q.id, q.current_version AS version, q.subject, q.topic, q.identity, ${EASE} AS ease,
           COALESCE(q.passage, q.id) AS shared,
           FLOOR((ROW_NUMBER() OVER (PARTITION BY COALESCE(q.passage, q.id) ORDER BY q.id) - 1)
             / ${MAX_TOGETHER}) AS part
         FROM ${source} AND (? = '' OR q.subject = ?) AND (? = '' OR q.topic = ?)
       ), member AS (
         SELECT waiting.*, COUNT(*) OVER (PARTITION BY shared, part) AS size,
           ROW_NUMBER() OVER (PARTITION BY shared, part ORDER BY id) AS number
         FROM waiting
       ), unit AS (
         SELECT shared, part, size, subject, ease, identity,
           ROW_NUMBER() OVER (
             PARTITION BY size > 1 ORDER BY size DESC, subject, topic, ease, identity
           ) - 1 AS place
         FROM member WHERE number = 1
       ), placed AS (
         SELECT unit.*,
           IF(unit.size > 1, unit.place % ?, CASE ${cases} END) AS test
         FROM unit
       )
       SELECT t.id, 1,
         ROW_NUMBER() OVER (
           PARTITION BY t.id ORDER BY placed.subject, placed.ease, placed.identity, member.id
         ) - 1,
         member.id, member.version
       FROM member
       JOIN placed ON placed.shared = member.shared AND placed.part = member.part
       JOIN tests t ON t.exam_id = ? AND t.position = ? + placed.test`,
      [
        ...[...parameters, subject, subject, topic, topic],
        ...[tests, ...bounds, examId, firstPosition],
      ],
    );
    return result.affectedRows;
  }
}
