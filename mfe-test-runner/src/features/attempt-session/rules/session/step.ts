import type { SessionEffect } from './effect';
import type { SessionState } from './state';

/** A state and what is to be done on the way to it. */
export interface Step {
  readonly state: SessionState;
  readonly effects: readonly SessionEffect[];
}

/** One pure part of a transition. */
export type Transition = (state: SessionState) => Step;

export const noChange: Transition = (state) => ({ state, effects: [] });

/** Moves one after the other, each on the state that the one before left. */
export function sequence(...transitions: readonly Transition[]): Transition {
  return (first) => {
    const effects: SessionEffect[] = [];
    let state = first;
    for (const transition of transitions) {
      const step = transition(state);
      effects.push(...step.effects);
      state = step.state;
    }
    return { state, effects };
  };
}

/** A move that depends on the state as it is by then. */
export function withState(choose: (state: SessionState) => Transition): Transition {
  return (state) => choose(state)(state);
}

export function when(
  holds: (state: SessionState) => boolean,
  ...transitions: readonly Transition[]
): Transition {
  return withState((state) => (holds(state) ? sequence(...transitions) : noChange));
}

export function perform(...effects: readonly SessionEffect[]): Transition {
  return (state) => ({ state, effects });
}

export function assign(part: Partial<SessionState>): Transition {
  return (state) => ({ state: { ...state, ...part }, effects: [] });
}

/** Changes a part of one slice of the state. */
export function patch<Slice extends 'clock' | 'timers' | 'device' | 'saves'>(
  slice: Slice,
  part: Partial<SessionState[Slice]>,
): Transition {
  return (state) => ({ state: { ...state, [slice]: { ...state[slice], ...part } }, effects: [] });
}
