import type { SessionEffect } from './effect';
import type { SessionState } from './state';

/** A new state and the effects to perform. */
export interface Step {
  readonly state: SessionState;
  readonly effects: readonly SessionEffect[];
}

/** A pure function from a state to the next state and its effects. Transitions are composed. */
export type Transition = (state: SessionState) => Step;

export const noChange: Transition = (state) => ({ state, effects: [] });

/** Runs transitions in order, each on the state that the previous one returned. */
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

/** A transition that depends on the current state. */
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

/** Changes some fields of one slice of the state. */
export function patch<Slice extends 'clock' | 'timers' | 'device' | 'saves'>(
  slice: Slice,
  part: Partial<SessionState[Slice]>,
): Transition {
  return (state) => ({ state: { ...state, [slice]: { ...state[slice], ...part } }, effects: [] });
}
