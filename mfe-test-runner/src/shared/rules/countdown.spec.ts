import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { overtimeMs, rebase, remainingMs, remainingSeconds, untilNextSecond } from './countdown';

const minute = { remainingMs: 60_000, at: 1000 };

describe('countdown', () => {
  it('counts down from the server’s time left, never below zero', () => {
    expect(remainingMs(minute, 1000)).toBe(60_000);
    expect(remainingMs(minute, 31_000)).toBe(30_000);
    expect(remainingMs(minute, 99_000)).toBe(0);
    expect(overtimeMs(minute, 99_000)).toBe(38_000);
    expect(overtimeMs(minute, 2000)).toBe(0);
  });

  it('shows the last second as 1 and zero only at the end', () => {
    expect(remainingSeconds(minute, 1000)).toBe(60);
    expect(remainingSeconds(minute, 1001)).toBe(60);
    expect(remainingSeconds(minute, 2000)).toBe(59);
    expect(remainingSeconds(minute, 60_999)).toBe(1);
    expect(remainingSeconds(minute, 61_000)).toBe(0);
  });

  it('ignores rounding and latency, but not real differences', () => {
    expect(rebase(minute, 31, 31_000)).toBe(minute);
    expect(rebase(minute, 28, 31_000)).toBe(minute);
    expect(rebase(minute, 25, 31_000)).toEqual({ remainingMs: 25_000, at: 31_000 });
    expect(rebase(minute, 90, 31_000)).toEqual({ remainingMs: 90_000, at: 31_000 });
  });

  it('allows for the duration of the call', () => {
    const call = { requestedAt: 21_000, now: 31_000 };
    // 30 seconds are left here; the server read its clock up to ten seconds ago.
    for (const seconds of [28, 31, 40, 42]) {
      expect(rebase(minute, seconds, call.now, call.requestedAt)).toBe(minute);
    }
    expect(rebase(minute, 20, call.now, call.requestedAt)).toEqual({
      remainingMs: 20_000,
      at: 26_000,
    });
    expect(rebase(minute, 90, call.now, call.requestedAt)).toEqual({
      remainingMs: 90_000,
      at: 26_000,
    });
  });

  it('never differs from the server by more than the tolerance, and never increases on its own', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 3_600_000 }),
        (serverSeconds, now) => {
          const anchored = rebase({ remainingMs: 7_200_000, at: 0 }, serverSeconds, now);
          expect(Math.abs(remainingMs(anchored, now) - serverSeconds * 1000)).toBeLessThanOrEqual(
            2000,
          );
          expect(remainingMs(anchored, now + 500)).toBeLessThanOrEqual(remainingMs(anchored, now));
        },
      ),
    );
  });

  it('knows when the displayed second changes', () => {
    expect(untilNextSecond(minute, 1000)).toBe(1000);
    expect(untilNextSecond(minute, 1400)).toBe(600);
    expect(untilNextSecond(minute, 61_000)).toBe(0);
  });
});
