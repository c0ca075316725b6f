import { isDependencyAway } from '@abhyas/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import type { LogEnd } from './ranking-log.repository.js';
import { RankingProjectionService } from './ranking-projection.service.js';
import {
  RankingStore,
  type LeaderboardCount,
  type OverallCount,
  type OverallEntry,
  type StoredEntry,
  type StorePosition,
} from './ranking-store.js';
import {
  RankingsRepository,
  studentRanking,
  type AttemptRanking,
  type Entry,
  type LateRankingEntry,
  type ListedAttempt,
  type RequestedAttempt,
  type StudentRanking,
} from './rankings.repository.js';
import { meanPercentile, percentileOf, type Leaderboard } from './rules/leaderboard.js';
import { rankAmong, withoutOwnEntry } from './rules/ranking-entry.js';

/** A Redis that hangs must not block the results: the database computes the same, more slowly. */
const TIMEOUT_MS = 2000;
const MAX_TRIES = 3;
/** Max entries missing in the sets that are counted one by one. With more, the sets catch up first. */
const MAX_LATE = 500;

interface FoundRankings {
  readonly rankings: Map<string, AttemptRanking>;
  /** The end of the log, if no entry of the same tests was pending; else null. */
  readonly completeLog: LogEnd | null;
}

const NOTHING_FOUND: FoundRankings = { rankings: new Map(), completeLog: null };

interface OwnPercentile {
  readonly entry: Entry;
  readonly percentile: number;
}

interface OwnOverallEntry extends OverallEntry {
  readonly leaderboards: readonly Leaderboard[];
}

interface CachedMeans {
  readonly position: StorePosition;
  readonly means: readonly OverallEntry[];
}

interface CachedRankings {
  readonly position: StorePosition;
  /** By attempt id. */
  readonly rankings: ReadonlyMap<string, AttemptRanking>;
}

/** Some 2 KB each. */
const MAX_CACHED_STUDENTS = 5000;
/** Lost leaderboards in Redis are only noticed when they are counted, so what is cached expires. */
const CACHE_TTL_MS = 60_000;
/** Attempts whose rankings one statement reads. */
const ATTEMPTS_AT_ONCE = 50;

/** Current rankings of attempts and students: from Redis, or from the database while Redis fails. */
@Injectable()
export class RankingsService {
  private readonly logger = new Logger(RankingsService.name);
  /** The database query over all students is expensive, so it runs for one student at a time. */
  private lastQuery: Promise<unknown> = Promise.resolve();
  /** Students' mean percentiles. They change only when any student's entry enters the leaderboards. */
  private readonly means = new LRUCache<string, CachedMeans>({
    max: MAX_CACHED_STUDENTS,
    ttl: CACHE_TTL_MS,
  });
  private readonly ofStudents = new LRUCache<string, CachedRankings>({
    max: MAX_CACHED_STUDENTS,
    ttl: CACHE_TTL_MS,
  });
  /** The position of the sets at the last request. They may have advanced since. */
  private lastPosition: StorePosition | undefined;

  constructor(
    private readonly repository: RankingsRepository,
    private readonly projection: RankingProjectionService,
    private readonly store: RankingStore,
  ) {}

  /** The current ranking of each finished attempt, by attempt id. */
  async rankingsOf(attempts: readonly RequestedAttempt[]): Promise<Map<string, AttemptRanking>> {
    return (await this.find(attempts)).rankings;
  }

  /**
   * The ranking of each of a student's attempts, by attempt id. Those of others' attempts that ended since
   * {@link studentOf} was called last may be missing in it.
   */
  async rankingsOfStudent(
    userId: string,
    attempts: readonly RequestedAttempt[],
  ): Promise<ReadonlyMap<string, AttemptRanking>> {
    const position = this.means.get(userId)?.position;
    const cached = this.ofStudents.get(userId);
    const isCurrent = cached && position && isSame(cached.position, position);
    if (isCurrent && attempts.every(({ id }) => cached.rankings.has(id))) return cached.rankings;
    const rankings = new Map<string, AttemptRanking>();
    for (let start = 0; start < attempts.length; start += ATTEMPTS_AT_ONCE) {
      const some = await this.rankingsOf(attempts.slice(start, start + ATTEMPTS_AT_ONCE));
      for (const [id, ranking] of some) rankings.set(id, ranking);
    }
    if (position) this.ofStudents.set(userId, { position, rankings });
    return rankings;
  }

