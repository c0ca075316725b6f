import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICE_CREDENTIAL_HEADER, systemIds } from '@abhyas/service-kit';
import { MAIL_QUEUE, MAIL_QUEUE_PREFIX, MailQueueClient } from '@abhyas/service-kit/mail';
import {
  eventually,
  REDIS_TOPOLOGIES,
  signTestToken,
  type RedisServers,
} from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { MessagingData } from '../src/personal-data/personal-data.presenter.js';
import { send, startMessaging, type MessagingApp } from './app.js';
import { startMailCatcher, type MailCatcher } from './mail-catcher.js';

const MAILS = 60;
const DAY_MS = 86_400_000;
const STUDENT = systemIds.uuid();

const addressOf = (number: number) => `student-${number}@example.com`;

describe.each(REDIS_TOPOLOGIES)('messaging with Redis behind %s', (name, start) => {
  let servers: RedisServers;
  let mails: MailCatcher;
  let app: MessagingApp;
  let queue: MailQueueClient<{ to: string; template: string; data: object }>;
  let queueKey: string;

  beforeAll(async () => {
    [servers, mails] = await Promise.all([start(), startMailCatcher()]);
    app = await startMessaging({ REDIS_URL: servers.url, SMTP_URL: mails.smtpUrl });
    queue = new MailQueueClient(servers.url, new Logger('test'));
    queueKey = `${MAIL_QUEUE_PREFIX}:${MAIL_QUEUE}:meta`;
  });
  afterAll(async () => {
    await queue.close();
    await app.close();
    await mails.close();
    await servers.close();
  });

  /** Queues a mail as a sweep does: again and again until the queue has confirmed it. */
  async function queueUntilTaken(number: number): Promise<void> {
    const mail = { to: addressOf(number), template: 'account-deleted', data: { name: 'Asha' } };
    const options = { once: { id: `test-${number}`, forMs: DAY_MS } };
    for (;;) {
      try {
        await queue.add(mail, options);
        return;
      } catch (error) {
        expect(error).toMatchObject({ status: 503 });
        await sleep(50);
      }
    }
  }

  async function say(message: string, student: string): Promise<number> {
    const headers = { authorization: `Bearer ${await signTestToken({ id: student })}` };
    const body = { userId: `chat-of-${student}`, message };
    return (await send(app, 'POST', '/chat/message', body, '203.0.113.7', headers)).status;
  }

  function callInternal(what: 'data' | 'erase', student: string) {
    const body = { userId: student, email: 'asha@example.com' };
    return send(app, 'POST', `/internal/users/${what}`, body, '203.0.113.7', {
      [SERVICE_CREDENTIAL_HEADER]: 'example-credential',
    });
  }

  async function dataOf(student: string): Promise<MessagingData> {
    const { status, body } = await callInternal('data', student);
    expect(status).toBe(200);
    return body as MessagingData;
  }

  it('keeps conversations, and erases those of a student', async () => {
    expect(await say('How do I see my rank?', STUDENT)).toBe(200);
    expect((await dataOf(STUDENT)).chat).toHaveLength(1);
    expect((await callInternal('erase', STUDENT)).status).toBe(200);
    expect((await dataOf(STUDENT)).chat).toEqual([]);
  });

  it('takes no mail that no replica has', async () => {
    const mail = { to: 'early@example.com', template: 'account-deleted', data: { name: 'Asha' } };
    const options = { once: { id: 'early', forMs: DAY_MS } };
    const thaw = await servers.freezeReplicasOf(queueKey);
    try {
      await expect(queue.add(mail, options)).rejects.toMatchObject({ status: 503 });
    } finally {
      thaw();
    }
    await eventually('the replicas to be back', () =>
      queue.add(mail, options).then(
        () => true,
        () => undefined,
      ),
    );
    await mails.next('early@example.com');
  });

  it('sends every queued mail once, although the master of the queue dies', async () => {
    const queued: Promise<void>[] = [];
    let killed: Promise<void> | undefined;
    for (let number = 0; number < MAILS; number += 1) {
      queued.push(queueUntilTaken(number));
      if (number === MAILS / 2) killed = servers.killMasterOf(queueKey);
      await sleep(10);
    }
    const startedAt = performance.now();
    await killed;
    await Promise.all(queued);
    for (let number = 0; number < MAILS; number += 1) await mails.next(addressOf(number));
    const seconds = (performance.now() - startedAt) / 1000;
    // A mail that is sent last tells that no other is on its way.
    await queueUntilTaken(MAILS);
    await mails.next(addressOf(MAILS));
    expect(mails.waiting()).toBe(0);
    process.stdout.write(
      `Mail behind ${name}: master killed, all ${MAILS} mails there after ${seconds.toFixed(1)} s; 0 lost, 0 doubled\n`,
    );
  });

  it('goes on with a conversation after that', async () => {
    await eventually('a reply', async () => (await say('Is SSC CGL offered?', STUDENT)) === 200);
    expect((await dataOf(STUDENT)).chat).not.toEqual([]);
  });
});
