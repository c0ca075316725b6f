import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FinishedState } from '../../taking/rules/attempt-state.js';
import type { ExamSubject } from './rules/weakest-subjects.js';

/** A finished attempt, with the title and names from its paper. */
export interface HistoryRow {
  readonly id: string;
  readonly userId: string;
  readonly testId: string;
  readonly title: string;
  readonly category: string;
  readonly examId: string;
  readonly examName: string;
  readonly state: FinishedState;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly elapsedSeconds: number;
  readonly questionCount: number;
  /** Null, as all that follows, while the attempt has no marks. */
  readonly answered: number | null;
  readonly correctAnswers: number | null;
  /** Exact fractions as text. */
  readonly marks: string | null;
  readonly maxMarks: string | null;
  /** Marks as a share of the maximum marks. */
  readonly rankValue: number | null;
}

/** A finished attempt with its marks. */
export type MarkedRow = HistoryRow & {
  readonly [Column in 'answered' | 'correctAnswers' | 'rankValue']: number;
} & { readonly [Column in 'marks' | 'maxMarks']: string };

/** Sums over all finished attempts of a student. They change with every attempt that finishes. */
export interface FinishedTotals {
  readonly finished: number;
  /** Those with marks. */
  readonly marked: number;
  /** Mean of the attempts' score percentages. */
  readonly meanScore: number;
  /** Null before the first finished attempt. */
  readonly lastFinishedAt: Date | null;
}

/** As the driver returns it: a count may be text. */
interface TotalsRow {
  readonly finished: string | number;
  readonly marked: string | number;
  readonly meanScore: number | null;
  readonly lastFinishedAt: Date | null;
}

/** As the driver returns it: sums are text. */
interface ExamSubjectRow {
  readonly examId: string;
  readonly subject: string;
  readonly correct: string | number;
  readonly total: string | number;
}

interface TakenRow {
  readonly testId: string;
  readonly attemptId: string;
}

// The indexes are named: one contains all summed columns, the other has the order of the page.
const TOTALS = `
  SELECT COUNT(*) AS finished, COUNT(rank_value) AS marked, AVG(100e0 * correct_answers / question_count) AS meanScore,
         MAX(finished_at) AS lastFinishedAt
    FROM attempts FORCE INDEX (attempts_figures)
   WHERE user_id = ? AND finished_at IS NOT NULL`;

const PAGE = `
  SELECT a.id, a.user_id AS userId, a.test_id AS testId, p.title, p.category,
         a.exam_id AS examId, p.exam_name AS examName, a.state,
         a.started_at AS startedAt, a.finished_at AS finishedAt,
         a.elapsed_seconds AS elapsedSeconds, a.question_count AS questionCount,
         a.answered, a.correct_answers AS correctAnswers, a.marks,
         a.max_marks AS maxMarks, a.rank_value AS rankValue
    FROM attempts a FORCE INDEX (attempts_of_user)
    JOIN paper_snapshots p ON p.test_id = a.test_id AND p.version = a.paper_version
   WHERE a.user_id = ? AND a.finished_at IS NOT NULL
   ORDER BY a.finished_at DESC, a.id DESC
   LIMIT ? OFFSET ?`;

// Not the ranking entries: one who took the test with a deleted account has none. The index contains the ids.
const TAKEN = `
  SELECT test_id AS testId, MIN(id) AS attemptId
    FROM attempts FORCE INDEX (attempts_of_test)
   WHERE user_id = ? AND finished_at IS NOT NULL
   GROUP BY test_id`;

const WEAKEST = `
  SELECT subject
    FROM subject_results FORCE INDEX (subject_results_figures)
   WHERE user_id = ?
   GROUP BY subject
   ORDER BY SUM(correct) / SUM(total), SUM(total) DESC, subject
   LIMIT 1`;

/** Each subject of each exam. The index contains all summed columns. */
const EXAM_SUBJECTS = `
  SELECT a.exam_id AS examId, r.subject, SUM(r.correct) AS correct, SUM(r.total) AS total
    FROM subject_results r FORCE INDEX (subject_results_figures)
         STRAIGHT_JOIN attempts a FORCE INDEX (PRIMARY)
         ON a.id = r.attempt_id AND a.user_id = r.user_id
   WHERE r.user_id = ?
   GROUP BY a.exam_id, r.subject`;

@Injectable()
export class HistoryRepository {
  constructor(private readonly dataSource: DataSource) {}

  async totals(userId: string): Promise<FinishedTotals> {
    const [row] = await runPrepared<TotalsRow[]>(this.dataSource, TOTALS, [userId]);
    return {
      finished: Number(row?.finished ?? 0),
      marked: Number(row?.marked ?? 0),
      meanScore: row?.meanScore ?? 0,
      lastFinishedAt: row?.lastFinishedAt ?? null,
    };
  }

  /** Finished attempts, newest first. */
  findFinished(
    userId: string,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<HistoryRow[]> {
    return runPrepared<HistoryRow[]>(this.dataSource, PAGE, [userId, limit, offset]);
  }

  /** All tests of which the student has a finished attempt, the one started last first. */
  async takenTestIds(userId: string): Promise<string[]> {
    const rows = await runPrepared<TakenRow[]>(this.dataSource, TAKEN, [userId]);
    // Attempt ids increase with time.
    return rows
      .toSorted((a, b) => (a.attemptId < b.attemptId ? 1 : -1))
      .map(({ testId }) => testId);
  }

  /** The subject with the smallest share of right answers over all finished attempts. */
  async weakestSubject(userId: string): Promise<string | null> {
    const [row] = await runPrepared<{ subject: string }[]>(this.dataSource, WEAKEST, [userId]);
    return row?.subject ?? null;
  }

  /** The sums of each subject of each exam over all finished attempts. */
  async subjectsByExam(userId: string): Promise<ExamSubject[]> {
    const rows = await runPrepared<ExamSubjectRow[]>(this.dataSource, EXAM_SUBJECTS, [userId]);
    return rows.map(({ examId, subject, correct, total }) => ({
      examId,
      subject,
      correct: Number(correct),
      total: Number(total),
    }));
  }
}
