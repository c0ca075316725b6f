import { createClient } from 'redis';
import { runningStack } from './stack.ts';

/** More than the service lets in in a second, so that their turns fill every moment of it. */
const STRANGERS_A_SECOND = 200;

/** As if so many strangers waited for a test that the next student has to wait this long. */
export async function letStrangersWait(testId: string, seconds: number): Promise<void> {
  const client = createClient({ url: runningStack().environments.attempt['REDIS_URL'] ?? '' });
  await client.connect();
  try {
    const strangers = Array.from({ length: seconds * STRANGERS_A_SECOND }, (_, index) => ({
      value: `stranger ${index}`,
      score: Date.now() + ((index + 1) * 1000) / STRANGERS_A_SECOND,
    }));
    const key = `attempt:start-queue:{${testId}}:waiting`;
    await client.zAdd(key, strangers);
    await client.expire(key, seconds + 120);
  } finally {
    client.destroy();
  }
}
