import type { EntityManager } from 'typeorm';
import { JOIN_AWARD } from './award-of-question.js';
import type { Award } from './rules/awards.js';

export interface FaultyQuestion {
  exam: string;
  question: string;
}

/** A test whose current version has the question. */
export interface TestWithQuestion {
  id: string;
  title: string;
  version: number;
  award: Award | null;
}

/** What an award asks the database, in one transaction. */
export class AwardsRepository {
  constructor(private readonly manager: EntityManager) {}

  async find(id: string): Promise<FaultyQuestion | undefined> {
    const rows: FaultyQuestion[] = await this.manager.query(
      `SELECT e.name AS exam, v.question
       FROM questions q
       JOIN exams e ON e.id = q.exam_id
       JOIN question_versions v ON v.question_id = q.id AND v.version = q.current_version
       WHERE q.id = ?`,
      [id],
    );
    return rows[0];
  }

  async findTests(questionId: string): Promise<TestWithQuestion[]> {
    const rows: (Omit<TestWithQuestion, 'version'> & { version: number | string })[] =
      await this.manager.query(
        `SELECT t.id, t.title, t.current_version AS version, a.award FROM tests t
         JOIN test_questions tq ON tq.test_id = t.id AND tq.version = t.current_version
         ${JOIN_AWARD}
         WHERE tq.question_id = ? ORDER BY t.position, t.title, t.id`,
        [questionId],
      );
    return rows.map((row) => ({ ...row, version: Number(row.version) }));
  }

  /** The first of the tests in whose current version no other question counts; undefined if there is none. */
  async findEmptied<Test extends { id: string }>(
    questionId: string,
    tests: readonly Test[],
  ): Promise<Test | undefined> {
    if (tests.length === 0) return undefined;
    const rows: { id: string }[] = await this.manager.query(
      `SELECT DISTINCT t.id FROM tests t
       JOIN test_questions tq ON tq.test_id = t.id AND tq.version = t.current_version
       ${JOIN_AWARD}
       WHERE t.id IN (?) AND tq.question_id <> ? AND (a.award IS NULL OR a.award <> 'dropped')`,
      [tests.map(({ id }) => id), questionId],
    );
    const kept = new Set(rows.map(({ id }) => id));
    return tests.find(({ id }) => !kept.has(id));
  }

  /** The awards hold from the next version of each test on. */
  async insert(
    questionId: string,
    tests: readonly TestWithQuestion[],
    award: Award | null,
  ): Promise<void> {
    await this.manager.query(
      'INSERT INTO question_awards (test_id, question_id, from_version, award) VALUES ?',
      [tests.map(({ id, version }) => [id, questionId, version + 1, award])],
    );
  }
}
