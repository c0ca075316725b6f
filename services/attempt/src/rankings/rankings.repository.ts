import { runPrepared, runPreparedIn } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Tally } from '../scoring/rules/score-attempt.js';
import type { LogEnd } from './ranking-log.repository.js';
import type { Leaderboard } from './rules/leaderboard.js';
import { rankAmong, withoutOwnEntry, type RankingEntry } from './rules/ranking-entry.js';

/** The columns of an attempt that its ranking needs. */
interface RankedAttempt {
  readonly id: string;
  readonly userId: string;
  readonly testId: string;
  readonly rankValue: number;
}

/** The result of an attempt in one subject. */
export interface SubjectTally extends Pick<Tally, 'name' | 'total' | 'answered' | 'correct'> {
  /** Of the marks; null where it is that of right answers. */
  readonly share: number | null;
}

/** The rank of an attempt; for a retake, the rank that it would have. */
export interface AttemptRanking extends RankingEntry {
  readonly isRetake: boolean;
}

/** A student's rank among all: over all tests, or in one subject. */
interface OverallRanking {
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

/** A student's entry on a leaderboard. Participant id and batch are null while it is pending. */
export interface Entry {
  readonly leaderboard: Leaderboard;
  readonly value: number;
  readonly participant: string | null;
  readonly batch: number | null;
}

/** An attempt whose rank is requested. */
export interface RequestedAttempt {
  readonly id: string;
  readonly userId: string;
  readonly testId: string;
}

/** A finished attempt, with the participant's first one, which counts. */
export interface ListedAttempt extends RequestedAttempt {
  readonly rankValue: number;
  readonly isRetake: boolean;
  /** Null when the first one was with an account that was deleted since: nobody knows which entry it is. */
  readonly first: Omit<Entry, 'leaderboard'> | null;
}

/** A ranking entry that the sorted sets lack, or have with the marks from before they were given again. */
export interface LateRankingEntry {
  readonly testId: string;
  readonly userId: string;
  readonly rankValue: number;
  /** The participant's anonymous id; null before the entry has its first batch. */
  readonly participant: string | null;
  /** Null while it is pending. */
  readonly batch: number | string | null;
}

/** The attempts to look up in the sorted sets, and what has to be added to the results. */
interface ListedWithLate {
  readonly listed: readonly ListedAttempt[];
  /** Entries of the same tests after the last batch of the sets. */
  readonly late: readonly LateRankingEntry[];
  /** Null when nothing is listed. */
  readonly log: LogEnd | null;
}

// The driver returns sums as text, because they are decimals of any length.
interface OthersRow {
  attemptId: string;
  noMore: string | null;
  more: string | null;
  isRetake: string | null;
  hasEntry: string | null;
}

interface ListedRow {
  id: string;
  testId: string;
  userId: string;
  rankValue: number;
  firstValue: number | null;
  isRetake: number | string;
  participant: string | null;
  batch: number | string | null;
}

/** In the row of the log, `testId` is its id, and `batch` its last batch. */
type LateRow =
  | (LateRankingEntry & { kind: 'late' })
  | { kind: 'log'; testId: string; batch: number | string };

interface TestEntryRow {
  testId: string;
  value: number;
  participant: string | null;
  batch: number | string | null;
}

interface SubjectEntryRow {
  testId: string;
  subject: string;
  correct: number;
  total: number;
  share: number | null;
}

const OTHERS = `
  SELECT a.id AS attemptId,
         SUM(e.rank_value <= a.rank_value) AS noMore,
         SUM(e.rank_value > a.rank_value) AS more,
         MAX(a.is_first = 0) AS isRetake,
         MAX(own.attempt_id IS NOT NULL) AS hasEntry
    FROM attempts a
    LEFT JOIN ranking_entries own ON own.test_id = a.test_id AND own.user_id = a.user_id
    LEFT JOIN ranking_entries e ON e.test_id = a.test_id AND e.user_id <> a.user_id
   WHERE a.id IN (?)
   GROUP BY a.id`;

// The statement names the index: without it, the server reads all participants to find the few late ones.
const LATE = 'FORCE INDEX (ranking_entries_batch)';

// The statement names the indexes: otherwise, the server may read all attempts of the student.
function listedAmong(count: number, students: number): string {
  return `
  SELECT a.id, a.test_id AS testId, a.user_id AS userId, a.rank_value AS rankValue,
         e.rank_value AS firstValue, a.is_first = 0 AS isRetake, e.participant_id AS participant, e.batch
    FROM attempts a FORCE INDEX (PRIMARY)
         LEFT JOIN ranking_entries e FORCE INDEX (PRIMARY) ON e.test_id = a.test_id AND e.user_id = a.user_id
   WHERE a.id IN (${placeholders(count)}) AND a.user_id IN (${placeholders(students)})
     AND a.rank_value IS NOT NULL`;
}

function lateAmong(count: number): string {
  return `
 (SELECT 'late' AS kind, test_id AS testId, user_id AS userId, rank_value AS rankValue,
         participant_id AS participant, batch
    FROM ranking_entries ${LATE}
   WHERE (batch IS NULL OR batch > ?) AND test_id IN (${placeholders(count)})
   LIMIT ?)
   UNION ALL
  SELECT 'log', epoch, NULL, NULL, NULL, last_batch FROM ranking_logs WHERE id = 1`;
}

function placeholders(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ');
}

const ENTRIES = `
  SELECT test_id AS testId, rank_value AS value, participant_id AS participant, batch
    FROM ranking_entries
   WHERE user_id = ?`;

// The index is named because it contains all selected columns.
const SUBJECT_ENTRIES = `
  SELECT test_id AS testId, subject, correct, total, marks_share AS share
    FROM subject_results FORCE INDEX (subject_results_figures)
   WHERE user_id = ? AND is_first = 1`;

// CUME_DIST is the share of rows with at most the row's own value: the definition of the percentile.
// Means are rounded so that equal means compare as equal, whatever the order of summation.
const OVERALL = `
  WITH placed AS (
    SELECT user_id, 100 * CUME_DIST() OVER (PARTITION BY test_id ORDER BY rank_value) AS percentile
      FROM ranking_entries
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
             PARTITION BY test_id, subject ORDER BY COALESCE(marks_share, correct * 1e0 / total)
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

/** Ranks attempts among the first finished attempts of each test's participants. */
@Injectable()
export class RankingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Enters the attempt, the participant's first of the test. */
  async enter(manager: EntityManager, attempt: RankedAttempt): Promise<void> {
    await runPreparedIn(
      manager,
      'INSERT IGNORE INTO ranking_entries (test_id, user_id, attempt_id, rank_value) VALUES (?, ?, ?, ?)',
      [attempt.testId, attempt.userId, attempt.id, attempt.rankValue],
    );
  }

  /** Nothing is recorded where no question counts. */
  async recordSubjects(
    manager: EntityManager,
    attempt: RankedAttempt & { readonly isFirst: boolean },
    tallies: readonly SubjectTally[],
  ): Promise<void> {
    if (tallies.length === 0) return;
    const { id, userId, testId, isFirst } = attempt;
    const rows = tallies.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ');
    await runPreparedIn(
      manager,
      `INSERT INTO subject_results
         (attempt_id, subject, user_id, test_id, is_first, total, answered, correct, marks_share)
       VALUES ${rows}`,
      tallies.flatMap(({ name, total, answered, correct, share }) => [
        ...[id, name, userId, testId, isFirst],
        ...[total, answered, correct, share],
      ]),
    );
  }

  /**
   * The current ranking of each finished attempt, by attempt id, computed from all rows: slow, but it
   * works without Redis.
   */
  async rankingsOf(attemptIds: readonly string[]): Promise<Map<string, AttemptRanking>> {
    if (attemptIds.length === 0) return new Map();
    const rows = await this.dataSource.query<OthersRow[]>(OTHERS, [attemptIds]);
    return new Map(
      rows.map((row) => {
        const others = { notHigher: Number(row.noMore ?? 0), higher: Number(row.more ?? 0) };
        const isRetake = Number(row.isRetake ?? 0) === 1;
        const isCountedElsewhere = isRetake && Number(row.hasEntry) === 0;
        const ranking = rankAmong(isCountedElsewhere ? withoutOwnEntry(others) : others);
        return [row.attemptId, { ...ranking, isRetake }];
      }),
    );
  }

  /**
   * Finished attempts to look up in the sorted sets, and at most `limit` of the entries after a batch.
   * One statement reads these entries and the log, so the two are consistent. The attempts may be read
   * at another moment: an entry that changes gets a new batch.
   */
  async listed(
    requested: readonly RequestedAttempt[],
    { after, limit }: { after: number; limit: number },
  ): Promise<ListedWithLate> {
    const students = [...new Set(requested.map(({ userId }) => userId))];
    const [listed, others] = await Promise.all([
      runPrepared<ListedRow[]>(this.dataSource, listedAmong(requested.length, students.length), [
        ...requested.map(({ id }) => id),
        ...students,
      ]),
      runPrepared<LateRow[]>(this.dataSource, lateAmong(requested.length), [
        after,
        ...requested.map(({ testId }) => testId),
        limit,
      ]),
    ]);
    const log = others.find((row) => row.kind === 'log');
    return {
      listed: listed.map(
        ({ id, testId, userId, rankValue, firstValue, isRetake, participant, batch }) => ({
          id,
          testId,
          userId,
          rankValue,
          // A comparison is a number in one database, and a bigint (returned as text) in the other.
          isRetake: Number(isRetake) === 1,
          first:
            firstValue === null
              ? null
              : { value: firstValue, participant, batch: numberOrNull(batch) },
        }),
      ),
      late: others.filter((row) => row.kind === 'late'),
      log: log && listed.length > 0 ? { epoch: log.testId, lastBatch: Number(log.batch) } : null,
    };
  }

  /**
   * All entries of a student, on the leaderboards of whole tests and of subjects. It uses two
   * statements, because a union needs a temporary table and costs twice as much. Attempts that finish
   * between the two are left out.
   */
  async entriesOf(userId: string): Promise<Entry[]> {
    const tests = await runPrepared<TestEntryRow[]>(this.dataSource, ENTRIES, [userId]);
    if (tests.length === 0) return [];
    const subjects = await runPrepared<SubjectEntryRow[]>(this.dataSource, SUBJECT_ENTRIES, [
      userId,
    ]);
    const entries = new Map(
      tests.map(({ testId, value, participant, batch }): [string, Entry] => [
        testId,
        {
          leaderboard: { testId, subject: null },
          value,
          participant,
          batch: numberOrNull(batch),
        },
      ]),
    );
    return [
      ...entries.values(),
      ...subjects.flatMap(({ testId, subject, correct, total, share }) => {
        const entry = entries.get(testId);
        const value = share ?? correct / total;
        return entry ? { ...entry, leaderboard: { testId, subject }, value } : [];
      }),
    ];
  }

  /** A student's rank among all, computed from all rows: slow, but it works without Redis. */
  async studentOf(userId: string): Promise<StudentRanking> {
    const rankings = await Promise.all([
      this.overallRankings(OVERALL, userId),
      this.overallRankings(BY_SUBJECT, userId),
    ]);
    return studentRanking(rankings.flat());
  }

  private async overallRankings(sql: string, userId: string) {
    const rows = await this.dataSource.query<
      { subject: string | null; percentile: string; place: string; students: string }[]
    >(sql, [userId]);
    return rows.map(({ subject, percentile, place, students }) => ({
      subject,
      ranking: {
        percentile: Number(percentile),
        rank: Number(place),
        students: Number(students),
      },
    }));
  }
}

/** Groups overall rankings by subject. The one without a subject is that of all tests. */
export function studentRanking(
  places: readonly { readonly subject: string | null; readonly ranking: OverallRanking }[],
): StudentRanking {
  const subjects = new Map<string, OverallRanking>();
  let overall: OverallRanking | null = null;
  for (const { subject, ranking } of places) {
    if (subject === null) overall = ranking;
    else subjects.set(subject, ranking);
  }
  return { overall, subjects };
}

function numberOrNull(value: number | string | null): number | null {
  return value === null ? null : Number(value);
}
