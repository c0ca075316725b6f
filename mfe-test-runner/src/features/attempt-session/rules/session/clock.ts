import { capTimes } from '../progress';
import {
  applyTimeLeft,
  applyTimeSinceStart,
  isStartUnverified,
  sinceStart,
  timeLeft,
  type ResponseTimes,
} from './attempt-clock';
import { renewRecord } from './device';
import { addReadingTime } from './reading';
import { isRunning } from './state';
import { assign, noChange, sequence, when, withState, type Transition } from './step';
import { startTimer } from './timers';

/** Starts the timer for the deadline, unless another tab runs the attempt. */
export function scheduleEnd(at: number): Transition {
  return withState(({ activeTab, clock }) =>
    activeTab === 'elsewhere' ? noChange : startTimer('end', timeLeft(clock, at)),
  );
}

/** Applies the time left that the server reports. A change is stored on the device too. */
export function applyServerTime(serverSeconds: number, times: ResponseTimes): Transition {
  return withState(({ clock: before }) => {
    const clock = applyTimeLeft(before, serverSeconds, times);
    const isNews = clock.countdown !== before.countdown || !before.isAnchored;
    if (!isNews) return noChange;
    const renewed = when(isRunning, renewRecord(false, times.at));
    return sequence(assign({ clock }), scheduleEnd(times.at), renewed);
  });
}

/** Computes the time since the start from the server time of an acknowledgement. */
export function applyServerStart(savedAt: string, times: ResponseTimes): Transition {
  return withState(({ attempt: { startedAt }, clock: before }) => {
    if (startedAt === undefined) return noChange;
    const clock = applyTimeSinceStart(before, Date.parse(savedAt) - startedAt, times);
    if (!isStartUnverified(before)) return assign({ clock });
    // The server caps the times that it receives in the same way.
    const bounded = withState(({ progress }) =>
      assign({ progress: capTimes(progress, sinceStart(clock, times.at)) }),
    );
    return sequence(assign({ clock }), addReadingTime(times.at), bounded);
  });
}
