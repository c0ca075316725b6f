import { runPrepared, runPreparedIn } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Tally } from '../attempts/rules/score-attempt.js';
import type { Leaderboard } from './rules/leaderboard.js';
import { rankAmong, type RankingEntry } from './rules/ranking-entry.js';

/** An attempt as the ranking of its test sees it. */
export interface RankedAttempt {
  readonly id: string;
  readonly userId: string;
  readonly testId: string;
  readonly rankValue: number;
}

/** Where an attempt stands; a retake is told where it would. */
export interface AttemptRanking extends RankingEntry {
  readonly isRetake: boolean;
}

/** A place among the students of a league: all tests, or one subject. */
export interface OverallRanking {
  /** The mean of the student's percentiles, to six decimals. */
  readonly percentile: number;
  readonly rank: number;
  readonly students: number;
}

export interface StudentRanking {
  /** Null before the first finished test. */
  readonly overall: OverallRanking | null;
  readonly subjects: ReadonlyMap<string, OverallRanking>;
}

/** A student's entry on a board; without taker and batch until the log has taken it up. */
export interface Entry {
  readonly board: Leaderboard;
  readonly value: number;
  readonly taker: string | null;
  readonly batch: number | null;
}

/** An attempt whose place is asked for. */
export interface AskedAttempt {
  readonly id: string;
  readonly testId: string;
}

/** A finished attempt beside the one of its taker that counts. */
export interface ListedAttempt extends AskedAttempt {
  readonly userId: string;
  readonly rankValue: number;
  readonly isRetake: boolean;
  readonly first: Omit<Entry, 'board'>;
}

/** A standing that the sorted sets may not have. */
export interface LateRankingEntry {
  readonly testId: string;
  readonly userId: string;
  readonly rankValue: number;
  /** Null until it is taken up. */
  readonly batch: number | string | null;
}

/** Which log of standings it is, and how far it goes. */
export interface LogEnd {
  readonly lineage: string;
  readonly lastBatch: number;
}

/** What the sorted sets are asked about, and what has to be added to what they say. */
export interface AskedOfSets {
  readonly listed: readonly ListedAttempt[];
  /** Those of the same tests that entered after the batch up to which the sets are known to be. */
  readonly late: readonly LateRankingEntry[];
  /** Null when nothing is listed. */
  readonly log: LogEnd | null;
}

// The driver gives sums as text, being decimals of any length.
interface OthersRow {
  attemptId: string;
  noMore: string | null;
  more: string | null;
  isRetake: string | null;
}

type ListedRow =
  | {
      id: string;
      testId: string;
      userId: string;
      rankValue: number;
      firstValue: number;
      isRetake: number | string;
      taker: string | null;
      batch: number | string | null;
      lineage: string;
      lastBatch: number | string;
    }
  | (LateRankingEntry & { id: null });

interface TestEntryRow {
  testId: string;
  value: number;
  taker: string | null;
  batch: number | string | null;
}

interface SubjectEntryRow {
  testId: string;
  subject: string;
  correct: number;
  total: number;
}

function isListed(row: ListedRow): row is Extract<ListedRow, { id: string }> {
  return row.id !== null;
}

const OTHERS = `
  SELECT a.id AS attemptId,
         SUM(s.rank_value <= a.rank_value) AS noMore,
         SUM(s.rank_value > a.rank_value) AS more,
         MAX(own.attempt_id <> a.id) AS isRetake
    FROM attempts a
    LEFT JOIN standings own ON own.test_id = a.test_id AND own.user_id = a.user_id
    LEFT JOIN standings s ON s.test_id = a.test_id AND s.user_id <> a.user_id
   WHERE a.id IN (?)
   GROUP BY a.id`;

// The statement names the index: without it, the server reads all participants to find the few late ones.
const LATE = 'FORCE INDEX (standings_batch)';

