import { runPrepared } from '@abhyas/service-kit';
import { INDIA_OFFSET_MINUTES } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Sums of a month with a finished attempt. */
export interface MonthTotals {
  /** `2026-11`, in India's time. */
  readonly yearMonth: string;
  /** Mean of the attempts' score percentages. */
  readonly score: number;
  readonly answered: number;
  readonly correct: number;
  /** Only of attempts with an answer: others say nothing about speed. */
  readonly seconds: number;
}

interface SubjectTotals {
  readonly name: string;
  readonly correct: number;
  readonly total: number;
}

/** As the driver returns them: sums are text, because they are decimals of any length. */
type Row<T> = { [Name in keyof T]: T[Name] extends number ? string | number : T[Name] };

// The indexes are named because they contain all summed columns.
const MONTHS = `
  SELECT DATE_FORMAT(finished_at + INTERVAL ${INDIA_OFFSET_MINUTES} MINUTE, '%Y-%m') AS yearMonth,
         AVG(100e0 * correct_answers / question_count) AS score,
         SUM(answered) AS answered, SUM(correct_answers) AS correct,
         SUM(IF(answered > 0, elapsed_seconds, 0)) AS seconds
    FROM attempts FORCE INDEX (attempts_figures)
   WHERE user_id = ? AND finished_at IS NOT NULL
   GROUP BY yearMonth
   ORDER BY yearMonth`;

const SUBJECTS = `
  SELECT subject AS name, SUM(correct) AS correct, SUM(total) AS total
    FROM subject_results FORCE INDEX (subject_results_figures)
   WHERE user_id = ?
   GROUP BY subject
   ORDER BY subject`;

/** Sums over a student's finished attempts. */
@Injectable()
export class PerformanceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** All months with a finished attempt, oldest first. */
  async monthsOf(userId: string): Promise<MonthTotals[]> {
    const rows = await runPrepared<Row<MonthTotals>[]>(this.dataSource, MONTHS, [userId]);
    return rows.map(({ yearMonth, score, answered, correct, seconds }) => ({
      yearMonth,
      score: Number(score),
      answered: Number(answered),
      correct: Number(correct),
      seconds: Number(seconds),
    }));
  }

  async subjectsOf(userId: string): Promise<SubjectTotals[]> {
    const rows = await runPrepared<Row<SubjectTotals>[]>(this.dataSource, SUBJECTS, [userId]);
    return rows.map(({ name, correct, total }) => ({
      name,
      correct: Number(correct),
      total: Number(total),
    }));
  }
}
