import { describe, expect, it } from '@jest/globals';
import { AttemptClock } from './attempt-clock';

const minute = 60_000;

/** Ten of sixty minutes and 700 ms were over at 0, of which the server told the seconds that were left. */
function clockAt(now: { at: number }, isAnchored: boolean): AttemptClock {
  const countdown = { remainingMs: 50 * minute, at: 0 };
  return new AttemptClock({ countdown, totalMs: 60 * minute, isAnchored }, () => now.at);
}

describe('the time since the start', () => {
  it('is as exact as an acknowledgement tells, where seconds were rounded', () => {
    const now = { at: 0 };
    const clock = clockAt(now, true);
    expect(clock.sinceStart()).toBe(10 * minute);
    now.at = 5_040;
    expect(clock.anchorStart(10 * minute + 5_720, 5_000)).toBe(false);
    expect(clock.sinceStart()).toBe(10 * minute + 5_740);
  });

  it('never goes back for what the server told later, nor moves again', () => {
    const now = { at: 5_000 };
    const clock = clockAt(now, true);
    clock.anchorStart(10 * minute + 4_000, 5_000);
    expect(clock.sinceStart()).toBe(10 * minute + 5_000);
    clock.anchorStart(20 * minute, 5_000);
    expect(clock.sinceStart()).toBe(10 * minute + 5_000);
  });

  it('moves by no more than rounding explains, after an answer that was long on its way', () => {
    const now = { at: 15_000 };
    const clock = clockAt(now, true);
    clock.anchorStart(10 * minute + 15_000, 5_000);
    expect(clock.sinceStart()).toBe(10 * minute + 16_000);
  });

  it('is taken back where the device alone had told it', () => {
    const now = { at: 5_000 };
    const clock = clockAt(now, false);
    expect(clock.anchorStart(minute, 5_000)).toBe(true);
    expect(clock.sinceStart()).toBe(minute);
  });
});
