import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 20;

/**
 * Reads again and again until there is a result.
 *
 * @param what for the error when there was none in time
 * @param read gives undefined or false while there is no result
 */
export async function eventually<T>(
  what: string,
  read: () => Promise<T | undefined | false>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const endsAt = performance.now() + timeoutMs;
  for (;;) {
    const result = await read();
    if (result !== undefined && result !== false) return result;
    if (performance.now() > endsAt) throw new Error(`Timeout: waited for ${what}.`);
    await sleep(PAUSE_MS);
  }
}
