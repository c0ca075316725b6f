import { eventually } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ContactMessagesRepository } from '../src/contact/contact-messages.repository.js';
import { ContactService } from '../src/contact/contact.service.js';
import { send, startMessaging, startReplica, type MessagingApp } from './app.js';
import { startMailCatcher, type MailCatcher } from './mail-catcher.js';

const VALID = {
  name: ' Asha Rao ',
  email: ' asha@example.com ',
  phone: '(98765) 432-10',
  subject: 'Group price\r\nBcc: victim@example.com',
  message: 'Do you offer a group price?\nWe are 40.',
};

let app: MessagingApp;
let mails: MailCatcher;

beforeAll(async () => {
  mails = await startMailCatcher();
  app = await startMessaging({
    SMTP_URL: mails.smtpUrl,
    CONTACT_TO: 'office@abhyas.example',
    CONTACT_LIMIT_PER_ADDRESS: '3',
  });
});

afterAll(async () => {
  await app?.close();
  await mails?.close();
});

let addresses = 0;
let address: string;
beforeEach(() => {
  addresses += 1;
  address = `192.0.2.${addresses}`;
});

const post = (body: unknown) => send(app, 'POST', '/contact', body, address);

interface Row {
  id: string;
  name: string;
  email: string;
  phone: string;
  forwarded_at: Date | null;
}

function rows(): Promise<Row[]> {
  return app.app.get(DataSource).query('SELECT * FROM contact_messages ORDER BY created_at');
}

/** Waits until every message is marked as forwarded. */
function allForwarded(): Promise<Row[]> {
  return eventually('the messages to be forwarded', async () => {
    const all = await rows();
    return all.every((row) => row.forwarded_at !== null) ? all : undefined;
  });
}

