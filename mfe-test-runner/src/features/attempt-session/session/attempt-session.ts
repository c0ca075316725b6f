import type { Paper } from '../../../shared/paper.types';
import type { saveProgress, submitAttempt } from '../api/running-api';
import { backOffMs } from '../rules/back-off';
import { callFailure } from '../rules/call-failure';
import { clockDrift, type ClockReading } from '../rules/clock-drift';
import type { OpenAttempt } from '../rules/open-attempt';
import type { SessionInput } from '../rules/session/event';
import { reduceSession } from '../rules/session/reduce-session';
import { isSameSnapshot, snapshotOf, type SessionSnapshot } from '../rules/session/snapshot';
import { initialState, type SessionState, type TimerName } from '../rules/session/state';
import type { RecordToWrite, SessionEffect } from '../rules/session/step';
import type { DeviceProgress, DeviceStore } from '../store/device-store';
import type { CreateTabLock, TabLock } from './tab-lock';
import { Timers, type Schedule } from './timers';

export interface SessionDependencies {
  readonly saveProgress: typeof saveProgress;
  readonly submitAttempt: typeof submitAttempt;
  readonly store: DeviceStore;
  readonly createTabLock: CreateTabLock;
  /** Wall clock in milliseconds, for times that must outlive the page. */
  readonly wallNow: () => number;
  readonly random: () => number;
  /** Waits until the screen shows the effect of a click or a key. Nothing is written before. */
  readonly afterPaint: Schedule;
  /** Reports that the device no longer stores answers. */
  readonly onDeviceRefused: () => void;
  /** Monotonic milliseconds: performance.now. */
  readonly now: () => number;
}

type EffectOf<Type extends SessionEffect['type']> = Extract<SessionEffect, { type: Type }>;

/**
 * One running attempt. Holds the state, which only the reducer changes, and performs the effects of
 * each step. The outcome of an effect is another event, never within the same call. React reads the
 * session as an external store.
 */
export class AttemptSession {
  readonly attemptId: string;
  readonly userId: string;
  readonly paper: Paper;
  readonly #deps: SessionDependencies;
  readonly #timers = new Timers<TimerName>();
  readonly #lock: TabLock;
  readonly #listeners = new Set<() => void>();
  #cancelPaint: () => void = () => undefined;
  #cancelNotice: () => void = () => undefined;
  #state: SessionState;
  #clocks: ClockReading;
  #snapshot: SessionSnapshot;

