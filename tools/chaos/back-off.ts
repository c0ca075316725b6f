const FIRST_MS = 1_000;
const MAX_DELAY_MS = 10_000;

/**
 * Milliseconds before the next try, as in our test runner: doubling, randomly reduced by up to half,
 * never less than the server asks for, nor always exactly that.
 */
export function backOffMs(failures: number, random: number, retryAfterMs: number): number {
  const ceiling = Math.min(MAX_DELAY_MS, FIRST_MS * 2 ** (failures - 1));
  return Math.max(ceiling * (0.5 + random / 2), retryAfterMs * (1 + random / 2));
}