function listedAmong(count: number): string {
  const places = Array.from({ length: count }, () => '?').join(', ');
  return `
  SELECT a.id, a.test_id AS testId, a.user_id AS userId, a.rank_value AS rankValue,
         s.rank_value AS firstValue, s.attempt_id <> a.id AS isRetake, s.taker_id AS taker, s.batch,
         log.lineage, log.last_batch AS lastBatch
    FROM attempts a
    JOIN standings s ON s.test_id = a.test_id AND s.user_id = a.user_id
    JOIN ranking_state log ON log.id = 1
   WHERE a.id IN (${places}) AND a.rank_value IS NOT NULL
   UNION ALL
 (SELECT NULL, test_id, user_id, rank_value, NULL, NULL, NULL, batch, NULL, NULL
    FROM standings ${LATE}
   WHERE (batch IS NULL OR batch > ?) AND test_id IN (${places})
   LIMIT ?)`;
}

const ENTRIES = `
  SELECT test_id AS testId, rank_value AS value, taker_id AS taker, batch
    FROM standings
   WHERE user_id = ?`;

// The index is named: it holds all that is asked of the subjects.
const SUBJECT_ENTRIES = `
  SELECT test_id AS testId, subject, correct, total
    FROM subject_results FORCE INDEX (subject_results_figures)
   WHERE user_id = ? AND is_first = 1`;

// CUME_DIST is the share of rows that are no more than the row's own: the percentile as defined.
// Means are rounded so that equal ones compare as equal, in whatever order they were summed.
const OVERALL = `
  WITH placed AS (
    SELECT user_id, 100 * CUME_DIST() OVER (PARTITION BY test_id ORDER BY rank_value) AS percentile
      FROM standings
  ), means AS (
    SELECT user_id, ROUND(AVG(percentile), 6) AS percentile FROM placed GROUP BY user_id
  )
  SELECT NULL AS subject, mine.percentile AS percentile,
         1 + (SELECT COUNT(*) FROM means other WHERE other.percentile > mine.percentile) AS place,
         (SELECT COUNT(*) FROM means) AS students
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
  ), means AS (
    SELECT user_id, subject, ROUND(AVG(percentile), 6) AS percentile
      FROM placed GROUP BY user_id, subject
  )
  SELECT mine.subject AS subject, mine.percentile AS percentile,
         1 + (SELECT COUNT(*) FROM means other
               WHERE other.subject = mine.subject AND other.percentile > mine.percentile) AS place,
         (SELECT COUNT(*) FROM means other WHERE other.subject = mine.subject) AS students
    FROM means mine
   WHERE mine.user_id = ?`;

