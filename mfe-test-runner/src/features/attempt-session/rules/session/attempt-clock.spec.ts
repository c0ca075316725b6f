import { describe, expect, it } from '@jest/globals';
import {
  applyTimeSinceStart,
  isStartUnverified,
  sinceStart,
  startClock,
  type AttemptClock,
} from './attempt-clock';

const minute = 60_000;

/** At 0, ten of sixty minutes and 700 ms were over; the server reports whole seconds only. */
function clockOf(isAnchored: boolean): AttemptClock {
  const countdown = { remainingMs: 50 * minute, at: 0 };
  return startClock({ countdown, totalMs: 60 * minute, isAnchored });
}

describe('the time since the start', () => {
  it.each<[string, number, number, number]>([
    ['is as exact as an acknowledgement', 10 * minute + 5_720, 5_040, 10 * minute + 5_740],
    [
      'never goes back because of a later response',
      10 * minute + 4_000,
      5_000,
      10 * minute + 5_000,
    ],
    [
      'moves at most by the rounding after a slow response',
      10 * minute + 15_000,
      15_000,
      10 * minute + 16_000,
    ],
  ])('%s', (_law, passed, at, expected) => {
    expect(sinceStart(clockOf(true), 0)).toBe(10 * minute);
    const clock = applyTimeSinceStart(clockOf(true), passed, { at, requestedAt: 5_000 });
    expect(sinceStart(clock, at)).toBe(expected);
  });

  it('is corrected once', () => {
    const times = { at: 5_000, requestedAt: 5_000 };
    const once = applyTimeSinceStart(clockOf(true), 10 * minute + 4_000, times);
    expect(applyTimeSinceStart(once, 20 * minute, times)).toBe(once);
  });

  it('is replaced if it came from the device alone', () => {
    const before = clockOf(false);
    const after = applyTimeSinceStart(before, minute, { at: 5_000, requestedAt: 5_000 });
    expect(sinceStart(after, 5_000)).toBe(minute);
    expect([
      isStartUnverified(before),
      isStartUnverified(after),
      isStartUnverified(clockOf(true)),
    ]).toEqual([true, false, false]);
  });
});
