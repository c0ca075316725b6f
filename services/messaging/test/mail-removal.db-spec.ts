import { createRedisClient } from '@abhyas/service-kit';
import { MAIL_QUEUE, MAIL_QUEUE_PREFIX } from '@abhyas/service-kit/mail';
import { createTestEnv } from '@abhyas/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Job, Worker } from 'bullmq';
import { exampleMessagingEnv, readConfig } from '../src/config.js';
import { MailQueue } from '../src/mail/mail.queue.js';

const TOKEN = 'a worker';
const TO = 'asha@example.com';
const isMeant = () => true;

let queue: MailQueue;
let connection: ReturnType<typeof createRedisClient>;
/** Takes and returns jobs only when a test says so. */
let worker: Worker;

beforeEach(async () => {
  const env = { ...(await createTestEnv('messaging')), ...exampleMessagingEnv };
  queue = new MailQueue(readConfig(env));
  connection = createRedisClient(env.REDIS_URL ?? '');
  worker = new Worker(MAIL_QUEUE, null, { connection, prefix: MAIL_QUEUE_PREFIX });
  await queue.add({ to: TO, template: 'account-deleted', data: { name: 'Asha' } });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await worker.close();
  await queue.close();
  connection.destroy();
});

/** Runs this at the first removal of a job, after the removal found that a worker holds the job. */
function afterFirstRefusal(work: (job: Job) => Promise<unknown>): void {
  const remove = Job.prototype.remove;
  jest.spyOn(Job.prototype, 'remove').mockImplementationOnce(async function (this: Job) {
    const active = await worker.getNextJob(TOKEN);
    try {
      await remove.call(this);
    } finally {
      await work(active);
    }
  });
}

describe('the removal of unsent mails', () => {
  it('removes a mail that a worker tried in vain and put back meanwhile', async () => {
    afterFirstRefusal((job) => job.moveToDelayed(Date.now() + 60_000, TOKEN));
    await queue.removeUnsent(TO, { isMeant });
    expect(await queue.findUnsent(TO)).toEqual([]);
  });

  it('leaves a mail alone that a worker is sending', async () => {
    afterFirstRefusal(() => Promise.resolve());
    await queue.removeUnsent(TO, { isMeant });
    expect(await queue.findUnsent(TO)).toEqual([]);
  });

  it('ends well if the mail was sent meanwhile', async () => {
    afterFirstRefusal((job) => job.moveToCompleted(undefined, TOKEN, false));
    await queue.removeUnsent(TO, { isMeant });
    expect(await queue.findUnsent(TO)).toEqual([]);
  });
});
