import { createRedisClient, SERVICE_CREDENTIAL_HEADER, systemIds } from '@abhyas/service-kit';
import { MAIL_QUEUE, MAIL_QUEUE_PREFIX } from '@abhyas/service-kit/mail';
import { eventually, signTestToken, type JsonResponse } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import type { MessagingData } from '../src/personal-data/personal-data.presenter.js';
import { send, startMessaging, type MessagingApp } from './app.js';
import { freePort } from './mail-catcher.js';
import { waitForTries } from './wait-for-tries.js';

const MINUTE = 60_000;

let app: MessagingApp;
let queue: Queue;
let redis: ReturnType<typeof createRedisClient>;

// There is no mail server, so every mail waits in the queue.
beforeAll(async () => {
  app = await startMessaging({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  redis = createRedisClient(app.env['REDIS_URL']!);
  queue = new Queue(MAIL_QUEUE, { connection: redis, prefix: MAIL_QUEUE_PREFIX });
  await queue.waitUntilReady();
});

afterAll(async () => {
  await queue?.close();
  if (redis?.isOpen) redis.destroy();
  await app?.close();
});

let people = 0;
let email: string;
let userId: string;
let chatUser: string;

beforeEach(() => {
  people += 1;
  email = `Student.${people}@Example.com`;
  userId = systemIds.uuid();
  chatUser = `user_data${people}`;
});

const callInternal = (what: 'data' | 'erase', body: unknown, credential = 'example-credential') =>
  send(app, 'POST', `/internal/users/${what}`, body, '203.0.113.7', {
    [SERVICE_CREDENTIAL_HEADER]: credential,
  });

async function dataOf(address = email.toLowerCase()): Promise<MessagingData> {
  await waitForTries(queue);
  const { status, body } = await callInternal('data', { userId, email: address });
  expect(status).toBe(200);
  return body as MessagingData;
}

async function erase(more: { before?: string } = {}): Promise<void> {
  await waitForTries(queue);
  const response = await callInternal('erase', { userId, email: email.toLowerCase(), ...more });
  expect(response).toMatchObject({ status: 200, body: { success: true } });
}

async function say(message: string, as?: string): Promise<JsonResponse> {
  const headers = as && { authorization: `Bearer ${await signTestToken({ id: as })}` };
  const body = { userId: chatUser, message };
  return send(app, 'POST', '/chat/message', body, `198.51.100.${people}`, { ...headers });
}

function write(from: string): Promise<JsonResponse> {
  const body = { name: 'Asha', email: from, phone: '9876543210', subject: 'Price', message: 'Hi' };
  return send(app, 'POST', '/contact', body, `192.0.2.${people}`);
}

async function queueMail(template: string, to: string, data: object = {}): Promise<string> {
  const whole = { name: 'Asha', otp: '048213', minutes: 10, ...data };
  const options = { attempts: 14, backoff: { type: 'exponential', delay: MINUTE } };
  const job = await queue.add(template, { to, template, data: whole }, options);
  return String(job.id);
}

/** Waits until the first try has failed and the mail waits for the next one. */
async function waitForFailedTry(id: string): Promise<void> {
  await eventually('a failed try', async () =>
    (await queue.getJobState(id)) === 'delayed' ? true : undefined,
  );
}

describe('the data of one student', () => {
  it('is complete, whatever the case of the address', async () => {
    await write(email);
    await write('someone.else@example.com');
    await say('Tell me about SSC CGL', userId);
    await waitForFailedTry(await queueMail('verify-email', email));
    await waitForFailedTry(await queueMail('verify-email', 'someone.else@example.com'));
    // A mail whose next try has just begun belongs to no list.
    const data = await eventually('the mails to wait', async () => {
      const found = await dataOf();
      return found.mails.length === 3 ? found : undefined;
    });
    expect(data.contactMessages).toEqual([
      {
        name: 'Asha',
        email,
        phone: '9876543210',
        subject: 'Price',
        message: 'Hi',
        sentAt: app.clock.now().toISOString(),
      },
    ]);
    expect(data.chat).toEqual([
      [
        { from: 'student', text: 'Tell me about SSC CGL' },
        { from: 'assistant', text: expect.any(String) },
      ],
    ]);
    expect(data.mails.map(({ kind }) => kind).toSorted()).toEqual([
      'contact',
      'contact-received',
      'verify-email',
    ]);
    expect(JSON.stringify(data.mails)).not.toContain('048213');
  });

  it('is empty for an unknown student', async () => {
    expect(await dataOf()).toEqual({ contactMessages: [], chat: [], mails: [] });
  });

  it('contains no messages of others in the same conversation', async () => {
    await say('A question of a visitor');
    await say('A question of someone else', systemIds.uuid());
    await say('My own question', userId);
    const messages = (await dataOf()).chat.flat().filter(({ from }) => from === 'student');
    expect(messages).toEqual([{ from: 'student', text: 'My own question' }]);
  });

  it.each([
    '2026-02-30T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T10:00:60Z',
    '2026-W05',
    '2026-01-01',
    null,
  ])('is not erased up to a time that does not exist: %j', async (before) => {
    await write(email);
    const body = { userId, email: email.toLowerCase(), before };
    expect((await callInternal('erase', body)).status).toBe(400);
    expect((await dataOf()).contactMessages).toHaveLength(1);
  });

  it('is erased without the data of others', async () => {
    await Promise.all([write(email), write(`x${email}`)]);
    await say('Tell me about SSC CGL', userId);
    await waitForFailedTry(await queueMail('verify-email', email));
    await waitForFailedTry(await queueMail('account-deleted', email));
    const others = await queueMail('verify-email', `x${email}`);
    await waitForFailedTry(others);
    await erase();
    expect(await dataOf()).toEqual({
      contactMessages: [],
      chat: [],
      mails: [{ kind: 'account-deleted', queuedAt: expect.any(String) }],
    });
    expect(await redis.exists(`messaging:chat:${chatUser}`)).toBe(0);
    expect(await queue.getJob(others)).toBeDefined();
    expect((await dataOf(`x${email}`)).contactMessages).toHaveLength(1);
    await erase();
  });

  it('is erased from a conversation, and what others said in it stays', async () => {
    const ravi = systemIds.uuid();
    await say('A question of a visitor');
    await say('A question of Ravi', ravi);
    await say('My own question', userId);
    await say('Another question of Ravi', ravi);
    await erase();
    expect((await dataOf()).chat).toEqual([]);
    const { body } = await send(app, 'POST', '/chat/start', { userId: chatUser }, '192.0.2.250', {
      authorization: `Bearer ${await signTestToken({ id: ravi })}`,
    });
    const { history } = body as { history: { sender: string; text: string }[] };
    expect(history.filter(({ sender }) => sender === 'user').map(({ text }) => text)).toEqual([
      'A question of a visitor',
      'A question of Ravi',
      'Another question of Ravi',
    ]);
    expect(history).toHaveLength(6);
  });

  it('is also erased from mails that failed permanently or are invalid', async () => {
    const ids = [
      await queueMail('newsletter', email),
      await queueMail('verify-email', email, { otp: 'x' }),
    ];
    for (const id of ids) {
      await eventually('the job to fail', async () =>
        (await queue.getJobState(id)) === 'failed' ? true : undefined,
      );
    }
    expect((await dataOf()).mails).toHaveLength(2);
    await erase();
    expect(await Promise.all(ids.map((id) => queue.getJob(id)))).toEqual([undefined, undefined]);
  });

  it('stays in a late erasure when it belongs to the address’s next owner', async () => {
    const before = app.clock.now().toISOString();
    app.clock.advance(1);
    await write(email);
    const mail = await queueMail('verify-email', email);
    await waitForFailedTry(mail);
    await erase({ before });
    expect((await dataOf()).contactMessages).toHaveLength(1);
    expect(await queue.getJob(mail)).toBeDefined();
    await erase({ before: new Date(Date.now() + MINUTE).toISOString() });
    expect(await dataOf()).toMatchObject({ contactMessages: [], mails: [] });
  });

  it('is found by an index, not by a full scan', async () => {
    const [plan] = await app.app
      .get(DataSource)
      .query<{ key: string | null }[]>(
        'EXPLAIN FORMAT=TRADITIONAL SELECT id FROM contact_messages WHERE email_key = LOWER(?)',
        [email],
      );
    expect(plan?.key).toBe('contact_messages_of_sender');
  });

  it.each([
    ['no body', {}],
    ['an invalid user id', { userId: "' OR 1=1 --", email: 'a@b.co' }],
    ['no address', { userId: '0193a1c0-0000-7000-8000-000000000001' }],
    [
      'a list for an address',
      { userId: '0193a1c0-0000-7000-8000-000000000001', email: ['a@b.co'] },
    ],
  ])('cannot be requested with %s', async (_what, body) => {
    expect((await callInternal('data', body)).status).toBe(400);
    expect((await callInternal('erase', body)).status).toBe(400);
  });

  it('is exported and erased only for the other services', async () => {
    await write(email);
    const body = { userId, email };
    for (const what of ['data', 'erase'] as const) {
      expect((await callInternal(what, body, 'guessed')).status).toBe(403);
    }
    expect((await dataOf()).contactMessages).toHaveLength(1);
  });
});
