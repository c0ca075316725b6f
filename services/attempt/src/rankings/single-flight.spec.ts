import { describe, expect, it } from '@jest/globals';
import { SingleFlight } from './single-flight.js';

interface Gate {
  resolve: () => void;
  reject: (reason: Error) => void;
}

describe('single flight', () => {
  function setUp() {
    const gates: Gate[] = [];
    let active = 0;
    const runs = new SingleFlight(async () => {
      const number = gates.length;
      expect((active += 1)).toBe(1);
      await new Promise<void>((resolve, reject) => gates.push({ resolve, reject })).finally(
        () => (active -= 1),
      );
      return number;
    });
    const open = async (number: number): Promise<void> => {
      while (!gates[number]) await Promise.resolve();
      gates[number].resolve();
    };
    return { gates, runs, open };
  }

  it('lets all callers during a run share the next run', async () => {
    const { runs, open } = setUp();
    const first = runs.run();
    const later = [runs.run(), runs.run(), runs.run()];
    await open(0);
    expect(await first).toBe(0);
    await open(1);
    expect(await Promise.all(later)).toEqual([1, 1, 1]);
    await runs.idle();
    const last = runs.run();
    await open(2);
    expect(await last).toBe(2);
  });

  it('continues after a failed run', async () => {
    const { gates, runs, open } = setUp();
    const first = runs.run();
    const second = runs.run();
    gates[0]?.reject(new Error('It broke.'));
    await expect(first).rejects.toThrow('It broke.');
    await open(1);
    expect(await second).toBe(1);
    await runs.idle();
  });
});
