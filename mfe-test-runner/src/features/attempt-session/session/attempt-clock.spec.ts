import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AttemptClock } from './attempt-clock';

/** A clock of an attempt of an hour, of which `leftMs` are left when the page's clock shows 0. */
function buildClock({ leftMs = 3_600_000, isAnchored = true } = {}) {
  const page = { now: 0 };
  const countdown = { remainingMs: leftMs, at: 0 };
  const clock = new AttemptClock({ countdown, totalMs: 3_600_000, isAnchored }, () => page.now);
  return { clock, page };
}

describe('AttemptClock', () => {
  it('counts what is left and what has passed', () => {
    const { clock, page } = buildClock({ leftMs: 3_000_000 });
    page.now = 60_000;
    expect(clock.left()).toBe(2_940_000);
    expect(clock.sinceStart()).toBe(660_000);
    expect(clock.totalMs).toBe(3_600_000);
  });

  it('goes on counting after the end', () => {
    const { clock, page } = buildClock({ leftMs: 1_000 });
    page.now = 5_000;
    expect(clock.left()).toBe(0);
    expect(clock.sinceStart()).toBe(3_604_000);
  });

  it('takes no notice of what rounding and latency explain', () => {
    const { clock, page } = buildClock();
    page.now = 60_000;
    expect(clock.rebase(3_539)).toBe(false);
    expect(clock.left()).toBe(3_540_000);
  });

  it('does not move for answers that were long on their way', () => {
    const { clock, page } = buildClock();
    for (let tries = 0; tries < 20; tries += 1) {
      for (const way of [7_000, 200]) {
        const askedAt = page.now;
        // The server looks at its clock at once; the answer takes all the time.
        const seconds = Math.ceil((3_600_000 - page.now) / 1000);
        page.now += way;
        clock.rebase(seconds, askedAt);
      }
    }
    expect(clock.left()).toBe(3_600_000 - page.now);
    expect(clock.sinceStart()).toBe(page.now);
    expect(clock.totalMs).toBe(3_600_000);
  });

  it('takes an answer that lay in a sleeping page for as old as it is', () => {
    const { clock, page } = buildClock();
    page.now = 600_000;
    clock.rebase(3_599, 1_000);
    expect(clock.left()).toBe(3_000_000);
  });

  it('moves its start back when it stood still: the device slept', () => {
    const { clock, page } = buildClock();
    page.now = 60_000;
    expect(clock.rebase(3_000)).toBe(true);
    expect(clock.left()).toBe(3_000_000);
    expect(clock.sinceStart()).toBe(600_000);
    expect(clock.totalMs).toBe(3_600_000);
  });

  it('gives time that was granted without turning the clock back', () => {
    const { clock, page } = buildClock();
    page.now = 600_000;
    expect(clock.rebase(3_300)).toBe(true);
    expect(clock.left()).toBe(3_300_000);
    expect(clock.sinceStart()).toBe(600_000);
    expect(clock.totalMs).toBe(3_900_000);
  });

  it('takes granted time after its end too', () => {
    const { clock, page } = buildClock({ leftMs: 1_000 });
    page.now = 11_000;
    clock.rebase(300);
    expect(clock.left()).toBe(300_000);
    expect(clock.sinceStart()).toBe(3_610_000);
  });

  it('never makes a later moment look earlier, whatever the server says', () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 600_000 }),
      seconds: fc.integer({ min: 0, max: 10_000 }),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { clock, page } = buildClock();
        let last = clock.sinceStart();
        for (const { wait, seconds } of steps) {
          page.now += wait;
          clock.rebase(seconds);
          expect(clock.sinceStart()).toBeGreaterThanOrEqual(last);
          last = clock.sinceStart();
        }
      }),
    );
  });

  it('is the server’s only once the server has spoken', () => {
    const { clock } = buildClock({ isAnchored: false });
    expect(clock.isAnchored).toBe(false);
    clock.rebase(3_600);
    expect(clock.isAnchored).toBe(true);
  });
});
