import type { saveProgress } from '../api/save-progress';
import type { submitAttempt } from '../api/submit-attempt';
import { backOffMs } from '../rules/back-off';
import { callFailure } from '../rules/call-failure';
import type { SessionInput } from '../rules/session/event';
import type { AttemptFacts, TimerName } from '../rules/session/state';
import type { RecordToWrite, SessionEffect } from '../rules/session/step';
import type { DeviceProgress, DeviceStore } from '../store/device-store';
import type { CreateTabLock, TabLock } from './tab-lock';
import { Timers, type Schedule } from './timers';

export interface EffectDependencies {
  readonly saveProgress: typeof saveProgress;
  readonly submitAttempt: typeof submitAttempt;
  readonly store: DeviceStore;
  readonly createTabLock: CreateTabLock;
  /** Wall clock in milliseconds, for times that must outlive the page. */
  readonly wallNow: () => number;
  readonly random: () => number;
  /** Waits until the screen shows the effect of a click. Nothing is written before. */
  readonly afterPaint: Schedule;
  /** Reports that the device no longer stores answers. */
  readonly onDeviceRefused: () => void;
}

type EffectOf<Type extends SessionEffect['type']> = Extract<SessionEffect, { type: Type }>;

/** Performs the effects of a session and dispatches their outcomes, never within the same call. */
export class EffectRunner {
  readonly #attempt: AttemptFacts;
  readonly #deps: EffectDependencies;
  readonly #dispatch: (input: SessionInput) => void;
  readonly #timers = new Timers<TimerName>();
  readonly #lock: TabLock;
  #cancelPaint: () => void = () => undefined;

  constructor(
    attempt: AttemptFacts,
    deps: EffectDependencies,
    dispatch: (input: SessionInput) => void,
  ) {
    this.#attempt = attempt;
    this.#deps = deps;
    this.#dispatch = dispatch;
    this.#lock = deps.createTabLock(attempt.attemptId, {
      onLost: () => dispatch({ type: 'lock-lost' }),
      onRegained: () => dispatch({ type: 'lock-regained' }),
    });
  }

  run(effect: SessionEffect): void {
    switch (effect.type) {
      case 'start-timer':
        return this.#startTimer(effect.timer, effect.delayMs);
      case 'back-off':
        return this.#backOff(effect);
      case 'stop-timers':
        return this.#timers.stop(effect.timers);
      case 'after-paint':
        this.#cancelPaint = this.#deps.afterPaint(() => this.#dispatch({ type: 'painted' }));
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
    this.#timers.start(timer, delayMs, () => this.#dispatch({ type: 'timer', timer }));
  }

  #backOff({ timer, failures, retryAfterMs }: EffectOf<'back-off'>): void {
    this.#startTimer(timer, backOffMs(failures, this.#deps.random(), retryAfterMs));
  }

  async #writeRecord(
    { leftMs, ...record }: RecordToWrite,
    progress: DeviceProgress,
  ): Promise<void> {
    const { store, wallNow } = this.#deps;
    const attempt = { ...record, endsAt: wallNow() + leftMs };
    const isStored = await succeeds(store.open(attempt, progress));
    this.#dispatch({ type: 'written', purpose: 'record', isStored });
  }

  async #writeProgress({ purpose, progress }: EffectOf<'write-progress'>): Promise<void> {
    const isStored = await succeeds(this.#deps.store.saveProgress(progress));
    this.#dispatch({ type: 'written', purpose, isStored });
  }

  async #findRecord(turn: number): Promise<void> {
    const { attemptId, userId, paper } = this.#attempt;
    const found = await this.#deps.store.find(userId, paper._id).catch(() => undefined);
    const stored = found?.attempt.attemptId === attemptId ? found.progress : undefined;
    this.#dispatch({ type: 'found', turn, stored });
  }

  // A record that cannot be removed does no harm: the server knows that the attempt is finished.
  async #removeRecord(): Promise<void> {
    await succeeds(this.#deps.store.remove(this.#attempt.attemptId));
  }

  async #sendSave({ payload }: EffectOf<'send-save'>): Promise<void> {
    this.#dispatch(
      await this.#deps.saveProgress(this.#attempt.attemptId, payload).then(
        (saved) => ({ type: 'saved' as const, saved }),
        (error: unknown) => ({ type: 'save-failed' as const, failure: callFailure(error) }),
      ),
    );
  }

  async #sendSubmit({ responses }: EffectOf<'send-submit'>): Promise<void> {
    this.#dispatch(
      await this.#deps.submitAttempt(this.#attempt.attemptId, responses).then(
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
