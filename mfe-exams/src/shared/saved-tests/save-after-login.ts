const key = 'abhyas:save-after-login';
/** Whoever takes longer to log in has other things in mind. */
const goodForMs = 30 * 60_000;

/** Remembers, in this tab only, the test that a visitor wanted to save when they were sent to log in. */
export function rememberToSave(testId: string): void {
  sessionStorage.setItem(key, JSON.stringify({ testId, at: Date.now() }));
}

/** The test that was to be saved; asking forgets it. */
export function takeToSave(): string | undefined {
  const kept = sessionStorage.getItem(key);
  if (kept === null) return undefined;
  sessionStorage.removeItem(key);
  const { testId, at } = JSON.parse(kept) as { testId: string; at: number };
  return Date.now() - at < goodForMs ? testId : undefined;
}
