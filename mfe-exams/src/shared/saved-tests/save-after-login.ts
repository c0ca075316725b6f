const key = 'abhyas:save-after-login';
/** After a longer time, the user probably no longer wants to save the test. */
const maxAgeMs = 30 * 60_000;

/** Stores, in this tab only, the test that a visitor wanted to save before the log-in. */
export function storeTestToSave(testId: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ testId, at: Date.now() }));
  } catch {
    // Storage is blocked: the user saves the test again after the log-in.
  }
}

/** Returns the test to save, and removes it from the store. */
export function takeTestToSave(): string | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    if (stored === null) return undefined;
    sessionStorage.removeItem(key);
    const { testId, at } = JSON.parse(stored) as { testId: string; at: number };
    return Date.now() - at < maxAgeMs ? testId : undefined;
  } catch {
    return undefined;
  }
}
