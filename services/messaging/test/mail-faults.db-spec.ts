import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createRedisClient } from '@abhyas/service-kit';
import { MAIL_QUEUE, MailQueueClient } from '@abhyas/service-kit/mail';
import { createTestEnv } from '@abhyas/service-kit/testing';
import { Logger } from '@nestjs/common';
import { Queue, type Job } from 'bullmq';
import { createClient } from 'redis';
import { exampleMessagingEnv } from '../src/config.js';
import { startMessaging, startReplica } from './app.js';
import { eventually, freePort, startMailCatcher, type MailCatcher } from './mail-catcher.js';
import { startRefusingServer } from './refusing-server.js';

const WITHIN_MS = 60_000;

/** Closed again in the opposite order, also where a test failed midway. */
const openThings: { close(): Promise<unknown> }[] = [];

function keep<T extends { close(): Promise<unknown> }>(thing: T): T {
  openThings.push(thing);
  return thing;
}

afterEach(async () => {
  for (const thing of openThings.splice(0).toReversed()) await thing.close();
});

/** Queues a mail as the other services do. */
async function queueMail(redisUrl: string, to: string): Promise<void> {
  const queue = new MailQueueClient(redisUrl, new Logger('test'));
  await queue.add({ to, template: 'account-deleted', data: { name: 'Asha' } });
  await queue.close();
}

async function nextOf(mails: MailCatcher, to: string): Promise<void> {
  const mail = await mails.next(to);
  expect(mail.recipients).toEqual([to]);
}

/** The only mail in the queue, once it is as wanted. */
async function soleJob(redisUrl: string, isWanted: (job: Job) => boolean): Promise<Job> {
  const connection = createRedisClient(redisUrl);
  const queue = new Queue(MAIL_QUEUE, { connection });
  try {
    return await eventually('the mail to be tried', async () => {
      const [job] = await queue.getJobs(['waiting', 'delayed', 'failed']);
      return job && isWanted(job) ? job : undefined;
    });
  } finally {
    await queue.close();
    connection.destroy();
  }
}

/** For how many ms a mail rests after so many tries. */
async function pauseAfter(redisUrl: string, tries: number): Promise<number> {
  const job = await soleJob(
    redisUrl,
    ({ attemptsMade, delay }) => attemptsMade === tries && delay > 0,
  );
  return job.delay;
}

/** Lets a worker take the waiting mail and kills it. */
async function killWorkerMidway(redisUrl: string): Promise<void> {
  const script = path.join(import.meta.dirname, 'dying-worker.mjs');
  const worker = spawn(process.execPath, [script, redisUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  keep({ close: () => kill(worker) });
  await once(worker.stdout, 'data');
  await kill(worker);
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A Redis of its own with an append-only file, which outlives being killed. */
async function startRedis(port: number, directory: string): Promise<ChildProcess> {
  const settings = { port, bind: '127.0.0.1', dir: directory, appendonly: 'yes', save: '' };
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn('redis-server', options, { stdio: 'ignore' });
  const client = createClient({ url: `redis://127.0.0.1:${port}` });
  client.on('error', () => undefined);
  await client.connect();
  await eventually('Redis to be loaded', async () =>
    (await client.ping().catch(() => '')) === 'PONG' ? true : undefined,
  );
  client.destroy();
  return server;
}

describe('a mail in the queue', () => {
  it(
    'outlives the worker that took it, however often that dies',
    async () => {
      const mails = keep(await startMailCatcher());
      const env = { ...(await createTestEnv('messaging')), ...exampleMessagingEnv };
      const redisUrl = env['REDIS_URL'] ?? '';
      await queueMail(redisUrl, 'asha@example.com');
      for (let deaths = 0; deaths < 3; deaths += 1) await killWorkerMidway(redisUrl);
      keep(await startReplica({ ...env, SMTP_URL: mails.smtpUrl, MAIL_LOCK_MS: '500' }));
      await nextOf(mails, 'asha@example.com');
      expect(mails.waiting()).toBe(0);
    },
    WITHIN_MS,
  );

  it(
    'outlives Redis, killed and started again',
    async () => {
      const directory = await mkdtemp(path.join(tmpdir(), 'mail-redis-'));
      keep({ close: () => rm(directory, { recursive: true, force: true }) });
      const [port, smtpPort] = [await freePort(), await freePort()];
      const redisUrl = `redis://127.0.0.1:${port}`;
      let redis = await startRedis(port, directory);
      keep({ close: () => kill(redis) });
      const SMTP_URL = `smtp://127.0.0.1:${smtpPort}`;
      // A mail that is under way when Redis dies is taken up again once its lock has run out.
      keep(await startMessaging({ REDIS_URL: redisUrl, SMTP_URL, MAIL_LOCK_MS: '500' }));
      await queueMail(redisUrl, 'before@example.com');
      await kill(redis);
      redis = await startRedis(port, directory);
      const mails = keep(await startMailCatcher(smtpPort));
      await nextOf(mails, 'before@example.com');
      await queueMail(redisUrl, 'after@example.com');
      await nextOf(mails, 'after@example.com');
    },
    WITHIN_MS,
  );

  it(
    'is tried again after longer and longer pauses',
    async () => {
      const app = keep(await startMessaging({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }));
      const redisUrl = app.env['REDIS_URL'] ?? '';
      await queueMail(redisUrl, 'asha@example.com');
      const pauses: number[] = [];
      for (const tries of [1, 2, 3]) pauses.push(await pauseAfter(redisUrl, tries));
      // Doubling, less up to three tenths by chance.
      for (const [index, pause] of pauses.entries()) {
        expect(pause).toBeGreaterThanOrEqual(700 * 2 ** index);
        expect(pause).toBeLessThanOrEqual(1000 * 2 ** index);
      }
    },
    WITHIN_MS,
  );

  it('is tried again after a refusal that may pass', async () => {
    const server = keep(await startRefusingServer(451));
    const app = keep(await startMessaging({ SMTP_URL: server.smtpUrl }));
    const redisUrl = app.env['REDIS_URL'] ?? '';
    await queueMail(redisUrl, 'asha@example.com');
    expect(await pauseAfter(redisUrl, 1)).toBeGreaterThan(0);
  });

  it('is given up after a refusal for good, and the reason names nobody', async () => {
    const server = keep(await startRefusingServer(550));
    const app = keep(await startMessaging({ SMTP_URL: server.smtpUrl }));
    const redisUrl = app.env['REDIS_URL'] ?? '';
    await queueMail(redisUrl, 'asha@example.com');
    const job = await soleJob(redisUrl, (one) => one.finishedOn !== undefined);
    expect(job.attemptsMade).toBe(1);
    expect(job.failedReason).toContain('550 <(address)> is not known here');
    expect(JSON.stringify(job.stacktrace)).not.toContain('asha@');
  });
});
