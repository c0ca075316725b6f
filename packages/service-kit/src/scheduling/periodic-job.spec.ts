import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { PeriodicJob } from './periodic-job.js';

const INTERVAL_MS = 1000;
const work = jest.fn<() => Promise<void>>();

class ExampleJob extends PeriodicJob {
  constructor() {
    super({ intervalMs: INTERVAL_MS, failureMessage: 'Nothing was done' });
  }

  run(): Promise<void> {
    return work();
  }

  get shouldEnd(): boolean {
    return this.isStopping;
  }
}

describe('a periodic job', () => {
  let finish: (() => void)[];
  let warn: jest.SpiedFunction<Logger['warn']>;
  let job: ExampleJob;

  beforeEach(() => {
    jest.useFakeTimers();
    finish = [];
    work.mockReset().mockImplementation(() => new Promise((resolve) => finish.push(resolve)));
    warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    job = new ExampleJob();
    job.onApplicationBootstrap();
  });
  afterEach(() => {
    warn.mockRestore();
    jest.useRealTimers();
  });

  const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

  it('runs after the interval, and again one interval after the run has ended', async () => {
    await pass(INTERVAL_MS - 1);
    expect(work).toHaveBeenCalledTimes(0);
    await pass(1);
    expect(work).toHaveBeenCalledTimes(1);
    await pass(10 * INTERVAL_MS);
    expect(work).toHaveBeenCalledTimes(1);
    finish[0]?.();
    await pass(INTERVAL_MS);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('logs a failure and runs again', async () => {
    const error = new Error('no database');
    work.mockRejectedValueOnce(error);
    await pass(2 * INTERVAL_MS);
    expect(work).toHaveBeenCalledTimes(2);
    expect(warn.mock.calls).toEqual([[{ err: error }, 'Nothing was done']]);
  });

  it('does not run after the shutdown', async () => {
    await job.beforeApplicationShutdown();
    await pass(10 * INTERVAL_MS);
    expect(work).not.toHaveBeenCalled();
    expect(job.shouldEnd).toBe(true);
  });

  it('lets the current run end before the shutdown, and does not run again', async () => {
    await pass(INTERVAL_MS);
    let hasStopped = false;
    const stopping = job.beforeApplicationShutdown().then(() => (hasStopped = true));
    await pass(INTERVAL_MS);
    expect(hasStopped).toBe(false);
    finish[0]?.();
    await stopping;
    await pass(10 * INTERVAL_MS);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('delays the shutdown by five seconds at most', async () => {
    await pass(INTERVAL_MS);
    let hasStopped = false;
    void job.beforeApplicationShutdown().then(() => (hasStopped = true));
    await pass(4_999);
    expect(hasStopped).toBe(false);
    await pass(1);
    expect(hasStopped).toBe(true);
  });

  it('does not keep the process alive', () => {
    jest.useRealTimers();
    const scheduled = jest.spyOn(globalThis, 'setTimeout');
    job.onApplicationBootstrap();
    const timer = scheduled.mock.results[0]?.value as NodeJS.Timeout;
    scheduled.mockRestore();
    expect(timer.hasRef()).toBe(false);
    clearTimeout(timer);
  });
});
