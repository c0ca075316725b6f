import { readUserEntry, storeUserEntry } from '@abhyas/web-kit';

/** When the student last opened the notifications in this browser; undefined if not since their login. */
export function readSeenAt(): Date | undefined {
  const stored = new Date(readUserEntry('noticesSeenAt') ?? Number.NaN);
  return Number.isNaN(stored.getTime()) ? undefined : stored;
}

/** Stores when the student last opened the notifications, and returns it. */
export function writeSeenAt(at: Date): Date {
  storeUserEntry('noticesSeenAt', at.toISOString());
  return at;
}
