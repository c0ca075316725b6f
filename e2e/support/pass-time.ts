import type { Page, Route } from '@playwright/test';
import type { AttemptPage } from './attempt-page.ts';
import { withDatabase } from './database.ts';

/** Calls whose responses tell a page how much time is left. */
const timedCalls = /\/tests\/[^/]+\/(?:progress|submit)$/;

type RunningAttempt = Pick<AttemptPage, 'attemptId'>;

/**
 * Lets time pass for a running attempt, on the server and on a page whose clock is installed: nobody waits for it.
 * Every timer of the page that is due in that time fires. During it, no answer of the page arrives.
 */
export async function passTime(
  page: Page,
  attempt: RunningAttempt,
  seconds: number,
): Promise<void> {
  const release = await holdCalls(page);
  try {
    await passTimeOnServer(attempt, seconds);
    await page.clock.runFor(seconds * 1000);
  } finally {
    await release();
  }
}

/** A page that heard the new time from the server before its own clock ran would pass the time twice. */
async function holdCalls(page: Page): Promise<() => Promise<void>> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const hold = async (route: Route): Promise<void> => {
    await held;
    await route.fallback();
  };
  await page.route(timedCalls, hold);
  return async () => {
    letGo();
    await page.unroute(timedCalls, hold);
  };
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
