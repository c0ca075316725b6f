import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { rawRequest } from './raw-http.ts';

/** One private call of each service that has any: messaging accepts no tokens. */
const privateCalls = ['/auth/me', '/api/user/saved-tests', '/api/user/test-history'];

const promisedMs = 5000;

/** The status of each service's private call with a token. */
export async function statusesOf(token: string): Promise<number[]> {
  return Promise.all(privateCalls.map((path) => statusOf(path, token)));
}

/**
 * Every service refuses a token within five seconds of the end of its session. To be independent of the
 * machine's speed, the time counts when the last accepted call was sent.
 */
export async function expectRefused(token: string, endedAt: number): Promise<void> {
  const untilRefused = async (path: string): Promise<void> => {
    for (;;) {
      const sentAt = Date.now();
      const status = await statusOf(path, token);
      if (status === 401) return;
      expect(status, path).toBe(200);
      expect(sentAt - endedAt, `${path} was open for so many ms`).toBeLessThan(promisedMs);
      await sleep(100);
    }
  };
  await Promise.all(privateCalls.map(untilRefused));
}

async function statusOf(path: string, token: string): Promise<number> {
  return (await rawRequest(path, { headers: { authorization: `Bearer ${token}` } })).status;
}
