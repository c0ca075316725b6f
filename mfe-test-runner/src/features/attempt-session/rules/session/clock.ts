import { remainingMs } from '../../../../shared/rules/countdown';
import { capTimes } from '../progress';
import {
  applyTimeLeft,
  applyTimeSinceStart,
  doubtClock,
  isStartUnverified,
  openSection,
  sinceStart,
  timeLeft,
  type ReportedTime,
  type ResponseTimes,
} from './attempt-clock';
import { renewRecord } from './device';
import { addReadingTime } from './reading';
import { changed, wakeSaves } from './saves';
import { isRunning } from './state';
import { assign, noChange, sequence, when, withState, type Transition } from './step';
import { startTimer, stopTimers } from './timers';

/** Starts the timer for the deadline, unless another tab runs the attempt. */
export function scheduleEnd(at: number): Transition {
  return withState(({ activeTab, clock }) =>
    activeTab === 'elsewhere' ? noChange : startTimer('end', timeLeft(clock, at)),
  );
}

/** Starts the timer for the end of the open section. The last one ends with the attempt. */
export function scheduleSectionEnd(at: number): Transition {
  return withState(({ activeTab, clock }) => {
    const index = openSection(clock, at);
    const section = index === undefined ? undefined : clock.sections[index];
    if (activeTab === 'elsewhere' || !section || index === clock.sections.length - 1) {
      return stopTimers('section');
    }
    return startTimer('section', remainingMs(section, at));
  });
}

/** The clocks of the device disagree. Asks the server, also after a request that is under way. */
export function doubtTime(driftMs: number, at: number): Transition {
  return sequence(
    withState(({ clock }) => assign({ clock: doubtClock(clock, driftMs, at) })),
    when(isRunning, changed(at), wakeSaves(at)),
  );
}

/** Applies the time left that the server reports. A change is stored on the device too. */
export function applyServerTime(reported: ReportedTime, times: ResponseTimes): Transition {
  return withState(({ clock: before }) => {
    const clock = applyTimeLeft(before, reported, times);
    const isNews =
      clock.countdown !== before.countdown ||
      clock.sections !== before.sections ||
      clock.doubt !== before.doubt ||
      !before.isAnchored;
    if (!isNews) return noChange;
    const renewed = when(isRunning, renewRecord(false, times.at));
    return sequence(
      assign({ clock }),
      scheduleEnd(times.at),
      scheduleSectionEnd(times.at),
      renewed,
    );
  });
}

/** Computes the time since the start from the server time of an acknowledgement. */
export function applyServerStart(savedAt: string, times: ResponseTimes): Transition {
  return withState(({ attempt: { startedAt }, clock: before }) => {
    const clock = applyTimeSinceStart(before, Date.parse(savedAt) - startedAt, times);
    if (!isStartUnverified(before)) return assign({ clock });
    // The server caps the times that it receives in the same way.
    const bounded = withState(({ progress }) =>
      assign({ progress: capTimes(progress, sinceStart(clock, times.at)) }),
    );
    return sequence(assign({ clock }), addReadingTime(times.at), bounded);
  });
}
