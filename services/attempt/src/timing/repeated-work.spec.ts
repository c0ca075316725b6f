import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RepeatedWork } from './repeated-work.js';

const PAUSE_MS = 1000;

describe('work that is repeated', () => {
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

  it('is done after the pause, and again a pause after it was done', async () => {
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

  it('is done again after it failed, and the failure is told', async () => {
    work.mockRejectedValueOnce(new Error('no database'));
    await pass(2 * PAUSE_MS);
    expect(work).toHaveBeenCalledTimes(2);
    expect(failures).toEqual([new Error('no database')]);
  });

  it('is not begun once it was stopped', async () => {
    await repeated.stop();
    await pass(10 * PAUSE_MS);
    expect(work).not.toHaveBeenCalled();
    expect(repeated.isStopped).toBe(true);
  });

  it('is waited for when it is stopped midway, and not done again', async () => {
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
