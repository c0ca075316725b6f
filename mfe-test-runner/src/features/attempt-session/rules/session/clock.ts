import { capTimes } from '../progress';
import type { ResponseTimes } from './attempt-clock';
import {
  isStartUnverified,
  sinceStart,
  applyTimeSinceStart,
  applyTimeLeft,
  timeLeft,
} from './attempt-clock';
import { renewRecord } from './device';
import { addReadingTime } from './reading';
import { isRunning } from './state';
import type { Transition } from './step';
import { withState, sequence, assign, noChange, when } from './step';
import { startTimer } from './timers';

/** Waits for the end of time, unless another tab does. */
export function scheduleEnd(at: number): Transition {
  return withState(({ place, clock }) =>
    place === 'elsewhere' ? noChange : startTimer('end', timeLeft(clock, at)),
  );
}

/** Takes what the server says is left; news of it goes to the device too. */
export function applyServerTime(serverSeconds: number, times: ResponseTimes): Transition {
  return withState(({ clock: before }) => {
    const clock = applyTimeLeft(before, serverSeconds, times);
    const isNews = clock.countdown !== before.countdown || !before.isAnchored;
    if (!isNews) return noChange;
    const renewed = when(isRunning, renewRecord(false, times.at));
    return sequence(assign({ clock }), scheduleEnd(times.at), renewed);
  });
}

/** Takes the server's time of an acknowledgement as the measure of what has passed. */
export function applyServerStart(savedAt: string, times: ResponseTimes): Transition {
  return withState(({ attempt: { startedAt }, clock: before }) => {
    if (startedAt === undefined) return noChange;
    const clock = applyTimeSinceStart(before, Date.parse(savedAt) - startedAt, times);
    if (!isStartUnverified(before)) return assign({ clock });
    // The server has bounded what it was sent in the same way.
    const bounded = withState(({ progress }) =>
      assign({ progress: capTimes(progress, sinceStart(clock, times.at)) }),
    );
    return sequence(assign({ clock }), addReadingTime(times.at), bounded);
  });
}
