import { createRedisClient } from '@abhyas/service-kit';
import { MAIL_QUEUE, MAIL_QUEUE_PREFIX } from '@abhyas/service-kit/mail';
import { captureCommand, eventually } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { deleteMessagesCommand } from '../src/commands/delete-messages.js';
import { MailQueue } from '../src/mail/mail.queue.js';
import { send, startMessaging, type MessagingApp } from './app.js';
import { freePort } from './mail-catcher.js';

let app: MessagingApp;
let queue: Queue;
let redis: ReturnType<typeof createRedisClient>;
beforeAll(async () => {
  // Nobody listens there, so that mails stay in the queue.
  app = await startMessaging({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  redis = createRedisClient(app.env['REDIS_URL'] ?? '');
  queue = new Queue(MAIL_QUEUE, { connection: redis, prefix: MAIL_QUEUE_PREFIX });
  await queue.waitUntilReady();
});
afterAll(async () => {
  await queue?.close();
  if (redis?.isOpen) redis.destroy();
  await app?.close();
});

async function write(email: string): Promise<void> {
  const message = { name: 'Asha', phone: '9876543210', subject: 'A question', message: 'Why?' };
  expect((await send(app, 'POST', '/contact', { ...message, email })).status).toBe(201);
}

async function senders(): Promise<string[]> {
  const rows = await app.app
    .get(DataSource)
    .query<{ email: string }[]>('SELECT email FROM contact_messages ORDER BY email');
  return rows.map(({ email }) => email);
}

const unsentTo = (email: string) => app.app.get(MailQueue).findUnsent(email);
const run = (...args: string[]) => captureCommand(deleteMessagesCommand, app.env, ...args);

describe('contact:delete', () => {
  it('deletes the messages of one address and their unsent mails, and is logged without the address', async () => {
    for (const email of ['asha@example.com', 'Asha@Example.com', 'ravi@example.com']) {
      await write(email);
    }
    const code = { name: 'Asha', otp: '424242', minutes: 10 };
    await app.app
      .get(MailQueue)
      .add({ to: 'asha@example.com', template: 'verify-email', data: code });

    // A mail that is being sent is not deleted, and each is tried again by and by.
    await queue.pause();
    await eventually('no mail being sent', async () => (await queue.getActiveCount()) === 0);
    const size = /2 messages of ASHA@example\.com with 4 unsent emails\./;
    const dry = await run('--email', 'ASHA@example.com', '--dry-run');
    expect(dry).toMatchObject({ status: 0, err: '' });
    expect(dry.out).toMatch(size);
    expect(dry.out).toContain('Nothing was changed.');
    expect(await senders()).toHaveLength(3);

    const { status, out, err } = await run('--email', 'ASHA@example.com', '--by', 'me');
    expect(status).toBe(0);
    expect(out).toMatch(size);
    expect(JSON.parse(err)).toMatchObject({
      service: 'messaging',
      by: 'me',
      messages: 2,
      mails: 4,
    });
    expect(err.toLowerCase()).not.toContain('asha');
    expect(await senders()).toEqual(['ravi@example.com']);
    // A code that the same person waits for is no contact message.
    expect((await unsentTo('asha@example.com')).map(({ template }) => template)).toEqual([
      'verify-email',
    ]);
    expect(await unsentTo('ravi@example.com')).toHaveLength(2);
  });

  it.each([
    ['no address', [], 2, 'add --email ADDRESS'],
    ['a name', ['--email', 'asha'], 2, '"asha" is not an email address.'],
    ['an address without --email', ['asha@example.com'], 2, 'Unexpected argument'],
    [
      'an address that sent nothing',
      ['--email', 'nobody@example.com'],
      1,
      'No message was sent from "nobody@example.com". Nothing was changed.',
    ],
  ])('refuses %s', async (_what, args, status, reason) => {
    const result = await run(...args);
    expect(result.status).toBe(status);
    expect(result.err).toContain(reason);
    expect(result.out).toBe('');
  });
});
