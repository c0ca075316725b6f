/** A queue of equal jobs. */
export interface WorkQueue {
  /** How many jobs wait or run. A fraction if not all of them are certain to come. */
  queued: number;
  /** How many jobs run at the same time. */
  concurrency: number;
  /** How long one job takes, in milliseconds. */
  msPerJob: number;
}

/** How long a job that arrives now waits before it starts, in milliseconds. */
export function estimateWait({ queued, concurrency, msPerJob }: WorkQueue): number {
  return Math.floor(queued / concurrency) * msPerJob;
}

const WEIGHT = 1 / 8;

/** Updates an exponentially weighted moving average with the last value. */
export function updateMean(mean: number, last: number): number {
  return mean + (last - mean) * WEIGHT;
}
