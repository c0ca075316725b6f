import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { INDIA_OFFSET_MINUTES } from '../calendar/india-day.js';

export interface AnswerTotals {
  readonly answered: number;
  readonly correct: number;
  /** Of attempts in which anything was answered: one that was left alone tells of no speed. */
  readonly seconds: number;
}

export interface SubjectTotals {
  readonly name: string;
  readonly correct: number;
  readonly total: number;
}

export interface MonthScore {
  /** `2026-11`, in India's time. */
  readonly yearMonth: string;
  readonly score: number;
}

const MONTHS = 12;

/** A student's sums over their finished attempts. */
@Injectable()
export class PerformanceRepository {
  constructor(private readonly dataSource: DataSource) {}

  async answersOf(userId: string): Promise<AnswerTotals> {
    const [row] = await this.dataSource.query<Record<keyof AnswerTotals, string | null>[]>(
      `SELECT SUM(answered) AS answered, SUM(correct_answers) AS correct,
              SUM(IF(answered > 0, elapsed_seconds, 0)) AS seconds
         FROM attempts WHERE user_id = ? AND finished_at IS NOT NULL`,
      [userId],
    );
    return {
      answered: Number(row?.answered ?? 0),
      correct: Number(row?.correct ?? 0),
      seconds: Number(row?.seconds ?? 0),
    };
  }

  async subjectsOf(userId: string): Promise<SubjectTotals[]> {
    const rows = await this.dataSource.query<{ name: string; correct: string; total: string }[]>(
      `SELECT subject AS name, SUM(correct) AS correct, SUM(total) AS total
         FROM subject_results WHERE user_id = ? GROUP BY subject ORDER BY subject`,
      [userId],
    );
    return rows.map(({ name, correct, total }) => ({
      name,
      correct: Number(correct),
      total: Number(total),
    }));
  }

  /** The last twelve months that have a finished attempt, oldest first. */
  async monthsOf(userId: string): Promise<MonthScore[]> {
    const rows = await this.dataSource.query<{ yearMonth: string; score: string }[]>(
      `SELECT DATE_FORMAT(finished_at + INTERVAL ${INDIA_OFFSET_MINUTES} MINUTE, '%Y-%m') AS yearMonth,
              AVG(100e0 * correct_answers / question_count) AS score
         FROM attempts
        WHERE user_id = ? AND finished_at IS NOT NULL
        GROUP BY yearMonth
        ORDER BY yearMonth DESC
        LIMIT ${MONTHS}`,
      [userId],
    );
    return rows.map(({ yearMonth, score }) => ({ yearMonth, score: Number(score) })).reverse();
  }
}
