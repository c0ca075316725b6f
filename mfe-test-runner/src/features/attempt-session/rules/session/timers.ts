import type { SessionState, TimerName } from './state';
import { noChange, patch, perform, sequence, withState, type Transition } from './step';

/** Restarts a timer. Does nothing while paused: the page is left, or another tab has the test. */
export function startTimer(timer: TimerName, delayMs: number): Transition {
  return start(timer, perform({ type: 'start-timer', timer, delayMs }));
}

/** Starts the timer for the next try after failures. */
export function backOff(timer: TimerName, failures: number, retryAfterMs: number): Transition {
  return start(timer, perform({ type: 'back-off', timer, failures, retryAfterMs }));
}

export function stopTimers(...names: readonly TimerName[]): Transition {
  return withState(({ timers }) => {
    const stopped = names.filter((name) => timers.running.includes(name));
    if (stopped.length === 0) return noChange;
    return sequence(
      patch('timers', { running: timers.running.filter((name) => !names.includes(name)) }),
      perform({ type: 'stop-timers', timers: stopped }),
    );
  });
}

export const resumeTimers: Transition = patch('timers', { isPaused: false });

export const pauseTimers: Transition = sequence(
  withState(({ timers }) => stopTimers(...timers.running)),
  patch('timers', { isPaused: true }),
);

/** Removes a timer that has fired. */
export function timerDone({ timers }: SessionState, timer: TimerName): Transition {
  return patch('timers', { running: timers.running.filter((name) => name !== timer) });
}

function start(timer: TimerName, effect: Transition): Transition {
  return withState(({ timers: { isPaused, running } }) => {
    if (isPaused) return noChange;
    if (running.includes(timer)) return effect;
    return sequence(patch('timers', { running: [...running, timer] }), effect);
  });
}