  /** The current ranking of a finished attempt, and the log's end if all participants are in it. */
  async rankingOf(
    attempt: RequestedAttempt,
  ): Promise<{ ranking: AttemptRanking | undefined; completeLog: LogEnd | null }> {
    const { rankings, completeLog } = await this.find([attempt]);
    return { ranking: rankings.get(attempt.id), completeLog };
  }

  private async find(attempts: readonly RequestedAttempt[]): Promise<FoundRankings> {
    if (attempts.length === 0) return NOTHING_FOUND;
    const found = await this.fromStore(() => this.attemptsFromSets(attempts));
    if (found) return found;
    const rankings = await this.repository.rankingsOf(attempts.map(({ id }) => id));
    return { rankings, completeLog: null };
  }

  /** A student's rank among all, over all tests and by subject. */
  async studentOf(userId: string): Promise<StudentRanking> {
    const found = await this.fromStore(() => this.studentFromSets(userId));
    return found ?? this.oneAtATime(() => this.repository.studentOf(userId));
  }

  /** Null when Redis has no result: it is down, hangs, is too far behind, or has lost data. */
  private async fromStore<T>(query: () => Promise<T | null>): Promise<T | null> {
    try {
      return await pTimeout(query(), {
        milliseconds: TIMEOUT_MS,
        fallback: () => {
          throw new Error(`Redis did not respond within ${TIMEOUT_MS} ms`);
        },
      });
    } catch (error) {
      const level = isDependencyAway(error) ? 'debug' : 'warn';
      this.logger[level]({ err: error }, 'reading the rankings from the database instead of Redis');
      return null;
    }
  }

  /**
   * Combines the sets with the newer entries of the database, so that no request waits until the last
   * entries are in the sets. The sets are read last, with their position: if they have moved since the
   * database was read, entries would count twice, so this tries again.
   */
  private async attemptsFromSets(
    attempts: readonly RequestedAttempt[],
  ): Promise<FoundRankings | null> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const known = this.lastPosition ?? (await this.projection.current());
      const { listed, late, log } = await this.repository.listed(attempts, {
        after: known.batch,
        limit: MAX_LATE,
      });
      if (!log) return NOTHING_FOUND;
      if (!followsLog(known, log) || late.length === MAX_LATE) {
        this.lastPosition = await this.projection.current();
        continue;
      }
      const replacing = late.filter(({ participant }) => participant !== null);
      const { counts, position } = await this.store.count(known, [
        ...listed.map(leaderboardEntryOf),
        ...replacing.map(lateEntryOf),
      ]);
      this.lastPosition = position ?? undefined;
      if (position?.generation !== known.generation || position.batch !== known.batch) continue;
      const found = listed.map((attempt, index) => ({ attempt, count: counts[index] }));
      const replaced = new Map(
        replacing.map((entry, index) => [entry, counts[listed.length + index]?.own ?? null]),
      );
      const others = late.map((entry) => ({ ...entry, before: replaced.get(entry) ?? null }));
      if (found.every(({ attempt, count }) => isComplete(attempt, count, position))) {
        return {
          rankings: new Map(found.map((one) => rankingOf(one, others))),
          completeLog: late.some(({ batch }) => batch === null) ? null : log,
        };
      }
      await this.projection.discard(position);
      this.lastPosition = undefined;
    }
    return null;
  }

  private async studentFromSets(userId: string): Promise<StudentRanking | null> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const position = await this.projection.recentWithOverall();
      const cached = await this.fromCachedMeans(userId, position);
      if (cached) return cached;
      const entries = await this.repository.entriesOf(userId);
      if (!entries.every((entry) => isStored(entry, position))) continue;
      const { counts, position: counted } = await this.store.count(
        position,
        entries.map((entry) => ({ ...entry, participant: entry.participant ?? '' })),
      );
      if (entries.some((entry, index) => counts[index]?.own !== entry.value)) {
        await this.projection.discard(position);
        continue;
      }
      const percentiles = entries.map((entry, index) => ({
        entry,
        percentile: percentileOf(counts[index]?.notHigher ?? 0, counts[index]?.participants ?? 0),
      }));
      const overallEntries = overallEntriesOf(percentiles);
      const student = await this.rankOverall(position, overallEntries);
      if (student) {
        if (isSame(counted, position))
          this.means.set(userId, { position, means: overallEntries.map(meanOf) });
        return student;
      }
      await this.projection.discard(position);
    }
    return null;
  }

  /** Null when the student's means are not cached, or belong to other sets. */
  private async fromCachedMeans(
    userId: string,
    position: StorePosition,
  ): Promise<StudentRanking | null> {
    const cached = this.means.get(userId);
    if (!cached || !isSame(cached.position, position)) return null;
    const counts = await this.store.countOverall(position, cached.means);
    return counts.every(({ hasOwn }) => hasOwn) ? rankingsIn(cached.means, counts) : null;
  }

  /** Null when the student is missing in an overall ranking that is up to date. */
  private async rankOverall(
    position: StorePosition,
    overallEntries: readonly OwnOverallEntry[],
  ): Promise<StudentRanking | null> {
    const counts = await this.store.countOverall(position, overallEntries);
    const missing = overallEntries.filter((_, index) => !counts[index]?.hasOwn);
    const areMissed = await Promise.all(
      missing.map(({ leaderboards }) => this.store.isAnyStale(position, leaderboards)),
    );
    return areMissed.includes(false) ? null : rankingsIn(overallEntries, counts);
  }

  private oneAtATime<T>(query: () => Promise<T>): Promise<T> {
    const result = this.lastQuery.then(query, query);
    this.lastQuery = result.catch(() => undefined);
    return result;
  }
}

