import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import * as argon2 from '@node-rs/argon2';
import pLimit from 'p-limit';
import { tooBusy } from './passwords.errors.js';
import { HASH_COST, type PasswordCost } from './rules/password-cost.js';
import { estimateWait, updateMean } from './rules/work-queue.js';

/** Calls that would wait longer are rejected at once. */
const MAX_WAIT_MS = 2_500;
const MAX_QUEUED = 100;
/** The gateway times out after five seconds, so a call whose turn comes later than this is rejected. */
const MAX_CALL_MS = 4_000;
/** Node has four worker threads; more hashes than CPU cores would only slow each other down. */
const MAX_CONCURRENT = Math.min(4, availableParallelism());

/** A call that may hash a password. */
interface Call {
  startedAt: number;
  /** Whether it has reserved capacity that it has not used yet. */
  hasReservation: boolean;
}

/** Hashes and checks passwords with argon2id (the library's default), off the event loop. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly limiter = pLimit(MAX_CONCURRENT);
  private readonly calls = new AsyncLocalStorage<Call>();
  private dummyHash = '';
  private reserved = 0;
  /** The share of reservations that are used. Many calls are rejected before that, for example after too many tries. */
  private usedShare = 1;
  private msPerJob = 0;

  constructor(@Inject(HASH_COST) private readonly cost: PasswordCost) {}

  async onModuleInit(): Promise<void> {
    const startedAt = performance.now();
    this.dummyHash = await argon2.hash('the password of nobody', this.cost);
    this.msPerJob = performance.now() - startedAt;
  }

  /**
   * Throws 503 while the queue is so long that the caller would give up before its turn. Call it
   * before counting or changing anything. Within {@link withReservation} it reserves the capacity.
   */
  assertCapacity(): void {
    const queued =
      this.limiter.activeCount + this.limiter.pendingCount + this.reserved * this.usedShare;
    const wait = estimateWait({ queued, concurrency: MAX_CONCURRENT, msPerJob: this.msPerJob });
    if (queued >= MAX_QUEUED || wait > MAX_WAIT_MS) throw tooBusy();
    const call = this.calls.getStore();
    if (!call || call.hasReservation) return;
    call.hasReservation = true;
    this.reserved += 1;
  }

  /**
   * Runs a call whose reservation holds until it hashes or ends. Without reservations, many calls
   * could pass the check before the first of them hashes.
   */
  async withReservation<T>(work: () => Promise<T>): Promise<T> {
    const call: Call = { startedAt: performance.now(), hasReservation: false };
    try {
      return await this.calls.run(call, work);
    } finally {
      this.endReservation(call, 0);
    }
  }

  hash(password: string): Promise<string> {
    return this.enqueue(() => argon2.hash(password, this.cost));
  }

  /** Takes the same time for an account without a password and for one that does not exist. */
  async isRight(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const isRight = await this.enqueue(() => this.verify(passwordHash ?? this.dummyHash, password));
    return isRight && typeof passwordHash === 'string';
  }

  protected verify(passwordHash: string, password: string): Promise<boolean> {
    return argon2.verify(passwordHash, password);
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    const call = this.calls.getStore();
    this.endReservation(call, 1);
    return this.limiter(async () => {
      const startedAt = performance.now();
      // The queue took longer than estimated.
      if (call && startedAt - call.startedAt > MAX_CALL_MS) throw tooBusy();
      try {
        return await work();
      } finally {
        this.msPerJob = updateMean(this.msPerJob, performance.now() - startedAt);
      }
    });
  }

  /** @param used 1 when the call uses its reservation, 0 when it ended without hashing */
  private endReservation(call: Call | undefined, used: 0 | 1): void {
    if (!call?.hasReservation) return;
    call.hasReservation = false;
    this.reserved -= 1;
    this.usedShare = updateMean(this.usedShare, used);
  }
}
