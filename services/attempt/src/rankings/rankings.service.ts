import { isDependencyAway } from '@abhyas/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { RankingKeeper } from './ranking-keeper.service.js';
import {
  RankingsRepository,
  studentStanding,
  type AttemptStanding,
  type Entry,
  type LeagueStanding,
  type ListedAttempt,
  type StudentStanding,
  type TakersFigures,
} from './rankings.repository.js';
import { RankingStore, type BoardCount, type StorePosition } from './ranking-store.js';
import { meanPercentile, percentileOf } from './rules/board.js';
import { standingAmong } from './rules/standing.js';
import { withinTime } from './within-time.js';

/** A Redis that hangs must not hang the results: the database knows the same, more slowly. */
const PATIENCE_MS = 2000;
/** Nor must another replica that stopped while it held what is to be taken up; the gateway waits 5 s. */
const TAKING_UP_MS = 2500;
const TRIES = 3;

interface OwnPercentile {
  readonly entry: Entry;
  readonly percentile: number;
}

/** Where attempts and students stand now: told by Redis, or by the database while it cannot. */
@Injectable()
export class RankingsService {
  readonly #logger = new Logger(RankingsService.name);
  /** Asking the database about everybody is dear, so it is done for one student at a time. */
  #lastAsked: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly repository: RankingsRepository,
    private readonly keeper: RankingKeeper,
    private readonly store: RankingStore,
  ) {}

  /** Where each finished attempt stands now, by attempt id. */
  async standingsOf(attemptIds: readonly string[]): Promise<Map<string, AttemptStanding>> {
    if (attemptIds.length === 0) return new Map();
    const told = await this.#fromStore(() => this.#standings(attemptIds));
    return told ?? this.repository.standingsOf(attemptIds);
  }

  /** Where a student stands among all, over all tests and by subject. */
  async studentOf(userId: string): Promise<StudentStanding> {
    const told = await this.#fromStore(() => this.#student(userId));
    return told ?? this.#oneAtATime(() => this.repository.studentOf(userId));
  }

  /**
   * How the takers of a test did: all those among them who finished before the call, unless it takes
   * long to add them up.
   */
  async takersOf(testId: string): Promise<TakersFigures> {
    // What was finished last may not have been added up yet; Redis has no part in it.
    await withinTime(TAKING_UP_MS, this.keeper.takeUpIfAny()).catch((error: unknown) =>
      this.#logger.warn({ err: error }, 'the last results are not among the takers yet'),
    );
    return this.repository.takersOf(testId);
  }

  /** Null when Redis cannot tell: it is away, hangs, is behind for long, or has lost something. */
  async #fromStore<T>(ask: () => Promise<T | null>): Promise<T | null> {
    try {
      return await withinTime(PATIENCE_MS, ask());
    } catch (error) {
      const level = isDependencyAway(error) ? 'debug' : 'warn';
      this.#logger[level]({ err: error }, 'the rankings are asked of the database');
      return null;
    }
  }

  async #standings(attemptIds: readonly string[]): Promise<Map<string, AttemptStanding> | null> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const position = await this.keeper.current();
      const attempts = await this.repository.listed(attemptIds);
      // One finished since, by the same student: the position is behind it.
      if (!attempts.every(({ first }) => isHeld(first, position))) continue;
      const counts = await this.store.count(
        position,
        attempts.map(({ testId, rankValue, first }) => ({
          board: { testId, subject: null },
          taker: first.taker ?? '',
          value: rankValue,
        })),
      );
      const isWhole = attempts.every(({ first }, index) => counts[index]?.own === first.value);
      if (!isWhole) {
        await this.keeper.distrust(position);
        continue;
      }
      return new Map(attempts.map((attempt, index) => standingOf(attempt, counts[index])));
    }
    return null;
  }

  async #student(userId: string): Promise<StudentStanding | null> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const position = await this.keeper.currentWithLeagues();
      const entries = await this.repository.entriesOf(userId);
      if (!entries.every((entry) => isHeld(entry, position))) continue;
      const counts = await this.store.count(
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
      const student = await this.#inLeagues(position, percentiles);
      if (student) return student;
      await this.keeper.distrust(position);
    }
    return null;
  }

  /** Null when the student is missing where nothing is left to be counted. */
  async #inLeagues(
    position: StorePosition,
    percentiles: readonly OwnPercentile[],
  ): Promise<StudentStanding | null> {
    const subjects = new Set(percentiles.map(({ entry }) => entry.board.subject));
    const places = await Promise.all(
      [...subjects].map((subject) =>
        this.#inLeague(
          position,
          subject,
          percentiles.filter(({ entry }) => entry.board.subject === subject),
        ),
      ),
    );
    const found = places.filter((place) => place !== null);
    return found.length === places.length ? studentStanding(found) : null;
  }

  async #inLeague(
    position: StorePosition,
    subject: string | null,
    own: readonly OwnPercentile[],
  ): Promise<{ subject: string | null; standing: LeagueStanding } | null> {
    const taker = own[0]?.entry.taker ?? '';
    const percentile = meanPercentile(own.map((one) => one.percentile));
    const others = await this.store.countLeague(position, subject, { taker, value: percentile });
    const boards = own.map(({ entry }) => entry.board);
    if (!others.hasOwn && !(await this.store.isAnyStale(position, boards))) return null;
    const standing = { percentile, rank: others.higher + 1, students: others.students + 1 };
    return { subject, standing };
  }

  #oneAtATime<T>(ask: () => Promise<T>): Promise<T> {
    const asked = this.#lastAsked.then(ask, ask);
    this.#lastAsked = asked.catch(() => undefined);
    return asked;
  }
}

function isHeld(
  { taker, batch }: Pick<Entry, 'taker' | 'batch'>,
  position: StorePosition,
): boolean {
  return taker !== null && batch !== null && batch <= position.batch;
}

function standingOf(
  { id, first, rankValue, isRetake }: ListedAttempt,
  count: BoardCount | undefined,
): [string, AttemptStanding] {
  const { takers = 1, noMore = 1 } = count ?? {};
  // The taker's own entry is taken out; for a retake it may be on either side.
  const isOwnNoMore = first.value <= rankValue;
  return [
    id,
    {
      ...standingAmong({
        noMore: noMore - (isOwnNoMore ? 1 : 0),
        more: takers - noMore - (isOwnNoMore ? 0 : 1),
      }),
      isRetake,
    },
  ];
}