function overallEntriesOf(percentiles: readonly OwnPercentile[]): OwnOverallEntry[] {
  const subjects = new Set(percentiles.map(({ entry }) => entry.leaderboard.subject));
  return [...subjects].map((subject) => {
    const own = percentiles.filter(({ entry }) => entry.leaderboard.subject === subject);
    return {
      subject,
      participant: own[0]?.entry.participant ?? '',
      value: meanPercentile(own.map(({ percentile }) => percentile)),
      leaderboards: own.map(({ entry }) => entry.leaderboard),
    };
  });
}

function meanOf({ subject, participant, value }: OwnOverallEntry): OverallEntry {
  return { subject, participant, value };
}

function rankingsIn(
  means: readonly OverallEntry[],
  counts: readonly OverallCount[],
): StudentRanking {
  return studentRanking(
    means.map(({ subject, value }, index) => {
      const { higher = 0, students = 0 } = counts[index] ?? {};
      return { subject, ranking: { percentile: value, rank: higher + 1, students: students + 1 } };
    }),
  );
}

/** Whether the leaderboards are the same at both positions. */
function isSame(one: StorePosition | null, other: StorePosition): boolean {
  return one?.generation === other.generation && one.batch === other.batch;
}

function isStored(
  { participant, batch }: Pick<Entry, 'participant' | 'batch'>,
  position: StorePosition,
): boolean {
  return participant !== null && batch !== null && batch <= position.batch;
}

/** Whether the sets follow this log and are not ahead of it, as after a restored backup. */
function followsLog(position: StorePosition, log: LogEnd): boolean {
  return position.epoch === log.epoch && position.batch <= log.lastBatch;
}

function leaderboardEntryOf({ testId, rankValue, first }: ListedAttempt): StoredEntry {
  return {
    leaderboard: { testId, subject: null },
    participant: first?.participant ?? '',
    value: rankValue,
  };
}

function lateEntryOf({ testId, participant, rankValue }: LateRankingEntry): StoredEntry {
  return {
    leaderboard: { testId, subject: null },
    participant: participant ?? '',
    value: rankValue,
  };
}

/**
 * Whether the sets have the participant's own entry if they should. An entry that they lack may be there
 * with the marks from before they were given again.
 */
function isComplete(
  { first }: ListedAttempt,
  count: LeaderboardCount | undefined,
  position: StorePosition,
): boolean {
  return !first || !isStored(first, position) || count?.own === first.value;
}

/** A late entry with the value that the sets have of the participant, if any. */
interface LateChange extends LateRankingEntry {
  readonly before: number | null;
}

function rankingOf(
  { attempt, count }: { attempt: ListedAttempt; count: LeaderboardCount | undefined },
  late: readonly LateChange[],
): [string, AttemptRanking] {
  const { testId, userId, rankValue, isRetake, first } = attempt;
  const { participants = 0, notHigher = 0, own = null } = count ?? {};
  const others = late.filter((one) => one.testId === testId && one.userId !== userId);
  const added = others.map((one) => one.rankValue);
  // What late entries replace does not count, nor does the participant's own entry: for a retake it may
  // be on either side.
  const gone = [...others.map(({ before }) => before), own].filter((value) => value !== null);
  const noMore = (values: readonly number[]): number =>
    values.filter((value) => value <= rankValue).length;
  const othersNotHigher = notHigher + noMore(added) - noMore(gone);
  const rest = {
    notHigher: othersNotHigher,
    higher: participants + added.length - gone.length - othersNotHigher,
  };
  const ranking = rankAmong(isRetake && !first ? withoutOwnEntry(rest) : rest);
  return [attempt.id, { ...ranking, isRetake }];
}
