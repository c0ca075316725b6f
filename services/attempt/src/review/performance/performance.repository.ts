import { runPrepared } from '@abhyas/service-kit';
import { INDIA_OFFSET_MINUTES } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Sums of a month with a finished attempt. */
export interface MonthTotals {
  /** `2026-11`, in India's time. */
  readonly yearMonth: string;
  /** Finished attempts. */
  readonly attempts: number;
  /** Mean of the attempts' percentages of the marks, each at least 0. */
  readonly score: number;
  /** Whether that differs from the mean of their score percentages. */
  readonly byMarks: boolean;
  readonly answered: number;
  readonly correct: number;
  /** Answers of the attempts that say something about speed, and their seconds. */
  readonly pacedAnswers: number;
  readonly seconds: number;
}

/** The student's first finished attempt of a test. */
export interface FirstAttempt {
  readonly id: string;
  readonly userId: string;
  readonly testId: string;
  /** Marks as a share of the maximum marks. */
  readonly rankValue: number;
}

/** A finished attempt with marks, with its answers. */
export interface AnsweredAttempt {
  readonly testId: string;
  readonly paperVersion: number;
  /** Of the awards by which it was marked. */
  readonly awardsVersion: number | null;
  readonly responses: Buffer;
}

interface SubjectTotals {
  readonly name: string;
  /** Right answers; where a test has a marking scheme, questions × the share of the marks, at least 0. */
  readonly earned: number;
  readonly total: number;
  /** Whether `earned` has shares of marks in it. */
  readonly byMarks: boolean;
}

/** As the driver returns them: sums are text, because they are decimals of any length. */
type Row<T> = {
  [Name in keyof T]: T[Name] extends number | boolean ? string | number : T[Name];
};

/** Nobody reads and answers a question faster: an attempt that ends sooner was handed in, not taken. */
const MIN_SECONDS_PER_QUESTION = 10;
/** Attempts that say something about speed. */
const PACED = `answered > 0 AND elapsed_seconds > ${MIN_SECONDS_PER_QUESTION} * question_count`;

const RIGHT = 'correct_answers * 1e0 / question_count';
/** Without a marking scheme exactly the score, which is rounded in the same way everywhere. */
const SHARE = `
  CASE WHEN rank_value <> ${RIGHT} THEN 100 * GREATEST(rank_value, 0)
       ELSE 100e0 * correct_answers / question_count END`;

// The indexes are named because they contain all summed columns.
const MONTHS = `
  SELECT DATE_FORMAT(finished_at + INTERVAL ${INDIA_OFFSET_MINUTES} MINUTE, '%Y-%m') AS yearMonth,
         AVG(${SHARE}) AS score, MAX(rank_value <> ${RIGHT}) AS byMarks,
         COUNT(*) AS attempts, SUM(answered) AS answered, SUM(correct_answers) AS correct,
         SUM(IF(${PACED}, answered, 0)) AS pacedAnswers,
         SUM(IF(${PACED}, elapsed_seconds, 0)) AS seconds
    FROM attempts FORCE INDEX (attempts_figures)
   WHERE user_id = ? AND finished_at IS NOT NULL AND rank_value IS NOT NULL
   GROUP BY yearMonth
   ORDER BY yearMonth`;

const SUBJECTS = `
  SELECT subject AS name, SUM(total) AS total, MAX(marks_share IS NOT NULL) AS byMarks,
         SUM(IF(marks_share IS NULL, correct, GREATEST(marks_share, 0) * total)) AS earned
    FROM subject_results FORCE INDEX (subject_results_figures)
   WHERE user_id = ?
   GROUP BY subject
   ORDER BY subject`;

const FIRST = `
  SELECT attempt_id AS id, user_id AS userId, test_id AS testId, rank_value AS rankValue
    FROM ranking_entries
   WHERE user_id = ?`;

const LATEST = `
  SELECT test_id AS testId, paper_version AS paperVersion, awards_version AS awardsVersion, responses
    FROM attempts FORCE INDEX (attempts_of_user)
   WHERE user_id = ? AND finished_at IS NOT NULL AND rank_value IS NOT NULL
   ORDER BY finished_at DESC, id DESC
   LIMIT ?`;

const UNMARKED = `
  SELECT COUNT(*) AS unmarked
    FROM attempts FORCE INDEX (attempts_figures)
   WHERE user_id = ? AND finished_at IS NOT NULL AND rank_value IS NULL`;

/** Sums over a student's finished attempts with marks. */
@Injectable()
export class PerformanceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** All months with a finished attempt, oldest first. */
  async monthsOf(userId: string): Promise<MonthTotals[]> {
    const rows = await runPrepared<Row<MonthTotals>[]>(this.dataSource, MONTHS, [userId]);
    return rows.map((row) => ({
      yearMonth: row.yearMonth,
      attempts: Number(row.attempts),
      score: Number(row.score),
      byMarks: Number(row.byMarks) === 1,
      answered: Number(row.answered),
      correct: Number(row.correct),
      pacedAnswers: Number(row.pacedAnswers),
      seconds: Number(row.seconds),
    }));
  }

  /** The attempts that count in rankings. */
  firstAttemptsOf(userId: string): Promise<FirstAttempt[]> {
    return runPrepared<FirstAttempt[]>(this.dataSource, FIRST, [userId]);
  }

  /** The latest finished attempts, oldest first. */
  async latestAttemptsOf(userId: string, limit: number): Promise<AnsweredAttempt[]> {
    const rows = await runPrepared<AnsweredAttempt[]>(this.dataSource, LATEST, [userId, limit]);
    return rows.toReversed();
  }

  /** Finished attempts of live tests whose marks are not public yet. */
  async countUnmarked(userId: string): Promise<number> {
    const rows = await runPrepared<{ unmarked: string | number }[]>(this.dataSource, UNMARKED, [
      userId,
    ]);
    return Number(rows[0]?.unmarked);
  }

  async subjectsOf(userId: string): Promise<SubjectTotals[]> {
    const rows = await runPrepared<Row<SubjectTotals>[]>(this.dataSource, SUBJECTS, [userId]);
    return rows.map(({ name, earned, total, byMarks }) => ({
      name,
      earned: Number(earned),
      total: Number(total),
      byMarks: Number(byMarks) === 1,
    }));
  }
}