  constructor(attempt: OpenAttempt, deps: SessionDependencies) {
    this.attemptId = attempt.attemptId;
    this.userId = attempt.userId;
    this.paper = attempt.paper;
    this.#deps = deps;
    this.#state = initialState(attempt);
    this.#clocks = this.#readClocks();
    this.#snapshot = snapshotOf(this.#state);
    this.#lock = deps.createTabLock(attempt.attemptId, {
      onLost: () => this.dispatch({ type: 'lock-lost' }),
      onRegained: () => this.dispatch({ type: 'lock-regained' }),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the same object as long as the screen would look the same. */
  readonly getSnapshot = (): SessionSnapshot => this.#snapshot;

  /** Starts the clock and the saves; the returned function stops them. Can be called again then. */
  connect(): () => void {
    this.dispatch({ type: 'connected' });
    return () => this.dispatch({ type: 'disconnected' });
  }

  /** Notices that the device has slept, which no event of the page may tell. To be called every second. */
  checkClocks(): void {
    const before = this.#clocks;
    this.#clocks = this.#readClocks();
    const driftMs = clockDrift(before, this.#clocks);
    if (driftMs !== 0) this.dispatch({ type: 'clocks-drifted', driftMs });
  }

  #readClocks(): ClockReading {
    return { wall: this.#deps.wallNow(), page: this.#deps.now() };
  }

  dispatch(input: SessionInput): void {
    const { state, effects } = reduceSession(this.#state, { ...input, at: this.#deps.now() });
    this.#state = state;
    this.#show(input.type === 'enter');
    for (const effect of effects) this.#perform(effect);
  }

  #show(isTyped: boolean): void {
    const snapshot = snapshotOf(this.#state);
    if (isSameSnapshot(this.#snapshot, snapshot)) return;
    this.#snapshot = snapshot;
    this.#cancelNotice();
    // The field shows its text by itself. The rest of the screen follows, so that a key never waits for it.
    if (isTyped) this.#cancelNotice = this.#deps.afterPaint(() => this.#notify());
    else this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #perform(effect: SessionEffect): void {
    switch (effect.type) {
      case 'start-timer':
        return this.#startTimer(effect.timer, effect.delayMs);
      case 'back-off':
        return this.#backOff(effect);
      case 'stop-timers':
        return this.#timers.stop(effect.timers);
      case 'after-paint':
        this.#cancelPaint = this.#deps.afterPaint(() => this.dispatch({ type: 'painted' }));
        return;
      case 'cancel-after-paint':
        return this.#cancelPaint();
      case 'write-record':
        return void this.#writeRecord(effect.record, effect.progress);
      case 'write-progress':
        return void this.#writeProgress(effect);
      case 'find-record':
        return void this.#findRecord(effect.turn);
      case 'remove-record':
        return void this.#removeRecord();
      case 'send-save':
        return void this.#sendSave(effect);
      case 'send-submit':
        return void this.#sendSubmit(effect);
      case 'acquire-lock':
        return this.#lock.acquire();
      case 'release-lock':
        return this.#lock.release();
      case 'report-device-refused':
        return this.#deps.onDeviceRefused();
    }
  }

  #startTimer(timer: TimerName, delayMs: number): void {
    this.#timers.start(timer, delayMs, () => this.dispatch({ type: 'timer', timer }));
  }

  #backOff({ timer, failures, retryAfterMs }: EffectOf<'back-off'>): void {
    this.#startTimer(timer, backOffMs(failures, this.#deps.random(), retryAfterMs));
  }

  async #writeRecord(
    { leftMs, sectionsLeftMs, ...record }: RecordToWrite,
    progress: DeviceProgress,
  ): Promise<void> {
    const { store, wallNow } = this.#deps;
    const wall = wallNow();
    const attempt = {
      ...record,
      endsAt: wall + leftMs,
      ...(sectionsLeftMs.length > 0 && {
        sectionEndsAt: sectionsLeftMs.map((left) => wall + left),
      }),
    };
    const isStored = await succeeds(store.open(attempt, progress));
    this.dispatch({ type: 'written', purpose: 'record', isStored });
  }

  async #writeProgress({ purpose, progress }: EffectOf<'write-progress'>): Promise<void> {
    const isStored = await succeeds(this.#deps.store.saveProgress(progress));
    this.dispatch({ type: 'written', purpose, isStored });
  }

  async #findRecord(turn: number): Promise<void> {
    const found = await this.#deps.store.find(this.userId, this.paper._id).catch(() => undefined);
    const stored = found?.attempt.attemptId === this.attemptId ? found.progress : undefined;
    this.dispatch({ type: 'found', turn, stored });
  }

  // A record that cannot be removed does no harm: the server knows that the attempt is finished.
  async #removeRecord(): Promise<void> {
    await succeeds(this.#deps.store.remove(this.attemptId));
  }

  async #sendSave({ payload }: EffectOf<'send-save'>): Promise<void> {
    this.dispatch(
      await this.#deps.saveProgress(this.attemptId, payload).then(
        (saved) => ({ type: 'saved' as const, saved }),
        (error: unknown) => ({ type: 'save-failed' as const, failure: callFailure(error) }),
      ),
    );
  }

  async #sendSubmit({ responses }: EffectOf<'send-submit'>): Promise<void> {
    this.dispatch(
      await this.#deps.submitAttempt(this.attemptId, responses).then(
        (ended) => ({ type: 'submitted' as const, ended }),
        (error: unknown) => ({ type: 'submit-failed' as const, failure: callFailure(error) }),
      ),
    );
  }
}

function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
