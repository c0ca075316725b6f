import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRedisClient } from '@abhyas/service-kit';
import { MAIL_QUEUE, MAIL_QUEUE_PREFIX, MailQueueClient } from '@abhyas/service-kit/mail';
import { createTestEnv, eventually } from '@abhyas/service-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Queue, type Job } from 'bullmq';
import { createClient } from 'redis';
import { exampleMessagingEnv } from '../src/config.js';
import { startMessaging, startReplica } from './app.js';
import { freePort, startMailCatcher, type MailCatcher } from './mail-catcher.js';
import { startRefusingServer } from './refusing-server.js';

/** Closed after each test in reverse order, also after a failure. */
const closeables: { close(): Promise<unknown> }[] = [];

function closeLater<T extends { close(): Promise<unknown> }>(closeable: T): T {
  closeables.push(closeable);
  return closeable;
}

afterEach(async () => {
  for (const closeable of closeables.splice(0).toReversed()) await closeable.close();
});

const mailTo = (to: string) => ({
  mail: { to, template: 'account-deleted', data: { name: 'Asha' } },
});

/** Queues a mail as the other services do. */
async function queueMail(redisUrl: string, to: string): Promise<void> {
  const queue = new MailQueueClient(redisUrl, new Logger('test'));
  await queue.addAll([mailTo(to)]);
  await queue.close();
}

async function expectMailTo(mails: MailCatcher, to: string): Promise<void> {
  const mail = await mails.next(to);
  expect(mail.recipients).toEqual([to]);
}

/** The only mail in the queue, once it fulfils the condition. */
async function waitForJob(redisUrl: string, condition: (job: Job) => boolean): Promise<Job> {
  const connection = createRedisClient(redisUrl);
  const queue = new Queue(MAIL_QUEUE, { connection, prefix: MAIL_QUEUE_PREFIX });
  try {
    return await eventually('the mail to be tried', async () => {
      const [job] = await queue.getJobs(['waiting', 'delayed', 'failed']);
      return job && condition(job) ? job : undefined;
    });
  } finally {
    await queue.close();
    connection.destroy();
  }
}

/** The delay of a mail after this number of tries, in ms. */
async function delayAfter(redisUrl: string, tries: number): Promise<number> {
  const job = await waitForJob(
    redisUrl,
    ({ attemptsMade, delay }) => attemptsMade === tries && delay > 0,
  );
  return job.delay;
}

/** Lets a worker take the waiting mail and then kills the worker. */
async function killWorkerMidway(redisUrl: string): Promise<void> {
  const script = path.join(import.meta.dirname, 'dying-worker.mjs');
  const worker = spawn(process.execPath, [script, redisUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closeLater({ close: () => kill(worker) });
  await once(worker.stdout, 'data');
  await kill(worker);
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/**
 * Starts a separate Redis with an append-only file, so that its data survives a kill. With `everysec`,
 * Redis acknowledges writes before it writes them to the file while a slow disk is busy.
 */
async function startRedis(port: number, directory: string): Promise<ChildProcess> {
  const durability = { appendonly: 'yes', appendfsync: 'always', save: '' };
  const settings = { port, bind: '127.0.0.1', dir: directory, ...durability };
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
  it('survives the deaths of its workers', async () => {
    const mails = closeLater(await startMailCatcher());
    const env = { ...(await createTestEnv('messaging')), ...exampleMessagingEnv };
    const redisUrl = env['REDIS_URL'] ?? '';
    await queueMail(redisUrl, 'asha@example.com');
    for (let deaths = 0; deaths < 3; deaths += 1) await killWorkerMidway(redisUrl);
    closeLater(await startReplica({ ...env, SMTP_URL: mails.smtpUrl, MAIL_LOCK_MS: '500' }));
    await expectMailTo(mails, 'asha@example.com');
    expect(mails.waiting()).toBe(0);
  });

  it('survives a kill and restart of Redis', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'mail-redis-'));
    closeLater({ close: () => rm(directory, { recursive: true, force: true }) });
    const [port, smtpPort] = [await freePort(), await freePort()];
    const redisUrl = `redis://127.0.0.1:${port}`;
    let redis = await startRedis(port, directory);
    closeLater({ close: () => kill(redis) });
    const SMTP_URL = `smtp://127.0.0.1:${smtpPort}`;
    // A mail that was being sent when Redis died is retried once its lock has expired.
    closeLater(await startMessaging({ REDIS_URL: redisUrl, SMTP_URL, MAIL_LOCK_MS: '500' }));
    const queue = closeLater(new MailQueueClient(redisUrl, new Logger('test')));
    await queue.addAll([mailTo('before@example.com')]);
    await kill(redis);
    // Before Redis: the delays between tries double while nobody takes the mail.
    const mails = closeLater(await startMailCatcher(smtpPort));
    redis = await startRedis(port, directory);
    await expectMailTo(mails, 'before@example.com');
    // The new server does not know the scripts of the queue.
    await eventually('the queue to be back', () =>
      queue.addAll([mailTo('after@example.com'), mailTo('last@example.com')]).then(
        () => true,
        () => undefined,
      ),
    );
    await expectMailTo(mails, 'after@example.com');
    await expectMailTo(mails, 'last@example.com');
  });

  it('is retried after doubling delays', async () => {
    const app = closeLater(
      await startMessaging({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }),
    );
    const redisUrl = app.env['REDIS_URL'] ?? '';
    await queueMail(redisUrl, 'asha@example.com');
    const delays: number[] = [];
    for (const tries of [1, 2, 3]) delays.push(await delayAfter(redisUrl, tries));
    // Each delay doubles, minus a random part of up to 30 %.
    for (const [index, delay] of delays.entries()) {
      expect(delay).toBeGreaterThanOrEqual(700 * 2 ** index);
      expect(delay).toBeLessThanOrEqual(1000 * 2 ** index);
    }
  });

  it('is retried after a temporary SMTP error', async () => {
    const server = closeLater(await startRefusingServer(451));
    const app = closeLater(await startMessaging({ SMTP_URL: server.smtpUrl }));
    const redisUrl = app.env['REDIS_URL'] ?? '';
    await queueMail(redisUrl, 'asha@example.com');
    expect(await delayAfter(redisUrl, 1)).toBeGreaterThan(0);
  });

  it('fails after a permanent SMTP error, with a reason without addresses', async () => {
    const server = closeLater(await startRefusingServer(550));
    const app = closeLater(await startMessaging({ SMTP_URL: server.smtpUrl }));
    const redisUrl = app.env['REDIS_URL'] ?? '';
    await queueMail(redisUrl, 'asha@example.com');
    const job = await waitForJob(redisUrl, (one) => one.finishedOn !== undefined);
    expect(job.attemptsMade).toBe(1);
    expect(job.failedReason).toContain('550 <(address)> is not known here');
    expect(JSON.stringify(job.stacktrace)).not.toContain('asha@');
  });
});
