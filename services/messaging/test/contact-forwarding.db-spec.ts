import { createRedisClient } from '@abhyas/service-kit';
import { MAIL_QUEUE, MAIL_QUEUE_PREFIX } from '@abhyas/service-kit/mail';
import { eventually } from '@abhyas/service-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Queue, type JobType } from 'bullmq';
import { DataSource } from 'typeorm';
import { ContactService } from '../src/contact/contact.service.js';
import { send, startMessaging, type MessagingApp } from './app.js';
import { freePort, startMailCatcher } from './mail-catcher.js';
import { startRefusingServer } from './refusing-server.js';

const MESSAGE = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  subject: 'Group price',
  message: 'Do you offer a group price?',
};
/** Without CONTACT_TO the office is the sender of our mails. */
const OFFICE = 'no-reply@abhyas.example';

/** Closed after each test in reverse order, also after a failure. */
const closeables: { close(): Promise<unknown> }[] = [];

function closeLater<T extends { close(): Promise<unknown> }>(closeable: T): T {
  closeables.push(closeable);
  return closeable;
}

afterEach(async () => {
  for (const closeable of closeables.splice(0).toReversed()) await closeable.close();
});

/** A busy machine may get 503 first: the limits have not heard from Redis in time, and nothing was stored. */
async function postMessage(app: MessagingApp): Promise<void> {
  const status = await eventually('a response other than 503', async () => {
    const response = await send(app, 'POST', '/contact', MESSAGE);
    return response.status === 503 ? undefined : response.status;
  });
  expect(status).toBe(201);
}

async function forwardedAt(app: MessagingApp): Promise<Date | null | undefined> {
  const [row] = await app.app
    .get(DataSource)
    .query<{ forwarded_at: Date | null }[]>('SELECT forwarded_at FROM contact_messages');
  return row?.forwarded_at;
}

async function sweepLater(app: MessagingApp): Promise<void> {
  app.clock.advance(60);
  await app.app.get(ContactService).forwardPending();
}

/** Waits for a mail to the office in this state. Returns the number of all such mails in the queue. */
async function queuedMails(app: MessagingApp, state: 'failed' | 'delayed'): Promise<number> {
  const connection = createRedisClient(app.env['REDIS_URL'] ?? '');
  const queue = new Queue(MAIL_QUEUE, { connection, prefix: MAIL_QUEUE_PREFIX });
  try {
    const toOffice = async (...states: JobType[]) =>
      (await queue.getJobs(states)).filter(({ name }) => name === 'contact').length;
    await eventually(`a ${state} mail`, async () =>
      (await toOffice(state)) > 0 ? true : undefined,
    );
    return await toOffice('waiting', 'delayed', 'active', 'failed');
  } finally {
    await queue.close();
    connection.destroy();
  }
}

describe('a contact message', () => {
  it('is marked as forwarded once the mail server accepted its mail, and is mailed once', async () => {
    const smtpPort = await freePort();
    const app = closeLater(await startMessaging({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }));
    await postMessage(app);
    await queuedMails(app, 'delayed');
    await sweepLater(app);
    expect(await queuedMails(app, 'delayed')).toBe(1);
    expect(await forwardedAt(app)).toBeNull();
    const mails = closeLater(await startMailCatcher(smtpPort));
    await mails.next(OFFICE);
    await eventually('the note', async () => (await forwardedAt(app)) ?? undefined);
    await sweepLater(app);
    expect(mails.waiting('office@abhyas.example')).toBe(0);
  });

  it('is not marked as forwarded when the mail server refused its mail permanently', async () => {
    const server = closeLater(await startRefusingServer(550));
    const app = closeLater(await startMessaging({ SMTP_URL: server.smtpUrl }));
    await postMessage(app);
    expect(await queuedMails(app, 'failed')).toBe(1);
    await sweepLater(app);
    expect(await queuedMails(app, 'failed')).toBe(1);
    expect(await forwardedAt(app)).toBeNull();
  });
});
