import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SubjectCount } from '../tests/test.entity.js';

/** A test of an exam that is offered. */
export interface OfferedTestRow {
  testId: string;
  examId: string;
  examName: string;
  examColor: string;
  title: string;
  category: string;
  subjects: readonly SubjectCount[];
  questions: number;
  /** Seconds. */
  duration: number;
  /** Null if the test is not in the exam's list. */
  position: number | null;
}

@Injectable()
export class RecommendationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findSavedIds(userId: string): Promise<string[]> {
    const rows = await runPrepared<{ testId: string }[]>(
      this.dataSource,
      'SELECT test_id AS testId FROM saved_tests WHERE user_id = ?',
      [userId],
    );
    return rows.map(({ testId }) => testId);
  }

  /** All tests of offered exams, in the list order of each exam. */
  async findOffered(): Promise<OfferedTestRow[]> {
    const rows: (Omit<OfferedTestRow, 'subjects'> & { subjects: string })[] =
      await this.dataSource.query(
        `SELECT t.id AS testId, t.exam_id AS examId, e.name AS examName, e.color AS examColor,
           t.title, t.category, t.subjects, t.question_count AS questions, t.duration, t.position
         FROM tests t JOIN exams e ON e.id = t.exam_id AND e.archived_at IS NULL
         ORDER BY t.exam_id, t.position`,
      );
    const parse = parseOnce();
    return rows.map((row) => ({ ...row, subjects: parse(row.subjects) }));
  }
}

/** Tests of the same subjects share one list in memory. */
function parseOnce(): (text: string) => readonly SubjectCount[] {
  const parsed = new Map<string, readonly SubjectCount[]>();
  return (text) => {
    const subjects = parsed.get(text) ?? (JSON.parse(text) as SubjectCount[]);
    parsed.set(text, subjects);
    return subjects;
  };
}