/** Where attempts stand among the first finished attempts of each test's takers. */
@Injectable()
export class RankingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Enters the attempt, its taker's first of the test. */
  async enter(manager: EntityManager, attempt: RankedAttempt): Promise<void> {
    await runPreparedIn(
      manager,
      'INSERT IGNORE INTO standings (test_id, user_id, attempt_id, rank_value) VALUES (?, ?, ?, ?)',
      [attempt.testId, attempt.userId, attempt.id, attempt.rankValue],
    );
  }

  async recordSubjects(
    manager: EntityManager,
    attempt: RankedAttempt & { readonly isFirst: boolean },
    tallies: readonly Tally[],
  ): Promise<void> {
    const { id, userId, testId, isFirst } = attempt;
    const rows = tallies.map(() => '(?, ?, ?, ?, ?, ?, ?, ?)').join(', ');
    await runPreparedIn(
      manager,
      `INSERT INTO subject_results
         (attempt_id, subject, user_id, test_id, is_first, total, answered, correct)
       VALUES ${rows}`,
      tallies.flatMap(({ name, total, answered, correct }) => [
        ...[id, name, userId, testId, isFirst],
        ...[total, answered, correct],
      ]),
    );
  }

  /** Where each finished attempt stands now, by attempt id. */
  async standingsOf(attemptIds: readonly string[]): Promise<Map<string, AttemptRanking>> {
    if (attemptIds.length === 0) return new Map();
    const rows = await this.dataSource.query<OthersRow[]>(OTHERS, [attemptIds]);
    return new Map(
      rows.map((row) => [
        row.attemptId,
        {
          ...rankAmong({ noMore: Number(row.noMore ?? 0), more: Number(row.more ?? 0) }),
          isRetake: Number(row.isRetake ?? 0) === 1,
        },
      ]),
    );
  }

  /**
   * Finished attempts as the sorted sets are asked about them, and at most `atMost` of the standings
   * that came after a batch: all as they were at one instant.
   */
  async listed(
    asked: readonly AskedAttempt[],
    { after, atMost }: { after: number; atMost: number },
  ): Promise<AskedOfSets> {
    const rows = await runPrepared<ListedRow[]>(this.dataSource, listedAmong(asked.length), [
      ...asked.map(({ id }) => id),
      after,
      ...asked.map(({ testId }) => testId),
      atMost,
    ]);
    const listed = rows.filter(isListed);
    const [first] = listed;
    return {
      listed: listed.map(
        ({ id, testId, userId, rankValue, firstValue, isRetake, taker, batch }) => ({
          id,
          testId,
          userId,
          rankValue,
          // What a comparison gives is a number with one database, a long one, told as text, with another.
          isRetake: Number(isRetake) === 1,
          first: { value: firstValue, taker, batch: numberOrNull(batch) },
        }),
      ),
      late: rows.filter((row) => row.id === null),
      log: first ? { lineage: first.lineage, lastBatch: Number(first.lastBatch) } : null,
    };
  }

  /**
   * All entries of a student, on the boards of whole tests and of subjects. By two statements: one
   * with a union goes through a temporary table, which costs twice as much. What was finished between
   * them is left out.
   */
  async entriesOf(userId: string): Promise<Entry[]> {
    const tests = await runPrepared<TestEntryRow[]>(this.dataSource, ENTRIES, [userId]);
    if (tests.length === 0) return [];
    const subjects = await runPrepared<SubjectEntryRow[]>(this.dataSource, SUBJECT_ENTRIES, [
      userId,
    ]);
    const entries = new Map(
      tests.map(({ testId, value, taker, batch }): [string, Entry] => [
        testId,
        { board: { testId, subject: null }, value, taker, batch: numberOrNull(batch) },
      ]),
    );
    return [
      ...entries.values(),
      ...subjects.flatMap(({ testId, subject, correct, total }) => {
        const entry = entries.get(testId);
        return entry ? { ...entry, board: { testId, subject }, value: correct / total } : [];
      }),
    ];
  }

  /** Where a student stands among all, from the rows of all: slow, and right without Redis. */
  async studentOf(userId: string): Promise<StudentRanking> {
    const leagues = await Promise.all([
      this.#leagues(OVERALL, userId),
      this.#leagues(BY_SUBJECT, userId),
    ]);
    return studentRanking(leagues.flat());
  }

  async #leagues(sql: string, userId: string) {
    const rows = await this.dataSource.query<
      { subject: string | null; percentile: string; place: string; students: string }[]
    >(sql, [userId]);
    return rows.map(({ subject, percentile, place, students }) => ({
      subject,
      standing: {
        percentile: Number(percentile),
        rank: Number(place),
        students: Number(students),
      },
    }));
  }
}

/** Sorts places out by league; the one without a subject is that of all tests. */
export function studentRanking(
  places: readonly { readonly subject: string | null; readonly standing: OverallRanking }[],
): StudentRanking {
  const subjects = new Map<string, OverallRanking>();
  let overall: OverallRanking | null = null;
  for (const { subject, standing } of places) {
    if (subject === null) overall = standing;
    else subjects.set(subject, standing);
  }
  return { overall, subjects };
}

function numberOrNull(value: number | string | null): number | null {
  return value === null ? null : Number(value);
}
