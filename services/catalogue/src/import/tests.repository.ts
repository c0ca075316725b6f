import type { EntityManager } from 'typeorm';
import type { TestPattern } from '../patterns/rules/test-pattern.js';
import type { Difficulty } from '../questions/rules/difficulty.js';
import { WITHDRAWN } from '../questions/withdrawn-questions.js';
import type { SubjectCount } from '../tests/test.entity.js';
import { insertRows } from './insert-rows.js';

/** The pattern of a listed full test. */
export interface FullPattern {
  title: string;
  questions: number;
  /** Seconds. */
  duration: number;
  /** Marks as exact fractions. */
  correct: string;
  wrong: string;
}

/** A test without its questions. */
export interface NewTestRow {
  id: string;
  examId: string;
  title: string;
  category: string;
  groupName: string;
  duration: number;
  markingCorrect: string;
  markingWrong: string;
  position: number | null;
  difficulty: Difficulty;
  subjects: readonly SubjectCount[];
  questionCount: number;
  /** Of a paper with sections. */
  pattern?: TestPattern;
}

/** A test with a pattern that has withdrawn questions. */
export interface ShrinkingTest {
  id: string;
  pattern: TestPattern;
  /** Seconds. */
  duration: number;
  /** Where the withdrawn questions stand in its current version, from 0. */
  withdrawn: readonly number[];
}

/** What a test changes with its next version. */
export interface ChangedPattern {
  testId: string;
  pattern: TestPattern;
  /** Seconds. */
  duration: number;
  markingCorrect: string;
  markingWrong: string;
}

export interface NewTest extends Omit<NewTestRow, 'questionCount'> {
  questions: readonly { id: string; version: number }[];
}

/** Tests and their versions, inside the transaction of an import. */
export class TestsRepository {
  constructor(
    private readonly manager: EntityManager,
    private readonly now: Date,
  ) {}

  async countTests(examId: string, category: string): Promise<Map<string, number>> {
    const rows: { groupName: string; tests: number | string }[] = await this.manager.query(
      `SELECT group_name AS groupName, COUNT(*) AS tests FROM tests
       WHERE exam_id = ? AND category = ? GROUP BY group_name`,
      [examId, category],
    );
    return new Map(rows.map(({ groupName, tests }) => [groupName, Number(tests)]));
  }

  /** The patterns of an exam's full tests, in list order. */
  async findFullPatterns(examId: string): Promise<FullPattern[]> {
    const rows: (Omit<FullPattern, 'questions' | 'duration'> & {
      questions: number | string;
      duration: number | string;
    })[] = await this.manager.query(
      `SELECT title, question_count AS questions, duration, marking_correct AS correct,
         marking_wrong AS wrong
       FROM tests WHERE exam_id = ? AND category = 'full' AND position IS NOT NULL
       ORDER BY position`,
      [examId],
    );
    return rows.map((row) => ({
      ...row,
      questions: Number(row.questions),
      duration: Number(row.duration),
    }));
  }

  async nextPosition(examId: string): Promise<number> {
    const rows: { next: number | string }[] = await this.manager.query(
      'SELECT COALESCE(MAX(position) + 1, 0) AS next FROM tests WHERE exam_id = ?',
      [examId],
    );
    return Number(rows[0]?.next ?? 0);
  }

  /** Inserts tests with the questions of their first version. */
  async insertTests(tests: readonly NewTest[]): Promise<void> {
    await this.insertTestRows(
      tests.map((test) => ({ ...test, questionCount: test.questions.length })),
    );
    await insertRows(
      this.manager,
      'test_questions',
      tests.flatMap(({ id, questions }) =>
        questions.map((question, position) => ({
          test_id: id,
          version: 1,
          position,
          question_id: question.id,
          question_version: question.version,
        })),
      ),
    );
  }

  /** Inserts tests and their first versions, without questions. */
  async insertTestRows(tests: readonly NewTestRow[]): Promise<void> {
    await insertRows(
      this.manager,
      'tests',
      tests.map((test) => ({
        id: test.id,
        exam_id: test.examId,
        title: test.title,
        category: test.category,
        group_name: test.groupName,
        duration: test.duration,
        marking_correct: test.markingCorrect,
        marking_wrong: test.markingWrong,
        position: test.position,
        current_version: 1,
        question_count: test.questionCount,
        difficulty: test.difficulty,
        subjects: JSON.stringify(test.subjects),
        created_at: this.now,
        updated_at: this.now,
      })),
    );
    await insertRows(
      this.manager,
      'test_versions',
      tests.map((test) => ({
        test_id: test.id,
        version: 1,
        title: test.title,
        category: test.category,
        duration: test.duration,
        marking_correct: test.markingCorrect,
        marking_wrong: test.markingWrong,
        pattern: test.pattern ? JSON.stringify(test.pattern) : null,
        created_at: this.now,
      })),
    );
  }

  /** Tests whose current version has one of these questions. */
  async findTestsWith(questionIds: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.manager.query(
      `SELECT DISTINCT t.id FROM tests t
       JOIN test_questions tq ON tq.test_id = t.id AND tq.version = t.current_version
       WHERE tq.question_id IN (?)`,
      [questionIds],
    );
    return rows.map(({ id }) => id);
  }

