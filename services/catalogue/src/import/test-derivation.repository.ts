import type { EntityManager } from 'typeorm';
import type { ComposableQuestion } from './rules/plan-tests.js';
import { ALL, UNPLACED, WaitingQuestionsRepository } from './waiting-questions.repository.js';

/** The categories of tests that are derived for every exam. */
export type DerivedCategory = 'chapterwise' | 'topicwise' | 'setwise';

/**
 * Assigns questions to tests inside the database, because those of a large exam do not fit in memory.
 */
export class TestDerivationRepository {
  constructor(private readonly manager: EntityManager) {}

  /** Finds the questions of an exam that wait for a test of the category. */
  async findWaiting(
    examId: string,
    category: DerivedCategory,
  ): Promise<WaitingQuestionsRepository> {
    const placing: object[] = await this.manager.query(
      `SELECT 1 FROM tests WHERE exam_id = ? AND category IN (?, 'live') LIMIT 1`,
      [examId, category],
    );
    return placing.length === 0
      ? new WaitingQuestionsRepository(this.manager, examId, ALL, [examId])
      : new WaitingQuestionsRepository(this.manager, examId, UNPLACED, [category, examId]);
  }

  /** Questions of an exam that are in no test of the category and in no live test. */
  async findUnplaced(examId: string, category: string): Promise<ComposableQuestion[]> {
    return this.manager.query<ComposableQuestion[]>(
      `SELECT q.id, q.current_version AS version, q.identity, q.subject, q.topic, q.difficulty,
         q.kind, q.passage
       FROM ${UNPLACED}`,
      [category, examId],
    );
  }
}
