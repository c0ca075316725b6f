const storageKey = 'noticesSeenAt';

/** When the student last saw the notices in this browser. */
export function readSeenAt(): Date | undefined {
  try {
    const stored = new Date(localStorage.getItem(storageKey) ?? Number.NaN);
    return Number.isNaN(stored.getTime()) ? undefined : stored;
  } catch {
    return undefined;
  }
}

/** Stores the time; if storage is blocked, only until the page closes. */
export function writeSeenAt(at: Date): Date {
  try {
    localStorage.setItem(storageKey, at.toISOString());
  } catch {
    // the caller stores it in memory
  }
  return at;
}
