import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RepeatedWork } from './repeated-work.js';

const PAUSE_MS = 1000;

describe('repeated work', () => {
  let finish: (() => void)[];
  let failures: unknown[];
  const work = jest.fn<() => Promise<void>>();
  let repeated: RepeatedWork;

  beforeEach(() => {
    jest.useFakeTimers();
    finish = [];
    failures = [];
    work.mockReset().mockImplementation(() => new Promise((resolve) => finish.push(resolve)));
    repeated = new RepeatedWork(work, PAUSE_MS, (error) => failures.push(error));
    repeated.start();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

  it('starts after the pause, and again one pause after it has ended', async () => {
    await pass(PAUSE_MS - 1);
    expect(work).toHaveBeenCalledTimes(0);
    await pass(1);
    expect(work).toHaveBeenCalledTimes(1);
    await pass(10 * PAUSE_MS);
    expect(work).toHaveBeenCalledTimes(1);
    finish[0]?.();
    await pass(PAUSE_MS);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is repeated after a failure, which is reported', async () => {
    work.mockRejectedValueOnce(new Error('no database'));
    await pass(2 * PAUSE_MS);
    expect(work).toHaveBeenCalledTimes(2);
    expect(failures).toEqual([new Error('no database')]);
  });

  it('does not start after a stop', async () => {
    await repeated.stop();
    await pass(10 * PAUSE_MS);
    expect(work).not.toHaveBeenCalled();
    expect(repeated.isStopped).toBe(true);
  });

  it('ends its current run when it is stopped, and does not start again', async () => {
    await pass(PAUSE_MS);
    let hasStopped = false;
    const stopping = repeated.stop().then(() => (hasStopped = true));
    await pass(PAUSE_MS);
    expect(hasStopped).toBe(false);
    finish[0]?.();
    await stopping;
    await pass(10 * PAUSE_MS);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
