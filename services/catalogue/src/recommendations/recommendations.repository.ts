import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SubjectCount } from '../tests/test.entity.js';
import type { Recommendable } from './rules/choose-recommendations.js';

/** Enough to choose four from, however many tests there are. */
const MOST_PER_EXAM = 60;

export interface CandidateRow extends Recommendable {
  title: string;
  examName: string;
  questions: number;
  duration: number;
}

@Injectable()
export class RecommendationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Exams of tests that the student saved or, as the caller knows, took. */
  async findExams(userId: string, takenTestIds: readonly string[]): Promise<Set<string>> {
    const rows: { examId: string }[] = await this.dataSource.query(
      `SELECT DISTINCT t.exam_id AS examId FROM test t
       LEFT JOIN saved_test s ON s.test_id = t.id AND s.user_id = ?
       WHERE s.user_id IS NOT NULL${takenTestIds.length > 0 ? ' OR t.id IN (?)' : ''}`,
      takenTestIds.length > 0 ? [userId, takenTestIds] : [userId],
    );
    return new Set(rows.map(({ examId }) => examId));
  }

  /** The first tests of every exam that are not among those taken. */
  async findCandidates(takenTestIds: readonly string[]): Promise<CandidateRow[]> {
    const isUntaken = takenTestIds.length > 0 ? 'AND t.id NOT IN (?)' : '';
    const rows: (Omit<CandidateRow, 'subjects' | 'saves'> & {
      subjects: string;
      saves: string | number;
    })[] = await this.dataSource.query(
      `SELECT c.*, (SELECT COUNT(*) FROM saved_test s WHERE s.test_id = c.testId) AS saves
       FROM (
         SELECT t.id AS testId, t.exam_id AS examId, e.name AS examName, t.title, t.subjects,
           t.question_count AS questions, t.duration, t.position,
           ROW_NUMBER() OVER (PARTITION BY t.exam_id ORDER BY t.position) AS place
         FROM test t JOIN exam e ON e.id = t.exam_id AND e.archived_at IS NULL
         WHERE t.position IS NOT NULL ${isUntaken}
       ) c WHERE c.place <= ?`,
      takenTestIds.length > 0 ? [takenTestIds, MOST_PER_EXAM] : [MOST_PER_EXAM],
    );
    return rows.map((row) => ({
      ...row,
      saves: Number(row.saves),
      subjects: JSON.parse(row.subjects) as SubjectCount[],
    }));
  }
}
