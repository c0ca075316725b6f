import { setTimeout as sleep } from 'node:timers/promises';

const PACE_MS = 60;

/** Lets work take no less than 60 ms, so that its time does not tell how much there was to do. */
export async function atEvenPace<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), sleep(PACE_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
