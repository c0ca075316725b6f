import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { percentOf } from '../attempts/rules/fraction.js';
import type { Tally } from '../attempts/rules/score-attempt.js';
import { standingAmong, type Standing } from './rules/standing.js';
import { SubjectResultEntity } from './subject-result.entity.js';

/** An attempt as the ranking of its test sees it. */
export interface RankedAttempt {
  readonly id: string;
  readonly userId: string;
  readonly testId: string;
  readonly rankValue: number;
}

export interface SubjectMean {
  readonly subject: string;
  /** Percent of all takers' answers that are right. */
  readonly percentage: number;
  readonly takers: number;
}

export interface OverallStanding {
  readonly percentile: number;
  readonly rank: number;
}

export interface SubjectStanding {
  readonly name: string;
  readonly percentile: number;
}

// The driver gives sums as text, being decimals of any length.
interface OthersRow {
  attemptId: string;
  noMore: string | null;
  more: string | null;
}

const OTHERS = `
  SELECT a.id AS attemptId,
         SUM(s.rank_value <= a.rank_value) AS noMore,
         SUM(s.rank_value > a.rank_value) AS more
    FROM attempts a
    LEFT JOIN standings s ON s.test_id = a.test_id AND s.user_id <> a.user_id
   WHERE a.id IN (?)
   GROUP BY a.id`;

// CUME_DIST is the share of rows that are no more than the row's own: the percentile as defined.
// Means are rounded so that equal ones compare as equal, in whatever order they were summed.
const OVERALL = `
  WITH placed AS (
    SELECT user_id, 100 * CUME_DIST() OVER (PARTITION BY test_id ORDER BY rank_value) AS percentile
      FROM standings
  ), means AS (
    SELECT user_id, ROUND(AVG(percentile), 6) AS percentile FROM placed GROUP BY user_id
  )
  SELECT mine.percentile AS percentile,
         1 + (SELECT COUNT(*) FROM means other WHERE other.percentile > mine.percentile) AS place
    FROM means mine
   WHERE mine.user_id = ?`;

const BY_SUBJECT = `
  WITH placed AS (
    SELECT user_id, subject,
           100 * CUME_DIST() OVER (
             PARTITION BY test_id, subject ORDER BY correct * 1e0 / total
           ) AS percentile
      FROM subject_results
     WHERE is_first = 1
       AND test_id IN (SELECT test_id FROM standings WHERE user_id = ?)
  )
  SELECT subject AS name, ROUND(AVG(percentile), 2) AS percentile
    FROM placed
   WHERE user_id = ?
   GROUP BY subject`;

/** Where attempts stand among the first finished attempts of each test's takers. */
@Injectable()
export class RankingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Enters the attempt unless its taker has an entry; gives whether it is the one that counts. */
  async enter(
    manager: EntityManager,
    attempt: Omit<RankedAttempt, 'rankValue'>,
    rankValue: number,
  ): Promise<boolean> {
    const result = await manager.query<{ affectedRows: number }>(
      'INSERT IGNORE INTO standings (test_id, user_id, attempt_id, rank_value) VALUES (?, ?, ?, ?)',
      [attempt.testId, attempt.userId, attempt.id, rankValue],
    );
    return result.affectedRows === 1;
  }

  async recordSubjects(
    manager: EntityManager,
    attempt: RankedAttempt & { readonly isFirst: boolean },
    tallies: readonly Tally[],
  ): Promise<void> {
    await manager.insert(
      SubjectResultEntity,
      tallies.map(({ name, total, answered, correct }) => ({
        attemptId: attempt.id,
        subject: name,
        userId: attempt.userId,
        testId: attempt.testId,
        isFirst: attempt.isFirst,
        total,
        answered,
        correct,
      })),
    );
  }

  /** Where each finished attempt stands now, by attempt id. */
  async standingsOf(attemptIds: readonly string[]): Promise<Map<string, Standing>> {
    if (attemptIds.length === 0) return new Map();
    const rows = await this.dataSource.query<OthersRow[]>(OTHERS, [attemptIds]);
    return new Map(
      rows.map((row) => [
        row.attemptId,
        standingAmong({ noMore: Number(row.noMore ?? 0), more: Number(row.more ?? 0) }),
      ]),
    );
  }

  /** How the takers of a test did in each subject, by their first finished attempts. */
  async subjectMeans(testId: string): Promise<SubjectMean[]> {
    const rows = await this.dataSource.query<
      { subject: string; correct: string; total: string; takers: string }[]
    >(
      `SELECT subject, SUM(correct) AS correct, SUM(total) AS total, COUNT(*) AS takers
         FROM subject_results
        WHERE test_id = ? AND is_first = 1
        GROUP BY subject`,
      [testId],
    );
    return rows.map((row) => ({
      subject: row.subject,
      percentage: percentOf(Number(row.correct), Number(row.total)),
      takers: Number(row.takers),
    }));
  }

  /** The mean of a student's percentiles and their place by it; null before the first test. */
  async overallOf(userId: string): Promise<OverallStanding | null> {
    const [row] = await this.dataSource.query<{ percentile: string; place: string }[]>(OVERALL, [
      userId,
    ]);
    if (!row) return null;
    return { percentile: toTwoDecimals(Number(row.percentile)), rank: Number(row.place) };
  }

  async subjectsOf(userId: string): Promise<SubjectStanding[]> {
    const rows = await this.dataSource.query<{ name: string; percentile: string }[]>(BY_SUBJECT, [
      userId,
      userId,
    ]);
    return rows.map((row) => ({ name: row.name, percentile: Number(row.percentile) }));
  }
}

function toTwoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