describe('POST /contact', () => {
  it('stores the message and mails it to the office', async () => {
    const { status, body } = await post(VALID);
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: 'Thank you! Your message has been sent successfully.',
    });
    const [row] = await rows();
    expect(row).toMatchObject({ name: 'Asha Rao', phone: '9876543210' });

    const mail = await mails.next('office@abhyas.example');
    expect(mail.subject).toBe('Contact: Group price Bcc: victim@example.com');
    expect(mail.replyTo).toEqual([{ name: 'Asha Rao', address: 'asha@example.com' }]);
    expect(mail.text).toContain('> We are 40.');
    expect(mail.recipients).toEqual(['office@abhyas.example']);
    await allForwarded();
  });

  it('cleans invisible and direction characters in the mail to the office', async () => {
    const written = {
      ...VALID,
      name: '\u202EAsha\u202C അവന്\u200D',
      subject: '\u2067Group\u2069 price 👩\u200D🎓',
      message: 'Do you offer\n\u202Eit?',
    };
    expect((await post(written)).status).toBe(201);
    const mail = await mails.next('office@abhyas.example');
    expect(mail.subject).toBe('Contact: Group price 👩\u200D🎓');
    expect(mail.replyTo).toEqual([{ name: 'Asha അവന്\u200D', address: 'asha@example.com' }]);
    expect(mail.text).toContain('> Do you offer\n> it?');
    expect(mail.text + mail.html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    await allForwarded();
  });

  it('forwards a message later when it could not be forwarded at once', async () => {
    await app.app.get(DataSource).query(
      `INSERT INTO contact_messages
         (id, name, email, phone, subject, message, created_at, forwarded_at)
       VALUES ('0193a1c0-0000-7000-8000-00000000c0de', 'Late', 'late@example.com', '9876543210',
         'Waiting', 'Hello', '2026-11-21 05:00:00', NULL)`,
    );
    await app.app.get(ContactService).forwardPending();
    await app.app.get(ContactService).forwardPending();
    expect((await mails.next('office@abhyas.example')).subject).toBe('Contact: Waiting');
    await allForwarded();
    expect(mails.waiting('office@abhyas.example')).toBe(0);
  });

  it('forwards all messages of a long outage, also after a shutdown in between', async () => {
    const count = 120;
    const ids = Array.from({ length: count }, (_, index) => index.toString(16).padStart(12, '0'));
    await app.app.get(DataSource).query(
      `INSERT INTO contact_messages
         (id, name, email, phone, subject, message, created_at, forwarded_at) VALUES ?`,
      [
        ids.map((id, index) => [
          ...[`0193a1c0-0000-7000-8000-${id}`, 'Late', `late-${index}@example.com`, '9876543210'],
          // Some have the same time, as after a crash.
          ...[`Late ${index}`, 'Hello', new Date(Date.UTC(2026, 10, 20, 5, index >> 5)), null],
        ]),
      ],
    );
    const pages = jest.spyOn(app.app.get(ContactMessagesRepository), 'findUnforwarded');
    await app.app.get(ContactService).forwardPending(() => pages.mock.calls.length === 1);
    expect(pages).toHaveBeenCalledTimes(1);
    pages.mockRestore();
    await app.app.get(ContactService).forwardPending();
    await allForwarded();
    const subjects = new Set<string>();
    while (subjects.size < count) {
      subjects.add((await mails.next('office@abhyas.example')).subject);
    }
    expect(mails.waiting('office@abhyas.example')).toBe(0);
  });

  it.each([
    'asha.rao+mock@example.co.in',
    "o'brien@example.com",
    `#$&*=?^_\`{}~-@xn--bcher-kva.example`,
    `${'a'.repeat(64)}@example.com`,
  ])('mails a message from %s with that address for replies', async (email) => {
    expect((await post({ ...VALID, email })).status).toBe(201);
    const mail = await mails.next('office@abhyas.example');
    expect(mail.replyTo).toEqual([{ name: 'Asha Rao', address: email }]);
    await allForwarded();
  });

  it.each([
    ['name', 'Name is required', ''],
    ['name', 'Name is required', '   '],
    ['name', 'Name is required', undefined],
    ['name', 'Name is required', ['a']],
    // Variation selectors count too, because the column counts them.
    ['name', 'Name can have at most 100 characters', 'a\uFE0F'.repeat(100)],
    ['name', 'Name is required', '\u200B\u202E'],
    ['subject', 'Subject is required', '\u3164'],
    ['message', 'Message is required', ' \u2800\u200D '],
    ['email', 'Email is required', ''],
    ['email', 'Email is invalid', 'asha'],
    ['email', 'Email is invalid', 'a@b.co\r\nBcc: x@y.co'],
    ['email', 'Email is invalid', `${'a'.repeat(250)}@example.com`],
    ['email', 'Email is invalid', `${'a'.repeat(65)}@example.com`],
    ['email', 'Email is invalid', 'q%x@example.com'],
    ['email', 'Email is invalid', '"asha rao"@example.com'],
    ['email', 'Email is invalid', 'āśā@example.com'],
    ['email', 'Email is invalid', 'asha@bücher.example'],
    ['email', 'Email is invalid', 'asha@example.com\u200B'],
    ['phone', 'Phone number is required', ''],
    ['phone', 'Phone number is required', ' '],
    ['phone', 'Please enter a valid 10-digit phone number', '12345'],
    ['phone', 'Please enter a valid 10-digit phone number', 'abc'],
    ['phone', 'Please enter a valid 10-digit phone number', '+44 20 7946 0958'],
    ['phone', 'Phone number is required', 9876543210],
    ['subject', 'Subject is required', ' '],
    ['subject', 'Subject can have at most 200 characters', 'x'.repeat(201)],
    ['message', 'Message is required', ''],
    ['message', 'Message can have at most 5,000 characters', 'x'.repeat(5001)],
  ])('refuses %s: %s', async (field, sentence, value) => {
    const before = (await rows()).length;
    const { status, body } = await post({ ...VALID, [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      message: sentence,
      fields: { [field]: sentence },
    });
    expect((await rows()).length).toBe(before);
  });

  it.each(['+91 98765-43210', '0091 98765 43210', '098765 43210', '+९१ ९८७६५ ४३२१०', '৯৮৭৬৫৪৩২১০'])(
    'takes the phone number %s for its ten digits',
    async (phone) => {
      const email = `phone-${addresses}@example.com`;
      expect((await post({ ...VALID, email, phone })).status).toBe(201);
      const row = (await rows()).find((one) => one.email === email);
      expect(row).toMatchObject({ phone: '9876543210' });
      await allForwarded();
    },
  );

  it('lists every missing field', async () => {
    const { body } = await post({});
    expect(body).toMatchObject({
      fields: {
        name: 'Name is required',
        email: 'Email is required',
        phone: 'Phone number is required',
        subject: 'Subject is required',
        message: 'Message is required',
      },
    });
  });

  it.each(['{', '[]', '"text"', 'null'])('refuses %s, which is not a JSON object', async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  it('limits messages per address', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await post(VALID)).status).toBe(201);
    const rejected = await post(VALID);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  it.each([
    ['is invalid', {}],
    ['is not JSON', '{'],
    ['is too large', { ...VALID, message: 'x'.repeat(20 * 1024) }],
  ])('also counts a body that %s', async (_what, body) => {
    for (let sent = 0; sent < 3; sent += 1) {
      expect([400, 413]).toContain((await post(body)).status);
    }
    expect((await post(body)).status).toBe(429);
    expect((await post(VALID)).status).toBe(429);
  });

  it('accepts a message of maximum length in an Indian script', async () => {
    const maximum = { name: 'अ'.repeat(100), subject: 'आ'.repeat(200), message: 'क'.repeat(5_000) };
    expect((await post({ ...VALID, ...maximum })).status).toBe(201);
  });

  it('accepts a hundred calls of an address in an hour by default, valid or not', async () => {
    const replica = await startReplica({ ...app.env, CONTACT_LIMIT_PER_ADDRESS: '' });
    try {
      const statuses: number[] = [];
      for (let sent = 0; sent < 305; sent += 1) {
        statuses.push((await send(replica, 'POST', '/contact', '{"name":7}', address)).status);
      }
      expect(statuses.lastIndexOf(400)).toBe(99);
      expect(statuses.indexOf(429)).toBe(100);
    } finally {
      await replica.close();
    }
  });
});
