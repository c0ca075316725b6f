const storageKey = 'noticesSeenAt';

/** When the student last looked at the notices in this browser. */
export function readSeenAt(): Date | undefined {
  try {
    const stored = new Date(localStorage.getItem(storageKey) ?? Number.NaN);
    return Number.isNaN(stored.getTime()) ? undefined : stored;
  } catch {
    return undefined;
  }
}

/** Remembers the look; where storage is barred, for as long as the page lives. */
export function writeSeenAt(at: Date): Date {
  try {
    localStorage.setItem(storageKey, at.toISOString());
  } catch {
    // kept by the caller
  }
  return at;
}
