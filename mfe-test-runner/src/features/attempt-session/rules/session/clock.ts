import { notAfter } from '../progress';
import type { ResponseTimes } from './attempt-clock';
import { mayBeAhead, sinceStart, takeSinceStart, takeTimeLeft, timeLeft } from './attempt-clock';
import { renewRecord } from './device';
import { takeReading } from './reading';
import { isRunning } from './state';
import type { Move } from './step';
import { given, inOrder, put, stay, when } from './step';
import { startTimer } from './timers';

/** Waits for the end of time, unless another tab does. */
export function scheduleEnd(at: number): Move {
  return given(({ place, clock }) =>
    place === 'elsewhere' ? stay : startTimer('end', timeLeft(clock, at)),
  );
}

/** Takes what the server says is left; news of it goes to the device too. */
export function takeServerTime(serverSeconds: number, times: ResponseTimes): Move {
  return given(({ clock: before }) => {
    const clock = takeTimeLeft(before, serverSeconds, times);
    const isNews = clock.countdown !== before.countdown || !before.isAnchored;
    if (!isNews) return stay;
    const renewed = when(isRunning, renewRecord(false, times.at));
    return inOrder(put({ clock }), scheduleEnd(times.at), renewed);
  });
}

/** Takes the server's time of an acknowledgement as the measure of what has passed. */
export function takeServerStart(savedAt: string, times: ResponseTimes): Move {
  return given(({ attempt: { startedAt }, clock: before }) => {
    if (startedAt === undefined) return stay;
    const clock = takeSinceStart(before, Date.parse(savedAt) - startedAt, times);
    if (!mayBeAhead(before)) return put({ clock });
    // The server has bounded what it was sent in the same way.
    const bounded = given(({ progress }) =>
      put({ progress: notAfter(progress, sinceStart(clock, times.at)) }),
    );
    return inOrder(put({ clock }), takeReading(times.at), bounded);
  });
}
