import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ContactService } from '../src/contact/contact.service.js';
import { send, startMessaging, type MessagingApp } from './app.js';
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

function rows(): Promise<{ name: string; phone: string; forwarded_at: Date | null }[]> {
  return app.app.get(DataSource).query('SELECT * FROM contact_messages ORDER BY created_at');
}

describe('POST /contact', () => {
  it('keeps the message and mails it to the office', async () => {
    const { status, body } = await post(VALID);
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: 'Thank you! Your message has been sent successfully.',
    });
    const [row] = await rows();
    expect(row).toMatchObject({ name: 'Asha Rao', phone: '9876543210' });
    expect(row?.forwarded_at).not.toBeNull();

    const mail = await mails.next('office@abhyas.example');
    expect(mail.subject).toBe('Contact: Group price Bcc: victim@example.com');
    expect(mail.replyTo).toEqual([{ name: 'Asha Rao', address: 'asha@example.com' }]);
    expect(mail.text).toContain('> We are 40.');
    expect(mail.recipients).toEqual(['office@abhyas.example']);
  });

  it('forwards later what could not be forwarded at once', async () => {
    await app.app.get(DataSource).query(
      `INSERT INTO contact_messages (id, name, email, phone, subject, message, created_at)
         VALUES ('0193a1c0-0000-7000-8000-00000000c0de', 'Late', 'late@example.com', '9876543210', 'Waiting', 'Hello', '2026-11-21 05:00:00')`,
    );
    await app.app.get(ContactService).forwardWaiting();
    await app.app.get(ContactService).forwardWaiting();
    expect((await mails.next('office@abhyas.example')).subject).toBe('Contact: Waiting');
    expect((await rows()).every((row) => row.forwarded_at !== null)).toBe(true);
    expect(mails.waiting()).toBe(0);
  });

  it.each([
    ['name', 'Name is required', ''],
    ['name', 'Name is required', '   '],
    ['name', 'Name is required', undefined],
    ['name', 'Name is required', ['a']],
    // Characters that change the one before them count too: the column counts them.
    ['name', 'Name can have at most 100 characters', 'a\uFE0F'.repeat(100)],
    ['email', 'Email is required', ''],
    ['email', 'Email is invalid', 'asha'],
    ['email', 'Email is invalid', 'a@b.co\r\nBcc: x@y.co'],
    ['email', 'Email is invalid', `${'a'.repeat(250)}@example.com`],
    ['phone', 'Phone number is required', ''],
    ['phone', 'Phone number is required', ' '],
    ['phone', 'Please enter a valid 10-digit phone number', '12345'],
    ['phone', 'Please enter a valid 10-digit phone number', 'abc'],
    ['phone', 'Please enter a valid 10-digit phone number', '+91 98765 43210'],
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

  it('names every field that is missing', async () => {
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

  it('refuses what is no JSON object', async () => {
    for (const body of ['{', '[]', '"text"', 'null']) {
      expect((await post(body)).status).toBe(400);
    }
  });

  it('limits messages per address', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await post(VALID)).status).toBe(201);
    const refused = await post(VALID);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  });
});
