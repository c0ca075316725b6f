import type { Move } from './step';
import { given, inOrder, patch, perform, stay } from './step';
import type { SessionState, TimerName } from './state';

/** Starts a timer anew. Paused, nothing starts: the page was left, or another tab goes on. */
export function startTimer(timer: TimerName, delayMs: number): Move {
  return start(timer, perform({ type: 'start-timer', timer, delayMs }));
}

/** Starts the timer of the next try after failures. */
export function backOff(timer: TimerName, failures: number, retryAfterMs: number): Move {
  return start(timer, perform({ type: 'back-off', timer, failures, retryAfterMs }));
}

export function stopTimers(...names: readonly TimerName[]): Move {
  return given(({ timers }) => {
    const stopped = names.filter((name) => timers.running.includes(name));
    if (stopped.length === 0) return stay;
    return inOrder(
      patch('timers', { running: timers.running.filter((name) => !names.includes(name)) }),
      perform({ type: 'stop-timers', timers: stopped }),
    );
  });
}

export const resumeTimers: Move = patch('timers', { isPaused: false });

export const pauseTimers: Move = inOrder(
  given(({ timers }) => stopTimers(...timers.running)),
  patch('timers', { isPaused: true }),
);

/** A timer has run out: it waits no more. */
export function timerDone({ timers }: SessionState, timer: TimerName): Move {
  return patch('timers', { running: timers.running.filter((name) => name !== timer) });
}

function start(timer: TimerName, effect: Move): Move {
  return given(({ timers: { isPaused, running } }) => {
    if (isPaused) return stay;
    if (running.includes(timer)) return effect;
    return inOrder(patch('timers', { running: [...running, timer] }), effect);
  });
}
