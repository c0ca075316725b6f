import {
  CLOCK,
  runInTransaction,
  SERVICE_CONFIG,
  withDatabaseLock,
  type Clock,
} from '@abhyas/service-kit';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AttemptConfig } from '../config.js';
import { PapersService } from '../papers/papers.service.js';
import { RepeatedWork } from '../timing/repeated-work.js';
import { QuestionTimes } from './question-times.js';
import { RankingLogRepository, type PendingRankingEntry } from './ranking-log.repository.js';
import { RankingStore, type StaleLeaderboard, type StorePosition } from './ranking-store.js';
import { meanPercentile, percentilesOn } from './rules/leaderboard.js';
import { isDue } from './rules/refresh.js';
import { SingleFlight } from './single-flight.js';

export interface RebuildReport {
  readonly entries: number;
  readonly boards: number;
}

/** Entering standings and counting them into leagues go on side by side, each in one replica. */
const ENTERING = 'rankings';
const COUNTING = 'ranking leagues';
/** Whoever waits for an answer is better served by the database than by a long wait. */
const LOCK_SECONDS = 1;
const REBUILD_LOCK_SECONDS = 300;
/** Standings numbered in one transaction. */
const BATCH_SIZE = 500;
/** Batches that enter the sets in one go. */
const BATCHES_AT_ONCE = 2;
const MAX_LEADERBOARDS_AT_ONCE = 200;
const MAX_PARTICIPANTS_AT_ONCE = 500;

/**
 * Keeps the sorted sets of Redis as the database has the rankings. They follow its log from the
 * position that they hold themselves, so a service that dies midway, a Redis that comes back older
 * or empty, or another database behind it are all caught up with in the same way.
 */
