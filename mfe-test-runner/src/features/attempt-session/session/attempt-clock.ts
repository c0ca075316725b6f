import type { Countdown } from '../../../shared/rules/countdown';
import { rebase, remainingMs } from '../../../shared/rules/countdown';

const ROUNDING_MS = 1000;

/**
 * The attempt's time as the server tells it, counted on the page's monotonic clock. All times are
 * milliseconds of that clock.
 */
export class AttemptClock {
  #countdown: Countdown;
  #startedAt: number;
  #isAnchored: boolean;
  /** Whether the server has told of it, if in whole seconds. */
  readonly #isStartTold: boolean;
  #isStartSure = false;
  readonly #now: () => number;

  /**
   * @param totalMs from the start of the attempt to its deadline
   * @param isAnchored false where the device's wall clock alone says how much is left
   */
  constructor({ countdown, totalMs, isAnchored }: ClockStart, now: () => number) {
    this.#countdown = countdown;
    this.#startedAt = endOf(countdown) - totalMs;
    this.#isAnchored = isAnchored;
    this.#isStartTold = isAnchored;
    this.#now = now;
  }

  get countdown(): Countdown {
    return this.#countdown;
  }

  /** Whether the server has said how much is left: nothing is ended by the device's clock alone. */
  get isAnchored(): boolean {
    return this.#isAnchored;
  }

  /** From start to deadline, extra time that was granted meanwhile included. */
  get totalMs(): number {
    return endOf(this.#countdown) - this.#startedAt;
  }

  /** The page's monotonic clock. */
  now(): number {
    return this.#now();
  }

  sinceStart(): number {
    return this.#now() - this.#startedAt;
  }

  left(): number {
    return remainingMs(this.#countdown, this.#now());
  }

  /**
   * Takes what the server says is left; tells whether that was news. An end that comes sooner means
   * that this clock stood still (a sleeping device), so the start lies further back too; one that
   * comes later is time granted, and the start stays: an answer given now must never look older
   * than one given before. `askedAt` tells how old the answer may be: it may have been long on its
   * way, or have lain in a page that slept.
   */
  rebase(serverSeconds: number, askedAt = this.#now()): boolean {
    const before = this.#countdown;
    this.#isAnchored = true;
    this.#countdown = rebase(before, serverSeconds, this.#now(), askedAt);
    if (this.#countdown === before) return false;
    this.#startedAt -= Math.max(0, endOf(before) - endOf(this.#countdown));
    return true;
  }

  /**
   * Takes what has passed since the start by the server's clock, once; tells whether times that were
   * taken before have to be set right. They have where the device's wall clock alone said so until now:
   * it may have been set meanwhile. Else what is left said so, which is rounded up to whole seconds:
   * the start may lie up to one further back, however slow the way there was, and never later, as an
   * answer given now must not look older than one given before. What is left now cannot tell, since it grows with time that was granted as well.
   */
  anchorStart(sinceStart: number, askedAt: number): boolean {
    if (this.#isStartSure) return false;
    this.#isStartSure = true;
    const startedAt = (askedAt + this.#now()) / 2 - sinceStart;
    this.#startedAt = this.#isStartTold
      ? Math.min(this.#startedAt, Math.max(startedAt, this.#startedAt - ROUNDING_MS))
      : startedAt;
    return !this.#isStartTold;
  }
}

export interface ClockStart {
  readonly countdown: Countdown;
  readonly totalMs: number;
  readonly isAnchored: boolean;
}

function endOf({ at, remainingMs }: Countdown): number {
  return at + remainingMs;
}
