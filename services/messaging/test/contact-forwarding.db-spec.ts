import { afterEach, describe, expect, it } from '@jest/globals';
import { createRedisClient } from '@abhyas/service-kit';
import { MAIL_QUEUE } from '@abhyas/service-kit/mail';
import { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { ContactService } from '../src/contact/contact.service.js';
import { send, startMessaging, type MessagingApp } from './app.js';
import { eventually, freePort, startMailCatcher } from './mail-catcher.js';
import { startRefusingServer } from './refusing-server.js';

const MESSAGE = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  subject: 'Group price',
  message: 'Do you offer a group price?',
};
/** Without CONTACT_TO the sender of our mails is the office. */
const OFFICE = 'no-reply@abhyas.example';

/** Closed again in the opposite order, also where a test failed midway. */
const openThings: { close(): Promise<unknown> }[] = [];

function keep<T extends { close(): Promise<unknown> }>(thing: T): T {
  openThings.push(thing);
  return thing;
}

afterEach(async () => {
  for (const thing of openThings.splice(0).toReversed()) await thing.close();
});

async function write(app: MessagingApp): Promise<void> {
  expect((await send(app, 'POST', '/contact', MESSAGE)).status).toBe(201);
}

async function forwardedAt(app: MessagingApp): Promise<Date | null | undefined> {
  const [row] = await app.app
    .get(DataSource)
    .query<{ forwarded_at: Date | null }[]>('SELECT forwarded_at FROM contact_messages');
  return row?.forwarded_at;
}

async function sweepLater(app: MessagingApp): Promise<void> {
  app.clock.advance(60);
  await app.app.get(ContactService).forwardWaiting();
}

/** What the queue knows of the mail, once it is as wanted. */
async function queued(app: MessagingApp, state: 'failed' | 'delayed'): Promise<number> {
  const connection = createRedisClient(app.env['REDIS_URL'] ?? '');
  const queue = new Queue(MAIL_QUEUE, { connection });
  try {
    await eventually(`a ${state} mail`, async () =>
      (await queue.getJobCountByTypes(state)) > 0 ? true : undefined,
    );
    return await queue.getJobCountByTypes('waiting', 'delayed', 'active', 'failed');
  } finally {
    await queue.close();
    connection.destroy();
  }
}

describe('a contact message', () => {
  it('is noted as forwarded once the mail server has taken its mail, and mailed once', async () => {
    const smtpPort = await freePort();
    const app = keep(await startMessaging({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }));
    await write(app);
    await queued(app, 'delayed');
    await sweepLater(app);
    expect(await queued(app, 'delayed')).toBe(1);
    expect(await forwardedAt(app)).toBeNull();
    const mails = keep(await startMailCatcher(smtpPort));
    await mails.next(OFFICE);
    await eventually('the note', async () => (await forwardedAt(app)) ?? undefined);
    await sweepLater(app);
    expect(mails.waiting()).toBe(0);
  });

  it('is not noted as forwarded where the mail server refused its mail for good', async () => {
    const server = keep(await startRefusingServer(550));
    const app = keep(await startMessaging({ SMTP_URL: server.smtpUrl }));
    await write(app);
    expect(await queued(app, 'failed')).toBe(1);
    await sweepLater(app);
    expect(await queued(app, 'failed')).toBe(1);
    expect(await forwardedAt(app)).toBeNull();
  });
});
