import type { Paper } from '../../../shared/paper.types';
import type { OpenAttempt } from '../rules/open-attempt';
import type { SessionInput } from '../rules/session/event';
import { reduceSession } from '../rules/session/reduce-session';
import { isSameSnapshot, snapshotOf, type SessionSnapshot } from '../rules/session/snapshot';
import { initialState, type SessionState } from '../rules/session/state';
import { EffectRunner, type EffectDependencies } from './effect-runner';

export interface SessionDependencies extends EffectDependencies {
  /** Monotonic milliseconds: performance.now. */
  readonly now: () => number;
}

/**
 * One running attempt. Holds the state, which only the reducer changes, and performs the effects of
 * each step. React reads it as an external store.
 */
export class AttemptSession {
  readonly attemptId: string;
  readonly userId: string;
  readonly paper: Paper;
  readonly #now: () => number;
  readonly #effects: EffectRunner;
  readonly #listeners = new Set<() => void>();
  #state: SessionState;
  #snapshot: SessionSnapshot;

  constructor(attempt: OpenAttempt, deps: SessionDependencies) {
    this.attemptId = attempt.attemptId;
    this.userId = attempt.userId;
    this.paper = attempt.paper;
    this.#now = deps.now;
    this.#state = initialState(attempt);
    this.#snapshot = snapshotOf(this.#state);
    this.#effects = new EffectRunner(this.#state.attempt, deps, (input) => this.dispatch(input));
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

  dispatch(input: SessionInput): void {
    const { state, effects } = reduceSession(this.#state, { ...input, at: this.#now() });
    this.#state = state;
    this.#show();
    for (const effect of effects) this.#effects.run(effect);
  }

  #show(): void {
    const snapshot = snapshotOf(this.#state);
    if (isSameSnapshot(this.#snapshot, snapshot)) return;
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
