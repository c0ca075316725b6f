import type { Page } from '@playwright/test';
import { createConnection } from 'mysql2/promise';
import type { AttemptPage } from './attempt-page.ts';
import { runningStack } from './stack.ts';

/**
 * Lets time pass for a running attempt, on the server and on a page whose clock is installed: nobody waits for it.
 * Every timer of the page that is due in that time fires. The page takes no answer meanwhile.
 */
export async function passTime(
  page: Page,
  { attemptId }: AttemptPage,
  seconds: number,
): Promise<void> {
  await startEarlier(attemptId, seconds);
  await page.clock.runFor(seconds * 1000);
}

/** Moves everything that the server knows of an open attempt's time into the past. */
async function startEarlier(attemptId: string, seconds: number): Promise<void> {
  const uri = runningStack().environments.attempt['DATABASE_URL'] ?? '';
  const connection = await createConnection({ uri });
  try {
    await connection.query(
      `UPDATE attempts SET started_at = started_at - INTERVAL ? SECOND,
         deadline_at = deadline_at - INTERVAL ? SECOND, saved_at = saved_at - INTERVAL ? SECOND
       WHERE id = ? AND state = 'in_progress'`,
      [seconds, seconds, seconds, attemptId],
    );
  } finally {
    await connection.end();
  }
}
