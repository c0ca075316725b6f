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

  it('lets callers join the current run', async () => {
    const { gates, runs, open } = setUp();
    const joined = [runs.run(), runs.run(), runs.run()];
    await open(0);
    expect(await Promise.all(joined)).toEqual([0, 0, 0]);
    const later = runs.run();
    await open(1);
    expect(await later).toBe(1);
    expect(gates).toHaveLength(2);
  });

  it('lets callers that need a fresh run share the next run', async () => {
    const { runs, open } = setUp();
    const first = runs.runFresh();
    const later = [runs.runFresh(), runs.runFresh(), runs.runFresh()];
    await open(0);
    expect(await first).toBe(0);
    await open(1);
    expect(await Promise.all(later)).toEqual([1, 1, 1]);
    await runs.idle();
    const last = runs.runFresh();
    await open(2);
    expect(await last).toBe(2);
  });

  it('never runs twice at once, even in the moment between two runs', async () => {
    const { gates, runs, open } = setUp();
    const first = runs.runFresh();
    const second = runs.runFresh();
    await open(0);
    await first;
    const between = [runs.run(), runs.runFresh()];
    await open(1);
    expect(await Promise.all([second, ...between])).toEqual([1, 1, 1]);
    expect(gates).toHaveLength(2);
  });

  it('continues after a failed run', async () => {
    const { gates, runs, open } = setUp();
    const first = runs.runFresh();
    const second = runs.runFresh();
    gates[0]?.reject(new Error('It broke.'));
    await expect(first).rejects.toThrow('It broke.');
    await open(1);
    expect(await second).toBe(1);
    await runs.idle();
  });
});
