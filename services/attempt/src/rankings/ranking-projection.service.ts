import {
  CLOCK,
  LockNotFreeError,
  PeriodicJob,
  runInTransaction,
  SERVICE_CONFIG,
  SingleFlight,
  withDatabaseLock,
  type Clock,
} from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import pTimeout, { TimeoutError } from 'p-timeout';
import { DataSource, type EntityManager } from 'typeorm';
import type { AttemptConfig } from '../config.js';
import { PapersService } from '../papers/papers.service.js';
import { QuestionTimes } from './question-times.js';
import { RankingLogRepository, type PendingRankingEntry } from './ranking-log.repository.js';
import { RankingStore, type StaleLeaderboard, type StorePosition } from './ranking-store.js';
import { meanPercentile, percentilesOn } from './rules/leaderboard.js';
import { isDue } from './rules/refresh.js';

interface RebuildReport {
  readonly entries: number;
  readonly leaderboards: number;
}

/** New entries and overall rankings have separate locks. One replica at a time holds each. */
const ENTRIES_LOCK = 'rankings';
const OVERALL_LOCK = 'overall ranking';
/** Short, because a request gets its rankings sooner from the database than after a long wait. */
const LOCK_TIMEOUT_S = 1;
const REBUILD_LOCK_TIMEOUT_S = 300;
/** Leaves time for the sets, before the database would have to compute the same at a high cost. */
const MAX_OVERALL_WAIT_MS = 1500;
/** Entries numbered in one transaction. */
const BATCH_SIZE = 500;
/** Batches that are entered into the sets in one transaction. */
const MAX_BATCHES_AT_ONCE = 2;
const MAX_LEADERBOARDS_AT_ONCE = 200;
const MAX_PARTICIPANTS_AT_ONCE = 500;

/**
 * Keeps the sorted sets in Redis in sync with the rankings in the database. The sets follow the log
 * from the position that is stored with them. So one procedure covers a service that dies midway, a
 * Redis that restarts with older data or none, and a replaced database.
 */
