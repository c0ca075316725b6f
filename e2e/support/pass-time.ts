import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { AttemptPage } from './attempt-page.ts';
import { withDatabase } from './database.ts';

type RunningAttempt = Pick<AttemptPage, 'attemptId'>;

/** The calls whose answers tell a page how much time is left. */
const CALLS = /\/tests\//;

/**
 * Lets time pass for a running attempt, on the server and on pages whose clocks are installed: nobody waits for it.
 * Every timer of a page that is due in that time fires. The calls that it sends meanwhile arrive afterwards: an answer
 * between the two would make the time pass twice.
 */
export async function passTime(
  page: Page | Page[],
  attempt: RunningAttempt,
  seconds: number,
): Promise<void> {
  const pages = [page].flat();
  const releases = await Promise.all(pages.map((each) => holdCalls(each)));
  await passTimeOnServer(attempt, seconds);
  for (const each of pages) await each.clock.runFor(seconds * 1000);
  for (const release of releases) await release();
}

/**
 * Waits for the calls that a page has sent, and holds those that it sends from now on.
 *
 * @returns a function that lets them through
 */
async function holdCalls(page: Page): Promise<() => Promise<void>> {
  // The limit of a call is a timer of the page too, and would end it while it is held.
  const timeout = await page.evaluateHandle(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = () => new AbortController().signal;
    return timeout;
  });
  const held = new Set<Request>();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route): Promise<void> => {
    held.add(route.request());
    await released;
    await route.fallback();
  };
  await page.route(CALLS, hold);
  const sent = new Set((await page.requests()).filter((request) => CALLS.test(request.url())));
  for (const request of sent) {
    const forget = () => sent.delete(request);
    void untilEnd(request).then(forget, forget);
  }
  await expect.poll(() => [...sent].filter((request) => !held.has(request)).length).toBe(0);
  return async () => {
    await page.evaluate((original) => {
      AbortSignal.timeout = original;
    }, timeout);
    release();
    await page.unroute(CALLS, hold);
  };
}

/** Waits for the whole answer. Playwright reports its end, as `finished`, only to those who listened before. */
async function untilEnd(request: Request): Promise<void> {
  const response = await request.response();
  await response?.body();
}

/** Moves the start and the end of an open attempt, and its last save, so many seconds into the past. */
export async function passTimeOnServer(
  { attemptId }: RunningAttempt,
  seconds: number,
): Promise<void> {
  await withDatabase('attempt', (database) =>
    database.query(
      `UPDATE attempts SET started_at = started_at - INTERVAL ? SECOND,
         deadline_at = deadline_at - INTERVAL ? SECOND, saved_at = saved_at - INTERVAL ? SECOND
       WHERE id = ? AND state = 'in_progress'`,
      [seconds, seconds, seconds, attemptId],
    ),
  );
}
