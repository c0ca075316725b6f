import type { SessionEffect } from './effect';
import type { SessionState } from './state';

/** A state and what is to be done on the way to it. */
export interface Step {
  readonly state: SessionState;
  readonly effects: readonly SessionEffect[];
}

/** One pure part of a transition. */
export type Move = (state: SessionState) => Step;

export const stay: Move = (state) => ({ state, effects: [] });

/** Moves one after the other, each on the state that the one before left. */
export function inOrder(...moves: readonly Move[]): Move {
  return (first) => {
    const effects: SessionEffect[] = [];
    let state = first;
    for (const move of moves) {
      const step = move(state);
      effects.push(...step.effects);
      state = step.state;
    }
    return { state, effects };
  };
}

/** A move that depends on the state as it is by then. */
export function given(choose: (state: SessionState) => Move): Move {
  return (state) => choose(state)(state);
}

export function when(holds: (state: SessionState) => boolean, ...moves: readonly Move[]): Move {
  return given((state) => (holds(state) ? inOrder(...moves) : stay));
}

export function perform(...effects: readonly SessionEffect[]): Move {
  return (state) => ({ state, effects });
}

export function put(part: Partial<SessionState>): Move {
  return (state) => ({ state: { ...state, ...part }, effects: [] });
}

/** Changes a part of one slice of the state. */
export function patch<Slice extends 'clock' | 'timers' | 'device' | 'saves'>(
  slice: Slice,
  part: Partial<SessionState[Slice]>,
): Move {
  return (state) => ({ state: { ...state, [slice]: { ...state[slice], ...part } }, effects: [] });
}
