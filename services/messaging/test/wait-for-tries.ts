import { eventually } from '@abhyas/service-kit/testing';
import type { Queue } from 'bullmq';

/** A mail that is being sent belongs to no list: waits until each waits for its next try. */
export async function waitForTries(queue: Queue): Promise<void> {
  await eventually('the end of all tries', async () =>
    (await queue.getJobCountByTypes('waiting', 'prioritized', 'active')) === 0 ? true : undefined,
  );
}
