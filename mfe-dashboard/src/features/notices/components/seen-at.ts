import { readUserEntry, storeUserEntry } from '@abhyas/web-kit';

/** When the student last saw the notices in this browser, since their log-in. */
export function readSeenAt(): Date | undefined {
  const stored = new Date(readUserEntry('noticesSeenAt') ?? Number.NaN);
  return Number.isNaN(stored.getTime()) ? undefined : stored;
}

/** Stores the time. */
export function writeSeenAt(at: Date): Date {
  storeUserEntry('noticesSeenAt', at.toISOString());
  return at;
}
