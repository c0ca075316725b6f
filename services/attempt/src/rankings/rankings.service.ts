import { isDependencyAway } from '@abhyas/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { RankingProjection } from './ranking-projection.service.js';
import {
  RankingsRepository,
  studentRanking,
  type AskedAttempt,
  type AttemptRanking,
  type Entry,
  type LateRankingEntry,
  type ListedAttempt,
  type LogEnd,
  type StudentRanking,
} from './rankings.repository.js';
import {
  RankingStore,
  type LeaderboardCount,
  type OverallCount,
  type LeagueEntry,
  type StoredEntry,
  type StorePosition,
} from './ranking-store.js';
import { meanPercentile, percentileOf, type Leaderboard } from './rules/leaderboard.js';
import { rankAmong } from './rules/ranking-entry.js';
import { withinTime } from './within-time.js';

/** A Redis that hangs must not hang the results: the database knows the same, more slowly. */
const TIMEOUT_MS = 2000;
const TRIES = 3;
/** Standings that the sets lack are counted one by one up to here; sets further behind catch up first. */
const MAX_LATE = 500;

interface Told {
  readonly standings: Map<string, AttemptRanking>;
  /** How far the log went, if nobody of the same tests was still to be taken up; else null. */
  readonly settled: LogEnd | null;
}

const NOTHING_TOLD: Told = { standings: new Map(), settled: null };

interface OwnPercentile {
  readonly entry: Entry;
  readonly percentile: number;
}

interface OwnLeague extends LeagueEntry {
  readonly boards: readonly Leaderboard[];
}

interface KnownMeans {
  readonly position: StorePosition;
  readonly means: readonly LeagueEntry[];
}

/** Some 2 KB each. */
const STUDENTS_IN_MEMORY = 5000;
/** Boards that Redis lost are noticed when they are counted. */
const MEANS_KEPT_MS = 60_000;

/** Where attempts and students stand now: told by Redis, or by the database while it cannot. */
@Injectable()
export class RankingsService {
  readonly #logger = new Logger(RankingsService.name);
  /** Asking the database about everybody is dear, so it is done for one student at a time. */
  #lastAsked: Promise<unknown> = Promise.resolve();
  /** Students' mean percentiles. They change only when a standing enters the boards, anybody's. */
  readonly #means = new LRUCache<string, KnownMeans>({
    max: STUDENTS_IN_MEMORY,
    ttl: MEANS_KEPT_MS,
  });
  /** Where the sets were when they were asked last; they may have moved on since. */
  #lastSeen: StorePosition | undefined;

  constructor(
    private readonly repository: RankingsRepository,
    private readonly keeper: RankingProjection,
    private readonly store: RankingStore,
  ) {}

  /** Where each finished attempt stands now, by attempt id. */
  async standingsOf(attempts: readonly AskedAttempt[]): Promise<Map<string, AttemptRanking>> {
    return (await this.#tell(attempts)).standings;
  }

  /** Where a finished attempt stands now, and what takers had been taken up then. */
  async rankingOf(
    attempt: AskedAttempt,
  ): Promise<{ standing: AttemptRanking | undefined; settled: LogEnd | null }> {
    const { standings, settled } = await this.#tell([attempt]);
    return { standing: standings.get(attempt.id), settled };
  }

  async #tell(attempts: readonly AskedAttempt[]): Promise<Told> {
    if (attempts.length === 0) return NOTHING_TOLD;
    const told = await this.#fromStore(() => this.#standings(attempts));
    if (told) return told;
    const standings = await this.repository.standingsOf(attempts.map(({ id }) => id));
    return { standings, settled: null };
  }

  /** Where a student stands among all, over all tests and by subject. */
  async studentOf(userId: string): Promise<StudentRanking> {
    const told = await this.#fromStore(() => this.#student(userId));
    return told ?? this.#oneAtATime(() => this.repository.studentOf(userId));
  }

  /** Null when Redis cannot tell: it is away, hangs, is behind for long, or has lost something. */
  async #fromStore<T>(ask: () => Promise<T | null>): Promise<T | null> {
    try {
      return await withinTime(TIMEOUT_MS, ask());
    } catch (error) {
      const level = isDependencyAway(error) ? 'debug' : 'warn';
      this.#logger[level]({ err: error }, 'the rankings are asked of the database');
      return null;
    }
  }

  /**
   * What the sets say, and what the database has beyond them: whoever asks waits for nobody to enter
   * what was finished last. The sets are asked last, and say whether they still are where they were
   * when the database was: what they got meanwhile would count twice.
   */
  async #standings(attempts: readonly AskedAttempt[]): Promise<Told | null> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const known = this.#lastSeen ?? (await this.keeper.current());
      const { listed, late, log } = await this.repository.listed(attempts, {
        after: known.batch,
        atMost: MAX_LATE,
      });
      if (!log) return NOTHING_TOLD;
      if (!isOnTheWay(known, log) || late.length === MAX_LATE) {
        this.#lastSeen = await this.keeper.current();
        continue;
      }
      const { counts, position } = await this.store.count(known, listed.map(leaderboardEntryOf));
      this.#lastSeen = position ?? undefined;
      if (position?.generation !== known.generation || position.batch !== known.batch) continue;
      const found = listed.map((attempt, index) => ({ attempt, count: counts[index] }));
      if (found.every(({ attempt, count }) => isWhole(attempt, count, position))) {
        return {
          standings: new Map(found.map((one) => rankingOf(one, late, position))),
          settled: late.some(({ batch }) => batch === null) ? null : log,
        };
      }
      await this.keeper.distrust(position);
      this.#lastSeen = undefined;
    }
    return null;
  }

  async #student(userId: string): Promise<StudentRanking | null> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const position = await this.keeper.currentWithLeagues();
      const known = await this.#fromKnown(userId, position);
      if (known) return known;
      const entries = await this.repository.entriesOf(userId);
      if (!entries.every((entry) => isHeld(entry, position))) continue;
      const { counts, position: counted } = await this.store.count(
        position,
        entries.map((entry) => ({ ...entry, taker: entry.taker ?? '' })),
      );
      if (entries.some((entry, index) => counts[index]?.own !== entry.value)) {
        await this.keeper.distrust(position);
        continue;
      }
      const percentiles = entries.map((entry, index) => ({
        entry,
        percentile: percentileOf(counts[index]?.noMore ?? 0, counts[index]?.takers ?? 0),
      }));
      const leagues = leaguesOf(percentiles);
      const student = await this.#inLeagues(position, leagues);
      if (student) {
        if (isSame(counted, position))
          this.#means.set(userId, { position, means: leagues.map(meanOf) });
        return student;
      }
      await this.keeper.distrust(position);
    }
    return null;
  }

  /** Null when nothing is known of the student, or not of these sets. */
  async #fromKnown(userId: string, position: StorePosition): Promise<StudentRanking | null> {
    const known = this.#means.get(userId);
    if (!known || !isSame(known.position, position)) return null;
    const counts = await this.store.countLeagues(position, known.means);
    return counts.every(({ hasOwn }) => hasOwn) ? placesOf(known.means, counts) : null;
  }

  /** Null when the student is missing where nothing is left to be counted. */
  async #inLeagues(
    position: StorePosition,
    leagues: readonly OwnLeague[],
  ): Promise<StudentRanking | null> {
    const counts = await this.store.countLeagues(position, leagues);
    const missing = leagues.filter((_, index) => !counts[index]?.hasOwn);
    const areMissed = await Promise.all(
      missing.map(({ boards }) => this.store.isAnyStale(position, boards)),
    );
    return areMissed.includes(false) ? null : placesOf(leagues, counts);
  }

  #oneAtATime<T>(ask: () => Promise<T>): Promise<T> {
    const asked = this.#lastAsked.then(ask, ask);
    this.#lastAsked = asked.catch(() => undefined);
    return asked;
  }
}

