import { describe, expect, it } from '@jest/globals';
import { requireSameTime } from './same-time.js';

/** A database whose clock is ahead of this machine's. */
function databaseAhead(seconds: number) {
  const now = () => new Date(Date.now() + seconds * 1000).toISOString();
  return { query: <T>() => Promise.resolve([{ now: now() }] as T) };
}

describe('the clocks of a service and of its database', () => {
  it.each([0, 9, -9])('may differ by %s seconds', async (seconds) => {
    await expect(requireSameTime(databaseAhead(seconds))).resolves.toBeUndefined();
  });

  it.each([11, -11, 3600, -86_400])('do not agree at %s seconds: 503', async (seconds) => {
    await expect(requireSameTime(databaseAhead(seconds))).rejects.toMatchObject({
      status: 503,
      code: 'clock_off',
      retryAfter: 5,
      cause: { message: `The clock of this machine is ${-seconds} s ahead of the database’s` },
    });
  });

  it('do not agree if the database says no time', async () => {
    const silent = { query: <T>() => Promise.resolve([] as T) };
    await expect(requireSameTime(silent)).rejects.toMatchObject({ code: 'clock_off' });
  });
});
