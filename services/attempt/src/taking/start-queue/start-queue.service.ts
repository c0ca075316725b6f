import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { isDependencyAway, Metrics, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import type { AttemptConfig } from '../../config.js';
import { waitSeconds } from './rules/wait-seconds.js';
import { startQueued } from './start-queue.errors.js';
import { TurnStore, type Newcomer, type QueueReply } from './turn-store.js';

/** A Redis that hangs must not keep anybody from starting. */
const TIMEOUT_MS = 2_000;
/** For so long, a Redis that hangs gets no further calls: each one costs memory until its response. */
const PAUSE_MS = 2_000;
/** A replica that starts no more of a test in a second sees no crowd, and asks nobody. */
const QUIET_STARTS = 5;
const MAX_TESTS = 1_000;
const RANDOM_STEPS = 1_000;

const START: QueueReply = { kind: 'start' };

/**
 * Lets as many students into a test in a second as the service bears. The others get a turn, first
 * come, first served, and learn when it is. Whoever was let in to the instructions needs no other turn
 * for the start. Without Redis nobody waits.
 */
@Injectable()
export class StartQueueService {
  private readonly logger = new Logger(StartQueueService.name);
  /** Starts of the current second in this process, by test. */
  private readonly starts = new LRUCache<string, number>({ max: MAX_TESTS, ttl: 1_000 });
  /** Tests for which students wait, as far as this process knows. */
  private readonly crowded = new LRUCache<string, true>({ max: MAX_TESTS });
  private readonly rate: number;
  private readonly waits: ReturnType<Metrics['counter']>;
  private hangsUntil = 0;

  constructor(
    private readonly turns: TurnStore,
    @Inject(SERVICE_CONFIG) config: AttemptConfig,
    metrics: Metrics,
  ) {
    this.rate = config.STARTS_PER_SECOND;
    this.waits = metrics.counter({
      name: 'start_queue_waits_total',
      help: 'Calls that were told to wait for their turn',
    });
  }

  /**
   * Whether it is the turn of a student who has waited. Costs nothing unless others wait for the test.
   * Throws 429 while the student has to wait: then nothing else has to be asked.
   */
  async isTurnOf(newcomer: Newcomer): Promise<boolean> {
    if (!this.crowded.has(newcomer.testId)) return false;
    return this.judge(newcomer, await this.ask(newcomer, 'look'));
  }

  /**
   * Takes a turn, or goes through. Throws 429 while the student has to wait. A live test always asks,
   * because its order must be fair; another one only when this process sees a crowd.
   */
  async enter(newcomer: Newcomer, { isLive }: { isLive: boolean }): Promise<void> {
    const { testId } = newcomer;
    if (this.rate === 0) return;
    if (!isLive && this.countStart(testId) <= QUIET_STARTS && !this.crowded.has(testId)) return;
    this.judge(newcomer, await this.ask(newcomer, 'enter'));
  }

  /** Whether the student has asked for this test before: who waits at the end of its window may start. */
  async hasTurn(newcomer: Newcomer): Promise<boolean> {
    if (this.rate === 0) return false;
    return this.withinTime(() => this.turns.has(newcomer), false);
  }

  /** Whether a student waits for this test, or had to and may still start it. */
  async hasTurns(testId: string): Promise<boolean> {
    if (this.rate === 0) return false;
    return this.withinTime(async () => (await this.turns.count(testId)) > 0, false);
  }

  private judge({ testId }: Newcomer, reply: QueueReply): boolean {
    if (reply.kind !== 'wait') return reply.kind === 'start';
    if (!this.crowded.has(testId)) this.logger.log({ testId }, 'Students wait to start a test');
    this.crowded.set(testId, true, { ttl: reply.crowdMs + 1_000 });
    this.waits.inc();
    throw startQueued(waitSeconds(reply, this.rate, randomInt(RANDOM_STEPS) / RANDOM_STEPS));
  }

  private ask(newcomer: Newcomer, may: 'enter' | 'look'): Promise<QueueReply> {
    return this.withinTime(() => this.turns.ask(newcomer, { rate: this.rate, may }), START);
  }

  private countStart(testId: string): number {
    const count = (this.starts.get(testId) ?? 0) + 1;
    this.starts.set(testId, count, { noUpdateTTL: true });
    return count;
  }

  /**
   * A busy process reads the response of Redis late, and starting everybody would make it busier: so a
   * response that has arrived meanwhile still counts.
   */
  private async withinTime<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    if (performance.now() < this.hangsUntil) return otherwise;
    const response = this.orElse(work, otherwise);
    return pTimeout(response, {
      milliseconds: TIMEOUT_MS,
      fallback: () => Promise.race([response, setImmediate().then(() => this.hangs(otherwise))]),
    });
  }

  private hangs<T>(otherwise: T): T {
    this.hangsUntil = performance.now() + PAUSE_MS;
    return otherwise;
  }

  private async orElse<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const level = isDependencyAway(error) ? 'debug' : 'warn';
      this.logger[level]({ err: error }, 'A start was not counted');
      return otherwise;
    }
  }
}