  /** Those of the tests that have a pattern and, in their current version, a withdrawn question. */
  async findShrinking(testIds: readonly string[]): Promise<ShrinkingTest[]> {
    const rows: {
      id: string;
      pattern: string;
      duration: number | string;
      position: number | string;
    }[] = await this.manager.query(
      `SELECT t.id, v.pattern, t.duration, tq.position FROM tests t
       JOIN test_versions v ON v.test_id = t.id AND v.version = t.current_version
       JOIN test_questions tq ON tq.test_id = t.id AND tq.version = t.current_version
       WHERE t.id IN (?) AND v.pattern IS NOT NULL AND tq.question_id IN ${WITHDRAWN}`,
      [testIds],
    );
    return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...others]) =>
      first
        ? {
            id: first.id,
            pattern: JSON.parse(first.pattern) as TestPattern,
            duration: Number(first.duration),
            withdrawn: [first, ...others].map(({ position }) => Number(position)),
          }
        : [],
    );
  }

  /**
   * Inserts the next version of tests: the same questions without withdrawn ones, each in its current
   * version, and the same pattern unless it is among the changed ones.
   */
  async insertNextVersions(
    testIds: readonly string[],
    changes: readonly ChangedPattern[],
  ): Promise<void> {
    const changed = new Set(changes.map(({ testId }) => testId));
    await this.copyVersions(
      testIds.filter((id) => !changed.has(id)),
      null,
    );
    for (const { testId, pattern, duration, markingCorrect, markingWrong } of changes) {
      await this.manager.query(
        'UPDATE tests SET duration = ?, marking_correct = ?, marking_wrong = ? WHERE id = ?',
        [duration, markingCorrect, markingWrong, testId],
      );
      await this.copyVersions([testId], pattern);
    }
    await this.manager.query(
      `INSERT INTO test_questions (test_id, version, position, question_id, question_version)
       SELECT t.id, t.current_version + 1,
         ROW_NUMBER() OVER (PARTITION BY t.id ORDER BY tq.position) - 1,
         tq.question_id, q.current_version
       FROM tests t
       JOIN test_questions tq ON tq.test_id = t.id AND tq.version = t.current_version
       JOIN questions q ON q.id = tq.question_id
       WHERE t.id IN (?) AND q.id NOT IN ${WITHDRAWN}`,
      [testIds],
    );
    await this.manager.query(
      'UPDATE tests SET current_version = current_version + 1, updated_at = ? WHERE id IN (?)',
      [this.now, testIds],
    );
  }

  /** @param pattern null for that of the current version */
  private async copyVersions(
    testIds: readonly string[],
    pattern: TestPattern | null,
  ): Promise<void> {
    if (testIds.length === 0) return;
    await this.manager.query(
      `INSERT INTO test_versions (test_id, version, title, category, duration, marking_correct,
         marking_wrong, pattern, created_at)
       SELECT t.id, t.current_version + 1, t.title, t.category, t.duration, t.marking_correct,
         t.marking_wrong, COALESCE(?, v.pattern), ?
       FROM tests t JOIN test_versions v ON v.test_id = t.id AND v.version = t.current_version
       WHERE t.id IN (?)`,
      [pattern && JSON.stringify(pattern), this.now, testIds],
    );
  }

  /** Subject and difficulty of the tests' questions, ordered by test and position in the paper. */
  async findOutlines(
    testIds: readonly string[],
  ): Promise<{ testId: string; subject: string; difficulty: Difficulty }[]> {
    return this.manager.query<{ testId: string; subject: string; difficulty: Difficulty }[]>(
      `SELECT t.id AS testId, q.subject, q.difficulty FROM tests t
       JOIN test_questions tq ON tq.test_id = t.id AND tq.version = t.current_version
       JOIN questions q ON q.id = tq.question_id
       WHERE t.id IN (?) ORDER BY t.id, tq.position`,
      [testIds],
    );
  }

  async updateOutline(
    testId: string,
    difficulty: Difficulty,
    subjects: readonly SubjectCount[],
  ): Promise<void> {
    const questions = subjects.reduce((sum, subject) => sum + subject.questions, 0);
    await this.manager.query(
      'UPDATE tests SET difficulty = ?, subjects = ?, question_count = ? WHERE id = ?',
      [difficulty, JSON.stringify(subjects), questions, testId],
    );
  }

  async insertLiveTest(live: {
    id: string;
    testId: string;
    opensAt: Date;
    closesAt: Date;
    registrationOpensAt: Date | null;
    registrationClosesAt: Date | null;
    capacity: number | null;
  }): Promise<void> {
    await insertRows(this.manager, 'live_tests', [
      {
        id: live.id,
        test_id: live.testId,
        opens_at: live.opensAt,
        closes_at: live.closesAt,
        registration_opens_at: live.registrationOpensAt,
        registration_closes_at: live.registrationClosesAt,
        capacity: live.capacity,
        created_at: this.now,
      },
    ]);
  }
}