@Injectable()
export class RankingProjectionService extends PeriodicJob {
  private readonly catchingUp = new SingleFlight(() =>
    this.locked(ENTRIES_LOCK, () => this.catchUp()),
  );
  private readonly refreshing = new SingleFlight(() => this.lockAndRefreshDue());
  private readonly numbering = new SingleFlight(() => this.numberAll());
  private readonly checking = new SingleFlight(() => this.check());

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: RankingLogRepository,
    private readonly store: RankingStore,
    private readonly papers: PapersService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) config: AttemptConfig,
  ) {
    super({
      intervalMs: config.RANKINGS_INTERVAL_MS,
      failureMessage: 'The rankings in Redis were not updated; this is retried',
    });
  }

  run(): Promise<unknown> {
    return this.currentWithOverall();
  }

  protected override async idle(): Promise<void> {
    await super.idle();
    for (const runs of [this.checking, this.refreshing, this.catchingUp, this.numbering]) {
      await runs.idle();
    }
  }

  /** A position that includes all commits before the call. Throws when the sets cannot catch up. */
  async current(): Promise<StorePosition> {
    const [log, position] = await Promise.all([this.log.position(), this.store.position()]);
    const isCurrent =
      !log.hasPending && position?.epoch === log.epoch && position.batch === log.lastBatch;
    return isCurrent ? position : this.catchingUp.runFresh();
  }

  /** Like `current`, after an update of the overall rankings that are due. */
  async currentWithOverall(): Promise<StorePosition> {
    const { position, isDue } = await this.checking.runFresh();
    return isDue || !position.hasOverall ? this.refreshing.runFresh() : position;
  }

  /**
   * Like `currentWithOverall`, but does not wait long for that update: when many tests end at once,
   * leaderboards become due faster than they are refreshed. Then the means of others may be seconds old.
   * So they may be after an error of the update, which is logged.
   */
  async recentWithOverall(): Promise<StorePosition> {
    const position = await pTimeout(this.currentWithOverall(), {
      milliseconds: MAX_OVERALL_WAIT_MS,
    }).catch((error: unknown) => {
      const isWaiting = error instanceof TimeoutError || error instanceof LockNotFreeError;
      if (!isWaiting) this.logger.warn({ err: error }, 'The overall rankings were not updated');
      return this.current();
    });
    return position.hasOverall ? position : this.currentWithOverall();
  }

  /** A current position, and whether a leaderboard is due for its overall ranking. */
  private async check(): Promise<{ position: StorePosition; isDue: boolean }> {
    const position = await this.current();
    const { due } = await this.staleLeaderboards(position);
    return { position, isDue: due.length > 0 };
  }

  /** Discards the sets because they contradict the database. They are then rebuilt. */
  async discard(position: StorePosition): Promise<void> {
    this.logger.warn({ generation: position.generation }, 'The rankings in Redis are incomplete');
    await this.store.invalidate(position);
  }

  /** Numbers all entries that were committed before the call. */
  async numberPending(): Promise<void> {
    const { hasPending } = await this.log.position();
    if (hasPending) await this.numbering.runFresh();
  }

  /** Numbers all pending entries. Returns the last batch number. */
  private async numberAll(): Promise<number> {
    for (;;) {
      const { count, batch } = await this.numberBatch();
      if (count < BATCH_SIZE) return count > 0 ? batch : batch - 1;
    }
  }

  /** Rebuilds all sets from the database, whatever their state is. */
  rebuild(): Promise<RebuildReport> {
    return this.locked(
      OVERALL_LOCK,
      async () => {
        const { started, entries } = await this.locked(
          ENTRIES_LOCK,
          () => this.enterAll(),
          REBUILD_LOCK_TIMEOUT_S,
        );
        const leaderboards = await this.refreshAll(started);
        return { entries, leaderboards };
      },
      REBUILD_LOCK_TIMEOUT_S,
    );
  }

  private locked<T>(name: string, work: () => Promise<T>, seconds = LOCK_TIMEOUT_S): Promise<T> {
    return withDatabaseLock(this.dataSource, name, work, seconds);
  }

  private async enterAll(): Promise<{ started: StorePosition; entries: number }> {
    const lastBatch = await this.numbering.runFresh();
    const { epoch } = await this.log.position();
    const started = await this.store.startGeneration(epoch);
    const entries = await this.enterUpTo(started, lastBatch);
    await this.store.discardOthers(started);
    return { started: { ...started, batch: lastBatch }, entries };
  }

  private async catchUp(): Promise<StorePosition> {
    const { epoch, ...log } = await this.log.position();
    const lastBatch = log.hasPending ? await this.numbering.runFresh() : log.lastBatch;
    const known = await this.store.position();
    if (known?.epoch === epoch && known.batch <= lastBatch) {
      await this.enterUpTo(known, lastBatch);
      return { ...known, batch: lastBatch };
    }
    this.logger.log({ lastBatch }, 'Rebuilding the rankings in Redis');
    return (await this.enterAll()).started;
  }

  /** Enters what the sets lack. Returns the number of these entries. */
  private async enterUpTo(position: StorePosition, lastBatch: number): Promise<number> {
    let count = 0;
    for (let batch = position.batch; batch < lastBatch; batch += MAX_BATCHES_AT_ONCE) {
      const upTo = Math.min(batch + MAX_BATCHES_AT_ONCE, lastBatch);
      const entries = await this.log.entriesBetween(batch, upTo);
      await this.store.enter(position, entries, upTo);
      count += entries.length;
    }
    return count;
  }

  private numberBatch(): Promise<{ count: number; batch: number }> {
    return runInTransaction(this.dataSource, async (manager) => {
      const batch = await this.log.nextBatch(manager);
      const pending = await this.log.lockPending(manager, BATCH_SIZE);
      if (pending.length > 0) {
        await this.log.numberEntries(manager, batch, await this.participantIds(manager, pending));
        await this.log.addTimes(manager, await this.sumTimes(pending));
        await this.log.addSubjects(
          manager,
          pending.map(({ attemptId }) => attemptId),
        );
      }
      return { count: pending.length, batch };
    });
  }

  /** The participant's anonymous id for each entry: an existing one, else the id of the first attempt. */
  private async participantIds(
    manager: EntityManager,
    pending: readonly PendingRankingEntry[],
  ): Promise<Map<string, string>> {
    const known = await this.log.participantIdsOf(
      manager,
      pending.map(({ attemptId }) => attemptId),
    );
    const byStudent = new Map<string, string>();
    return new Map(
      pending.map(({ attemptId, userId }) => {
        const participant = known.get(attemptId) ?? byStudent.get(userId) ?? attemptId;
        byStudent.set(userId, participant);
        return [attemptId, participant];
      }),
    );
  }

  private async sumTimes(pending: readonly PendingRankingEntry[]) {
    const times = new QuestionTimes();
    for (const entry of pending) {
      times.add(entry, await this.papers.frozenPaper(entry));
    }
    return times.list();
  }

  private async staleLeaderboards(
    position: StorePosition,
  ): Promise<{ due: StaleLeaderboard[]; isAll: boolean }> {
    const now = this.clock.now().getTime();
    const stale = await this.store.staleLeaderboards(position, MAX_LEADERBOARDS_AT_ONCE);
    return {
      due: stale.filter((leaderboard) => isDue(leaderboard, now)),
      isAll: stale.length < MAX_LEADERBOARDS_AT_ONCE,
    };
  }

  private async lockAndRefreshDue(): Promise<StorePosition> {
    // Before the lock, because the lock needs a connection too, and the pool may be small.
    const position = await this.current();
    return this.locked(OVERALL_LOCK, () => this.refreshDue(position));
  }

  private async refreshDue(position: StorePosition): Promise<StorePosition> {
    for (;;) {
      const { due, isAll } = await this.staleLeaderboards(position);
      for (const leaderboard of due) await this.refresh(position, leaderboard);
      if (isAll || due.length === 0) break;
    }
    if (!position.hasOverall) await this.store.markOverallComplete(position);
    return { ...position, hasOverall: true };
  }

  private async refreshAll(position: StorePosition): Promise<number> {
    let count = 0;
    for (;;) {
      const stale = await this.store.staleLeaderboards(position, MAX_LEADERBOARDS_AT_ONCE);
      for (const leaderboard of stale) await this.refresh(position, leaderboard);
      count += stale.length;
      if (stale.length < MAX_LEADERBOARDS_AT_ONCE) break;
    }
    await this.store.markOverallComplete(position);
    return count;
  }

  /** Updates the overall ranking with a leaderboard: its participants get their new mean percentiles. */
  private async refresh(position: StorePosition, stale: StaleLeaderboard): Promise<void> {
    const { leaderboard } = stale;
    const percentiles = percentilesOn(await this.store.entriesOf(position, leaderboard));
    for (let start = 0; start < percentiles.length; start += MAX_PARTICIPANTS_AT_ONCE) {
      const some = percentiles.slice(start, start + MAX_PARTICIPANTS_AT_ONCE);
      const updated = await this.store.savePercentiles(position, leaderboard, some);
      const means = updated.map((one) => ({
        participant: one.participant,
        value: meanPercentile(one.percentiles),
      }));
      await this.store.enterOverall(position, leaderboard.subject, means);
    }
    await this.store.markRefreshed(position, stale, this.clock.now());
  }
}
