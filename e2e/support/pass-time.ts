import type { Page } from '@playwright/test';
import type { AttemptPage } from './attempt-page.ts';
import { withDatabase } from './database.ts';

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
  await passTimeOnServer(attempt, seconds);
  await page.clock.runFor(seconds * 1000);
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
