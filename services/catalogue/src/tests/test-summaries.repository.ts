import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Difficulty } from '../questions/rules/difficulty.js';

/** A test with its exam's name, for lists of tests of several exams. */
export interface TestSummaryRow {
  testId: string;
  examId: string;
  examName: string;
  title: string;
  category: string;
  questions: number;
  duration: number;
  difficulty: Difficulty;
  /** When its exam was hidden from students; null while it is visible. */
  archivedAt: Date | null;
}

const COLUMNS = `t.id AS testId, t.exam_id AS examId, e.name AS examName, t.title, t.category,
  t.question_count AS questions, t.duration, t.difficulty, e.archived_at AS archivedAt`;

@Injectable()
export class TestSummariesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findByIds(ids: readonly string[]): Promise<TestSummaryRow[]> {
    if (ids.length === 0) return [];
    return this.dataSource.query<TestSummaryRow[]>(
      `SELECT ${COLUMNS} FROM tests t JOIN exams e ON e.id = t.exam_id WHERE t.id IN (?)`,
      [ids],
    );
  }
}
