import { setTimeout as sleep } from 'node:timers/promises';

const MIN_DURATION_MS = 60;

/** Makes work take at least 60 ms, so that its duration does not reveal how much there was to do. */
export async function withMinDuration<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), sleep(MIN_DURATION_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
