import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WITHDRAWN } from '../questions/withdrawn-questions.js';

export interface ExamFactRow {
  id: string;
  name: string;
  description: string;
  price: number;
  features: string[];
  updatedAt: Date;
  tests: number;
  shortest: number;
  longest: number;
}

/** Listed tests of one exam with the same category and marking. */
export interface SeriesRow {
  examId: string;
  category: string;
  name: string;
  tests: number;
  freeTests: number;
  minQuestions: number;
  maxQuestions: number;
  minDuration: number;
  maxDuration: number;
  markingCorrect: string;
  markingWrong: string;
}

@Injectable()
export class ChatFactsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findExams(): Promise<ExamFactRow[]> {
    const rows: (Omit<ExamFactRow, 'features' | 'tests'> & {
      features: string;
      tests: string | number;
    })[] = await this.dataSource.query(
      `SELECT e.id, e.name, e.description, e.price, e.features, e.updated_at AS updatedAt,
         COUNT(t.id) AS tests, COALESCE(MIN(t.duration), 0) AS shortest,
         COALESCE(MAX(t.duration), 0) AS longest
       FROM exams e LEFT JOIN tests t ON t.exam_id = e.id AND t.position IS NOT NULL
       WHERE e.archived_at IS NULL
       GROUP BY e.id, e.name, e.description, e.price, e.features, e.updated_at, e.position
       ORDER BY e.position`,
    );
    return rows.map((row) => ({
      ...row,
      tests: Number(row.tests),
      features: JSON.parse(row.features) as string[],
    }));
  }

  async countSubjects(): Promise<{ examId: string; subject: string; questions: number }[]> {
    const rows: { examId: string; subject: string; questions: string | number }[] =
      await this.dataSource.query(
        `SELECT exam_id AS examId, subject, COUNT(*) AS questions FROM questions
         WHERE id NOT IN ${WITHDRAWN} GROUP BY exam_id, subject ORDER BY subject`,
      );
    return rows.map((row) => ({ ...row, questions: Number(row.questions) }));
  }

  async findSeries(): Promise<SeriesRow[]> {
    const rows: (Omit<SeriesRow, 'tests' | 'freeTests'> & {
      tests: string | number;
      freeTests: string | number;
    })[] = await this.dataSource.query(
      `SELECT exam_id AS examId, category, IF(category = 'full', group_name, '') AS name,
         COUNT(*) AS tests, SUM(position % 3 = 0) AS freeTests,
         MIN(question_count) AS minQuestions, MAX(question_count) AS maxQuestions,
         MIN(duration) AS minDuration, MAX(duration) AS maxDuration,
         marking_correct AS markingCorrect, marking_wrong AS markingWrong
       FROM tests WHERE position IS NOT NULL
       GROUP BY examId, category, name, markingCorrect, markingWrong
       ORDER BY examId, MIN(position)`,
    );
    return rows.map((row) => ({
      ...row,
      tests: Number(row.tests),
      freeTests: Number(row.freeTests),
    }));
  }
}