function leaguesOf(percentiles: readonly OwnPercentile[]): OwnLeague[] {
  const subjects = new Set(percentiles.map(({ entry }) => entry.board.subject));
  return [...subjects].map((subject) => {
    const own = percentiles.filter(({ entry }) => entry.board.subject === subject);
    return {
      subject,
      taker: own[0]?.entry.taker ?? '',
      value: meanPercentile(own.map(({ percentile }) => percentile)),
      boards: own.map(({ entry }) => entry.board),
    };
  });
}

function meanOf({ subject, taker, value }: OwnLeague): LeagueEntry {
  return { subject, taker, value };
}

function placesOf(means: readonly LeagueEntry[], counts: readonly OverallCount[]): StudentRanking {
  return studentRanking(
    means.map(({ subject, value }, index) => {
      const { higher = 0, students = 0 } = counts[index] ?? {};
      return { subject, standing: { percentile: value, rank: higher + 1, students: students + 1 } };
    }),
  );
}

/** Whether the boards were the same then. */
function isSame(one: StorePosition | null, other: StorePosition): boolean {
  return one?.generation === other.generation && one.batch === other.batch;
}

function isHeld(
  { taker, batch }: Pick<Entry, 'taker' | 'batch'>,
  position: StorePosition,
): boolean {
  return taker !== null && batch !== null && batch <= position.batch;
}

/** Whether the sets follow this log and are no further than it: a backup may have been put back. */
function isOnTheWay(position: StorePosition, log: LogEnd): boolean {
  return position.lineage === log.lineage && position.batch <= log.lastBatch;
}

function leaderboardEntryOf({ testId, rankValue, first }: ListedAttempt): StoredEntry {
  return { board: { testId, subject: null }, taker: first.taker ?? '', value: rankValue };
}

/** Whether the taker's own entry is there as it should be. */
function isWhole(
  { first }: ListedAttempt,
  count: LeaderboardCount | undefined,
  position: StorePosition,
): boolean {
  return count?.own === (isHeld(first, position) ? first.value : null);
}

function rankingOf(
  { attempt, count }: { attempt: ListedAttempt; count: LeaderboardCount | undefined },
  late: readonly LateRankingEntry[],
  position: StorePosition,
): [string, AttemptRanking] {
  const { testId, userId, rankValue, first, isRetake } = attempt;
  const { takers = 0, noMore = 0 } = count ?? {};
  // The taker's own entry is taken out; for a retake it may be on either side.
  const own = isHeld(first, position) ? 1 : 0;
  const ownNoMore = first.value <= rankValue ? own : 0;
  const others = late.filter((one) => one.testId === testId && one.userId !== userId);
  const othersNoMore = others.filter((one) => one.rankValue <= rankValue).length;
  const standing = rankAmong({
    noMore: noMore - ownNoMore + othersNoMore,
    more: takers - noMore - (own - ownNoMore) + others.length - othersNoMore,
  });
  return [attempt.id, { ...standing, isRetake }];
}