@Injectable()
export class RankingProjection implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(RankingProjection.name);
  readonly #catchingUp = new SingleFlight(() => this.#locked(ENTERING, () => this.#catchUp()));
  readonly #refreshing = new SingleFlight(() => this.#countDue());
  readonly #takingUp = new SingleFlight(() => this.#takeUp());
  readonly #looking = new SingleFlight(() => this.#look());
  readonly #keeping: RepeatedWork;

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: RankingLogRepository,
    private readonly store: RankingStore,
    private readonly papers: PapersService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) config: AttemptConfig,
  ) {
    this.#keeping = new RepeatedWork(
      () => this.currentWithLeagues(),
      config.RANKINGS_INTERVAL_MS,
      (error) =>
        this.#logger.warn({ err: error }, 'the rankings in Redis could not be kept; trying again'),
    );
  }

  onApplicationBootstrap(): void {
    this.#keeping.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#keeping.stop();
    for (const runs of [this.#looking, this.#refreshing, this.#catchingUp, this.#takingUp]) {
      await runs.settled();
    }
  }

  /** A position that holds all that was committed before the call; throws when it cannot be had. */
  async current(): Promise<StorePosition> {
    const [log, position] = await Promise.all([this.log.position(), this.store.position()]);
    const isCurrent =
      !log.hasPending && position?.lineage === log.lineage && position.batch === log.lastBatch;
    return isCurrent ? position : this.#catchingUp.run();
  }

  /** Like `current`, with the leagues counted as far as that does not take long. */
  async currentWithLeagues(): Promise<StorePosition> {
    const { position, isDue } = await this.#looking.run();
    return isDue || !position.hasLeagues ? this.#refreshing.run() : position;
  }

  /** A current position, and whether a board is to be counted into its league. */
  async #look(): Promise<{ position: StorePosition; isDue: boolean }> {
    const position = await this.current();
    const { due } = await this.#staleBoards(position);
    return { position, isDue: due.length > 0 };
  }

  /** What the sets say contradicts the database: they are made anew. */
  async distrust(position: StorePosition): Promise<void> {
    this.#logger.warn({ generation: position.generation }, 'the rankings in Redis are not whole');
    await this.store.forget(position);
  }

  /** Takes up what has been committed before the call. */
  async takeUpIfAny(): Promise<void> {
    const { hasPending } = await this.log.position();
    if (hasPending) await this.#takingUp.run();
  }

  /** Numbers what is new in the log; gives the last number. */
  async #takeUp(): Promise<number> {
    for (;;) {
      const { taken, batch } = await this.#takeUpSome();
      if (taken < BATCH_SIZE) return taken > 0 ? batch : batch - 1;
    }
  }

  /** Makes all sets anew from the database, whatever is there now. */
  rebuild(): Promise<RebuildReport> {
    return this.#locked(
      COUNTING,
      async () => {
        const { begun, entries } = await this.#locked(
          ENTERING,
          () => this.#enterAll(),
          REBUILD_LOCK_SECONDS,
        );
        const boards = await this.#refreshAll(begun);
        return { entries, boards };
      },
      REBUILD_LOCK_SECONDS,
    );
  }

  #locked<T>(name: string, work: () => Promise<T>, seconds = LOCK_SECONDS): Promise<T> {
    return withDatabaseLock(this.dataSource, name, work, seconds);
  }

  async #enterAll(): Promise<{ begun: StorePosition; entries: number }> {
    const lastBatch = await this.#takingUp.run();
    const { lineage } = await this.log.position();
    const begun = await this.store.begin(lineage);
    const entries = await this.#enterUpTo(begun, lastBatch);
    await this.store.discardOthers(begun);
    return { begun: { ...begun, batch: lastBatch }, entries };
  }

  async #catchUp(): Promise<StorePosition> {
    const { lineage, ...log } = await this.log.position();
    const lastBatch = log.hasPending ? await this.#takingUp.run() : log.lastBatch;
    const known = await this.store.position();
    if (known?.lineage === lineage && known.batch <= lastBatch) {
      await this.#enterUpTo(known, lastBatch);
      return { ...known, batch: lastBatch };
    }
    this.#logger.log({ standings: lastBatch }, 'the rankings in Redis are made anew');
    return (await this.#enterAll()).begun;
  }

  /** Enters what the sets lack; gives how many entries that were. */
  async #enterUpTo(position: StorePosition, lastBatch: number): Promise<number> {
    let count = 0;
    for (let batch = position.batch; batch < lastBatch; batch += BATCHES_AT_ONCE) {
      const upTo = Math.min(batch + BATCHES_AT_ONCE, lastBatch);
      const entries = await this.log.entriesBetween(batch, upTo);
      await this.store.enter(position, entries, upTo);
      count += entries.length;
    }
    return count;
  }

  #takeUpSome(): Promise<{ taken: number; batch: number }> {
    return runInTransaction(this.dataSource, async (manager) => {
      const batch = await this.log.nextBatch(manager);
      const pending = await this.log.holdPending(manager, BATCH_SIZE);
      if (pending.length > 0) {
        await this.log.number(manager, batch, await this.#nameTakers(manager, pending));
        await this.log.addTimes(manager, await this.#sumTimes(pending));
        await this.log.addSubjects(
          manager,
          pending.map(({ attemptId }) => attemptId),
        );
      }
      return { taken: pending.length, batch };
    });
  }

  /** Each standing's taker: who has one already keeps it, else the first attempt lends its id. */
  async #nameTakers(
    manager: EntityManager,
    pending: readonly PendingRankingEntry[],
  ): Promise<Map<string, string>> {
    const known = await this.log.takersOf(
      manager,
      pending.map(({ attemptId }) => attemptId),
    );
    const ofStudents = new Map<string, string>();
    return new Map(
      pending.map(({ attemptId, userId }) => {
        const taker = known.get(attemptId) ?? ofStudents.get(userId) ?? attemptId;
        ofStudents.set(userId, taker);
        return [attemptId, taker];
      }),
    );
  }

  async #sumTimes(pending: readonly PendingRankingEntry[]) {
    const times = new QuestionTimes();
    for (const standing of pending) {
      times.add(standing, await this.papers.sealedPaper(standing.testId, standing.paperVersion));
    }
    return times.list();
  }

  async #staleBoards(
    position: StorePosition,
  ): Promise<{ due: StaleLeaderboard[]; isAll: boolean }> {
    const now = this.clock.now().getTime();
    const stale = await this.store.staleBoards(position, MAX_LEADERBOARDS_AT_ONCE);
    return {
      due: stale.filter((board) => isDue(board, now)),
      isAll: stale.length < MAX_LEADERBOARDS_AT_ONCE,
    };
  }

  async #countDue(): Promise<StorePosition> {
    // Before the lock, which needs a connection too: the pool may be small.
    const position = await this.current();
    return this.#locked(COUNTING, () => this.#refreshDue(position));
  }

  async #refreshDue(position: StorePosition): Promise<StorePosition> {
    for (;;) {
      const { due, isAll } = await this.#staleBoards(position);
      for (const board of due) await this.#refresh(position, board);
      if (isAll || due.length === 0) break;
    }
    if (!position.hasLeagues) await this.store.noteLeaguesWhole(position);
    return { ...position, hasLeagues: true };
  }

  async #refreshAll(position: StorePosition): Promise<number> {
    let count = 0;
    for (;;) {
      const stale = await this.store.staleBoards(position, MAX_LEADERBOARDS_AT_ONCE);
      for (const board of stale) await this.#refresh(position, board);
      count += stale.length;
      if (stale.length < MAX_LEADERBOARDS_AT_ONCE) break;
    }
    await this.store.noteLeaguesWhole(position);
    return count;
  }

  /** Counts a board into its league: each of its takers stands there by the mean of all boards. */
  async #refresh(position: StorePosition, stale: StaleLeaderboard): Promise<void> {
    const { board } = stale;
    const percentiles = percentilesOn(await this.store.entriesOf(position, board));
    for (let start = 0; start < percentiles.length; start += MAX_PARTICIPANTS_AT_ONCE) {
      const some = percentiles.slice(start, start + MAX_PARTICIPANTS_AT_ONCE);
      const noted = await this.store.notePercentiles(position, board, some);
      const means = noted.map((one) => ({
        taker: one.taker,
        value: meanPercentile(one.percentiles),
      }));
      await this.store.placeInLeague(position, board.subject, means);
    }
    await this.store.settle(position, stale, this.clock.now());
  }
}
