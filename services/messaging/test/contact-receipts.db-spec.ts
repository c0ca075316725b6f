import { signTestToken } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { send, startMessaging, type MessagingApp } from './app.js';
import { startMailCatcher, type MailCatcher } from './mail-catcher.js';

const OFFICE = 'office@abhyas.example';

let app: MessagingApp;
let mails: MailCatcher;

beforeAll(async () => {
  mails = await startMailCatcher();
  app = await startMessaging({ SMTP_URL: mails.smtpUrl, CONTACT_TO: OFFICE });
});
afterAll(async () => {
  await app?.close();
  await mails?.close();
});

const WRITTEN = {
  name: 'Buy Gold Now',
  phone: '9876543210',
  subject: 'Win <b>1000</b> rupees\r\nBcc: victim@example.com',
  message: 'Call 98300 12345 <script>alert(1)</script>\nToday.',
};

async function write(email: string, token?: string): Promise<void> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const { status } = await send(
    app,
    'POST',
    '/contact',
    { ...WRITTEN, email },
    '203.0.113.9',
    headers,
  );
  expect(status).toBe(201);
}

describe('the acknowledgement of a contact message', () => {
  it('has no word of a sender who may have entered the address of a stranger', async () => {
    await write('stranger@example.com');
    const mail = await mails.next('stranger@example.com');
    expect(mail.subject).toMatch(/^We have received your message \([0-9A-F]{4}-[0-9A-F]{4}\)$/);
    expect(mail.recipients).toEqual(['stranger@example.com']);
    for (const word of ['Gold', 'rupees', '98300', 'script', 'victim', '9876543210']) {
      expect(mail.subject + mail.text + mail.html).not.toContain(word);
    }
    expect(mail.text).toContain('If it was not you, ignore this email.');
    expect(mail.text).toMatch(/^Help: http\S+\/help$/m);
    expect(mail.headers['auto-submitted']).toBe('auto-generated');
  });

  it('has the reference that the office sees', async () => {
    const office = await mails.next(OFFICE);
    await write('reference@example.com');
    const receipt = await mails.next('reference@example.com');
    const [reference] = /[0-9A-F]{4}-[0-9A-F]{4}/.exec(receipt.subject) ?? [];
    const second = await mails.next(OFFICE);
    expect(second.text).toContain(`Reference: ${reference}`);
    expect(office.text).not.toContain(String(reference));
  });

  it('quotes the message for a sender who is logged in with the address', async () => {
    const token = await signTestToken({ email: 'Own@example.com' });
    await write('own@example.com', token);
    const mail = await mails.next('own@example.com');
    expect(mail.text).toContain('Subject: Win <b>1000</b> rupees Bcc: victim@example.com');
    expect(mail.text).toContain('> Today.');
    expect(mail.html).not.toMatch(/<b>|<script/);
    expect(mail.recipients).toEqual(['own@example.com']);
  });

  it('does not quote it for another address of that sender', async () => {
    const token = await signTestToken({ email: 'own@example.com' });
    await write('another@example.com', token);
    expect((await mails.next('another@example.com')).text).not.toContain('rupees');
  });

  it('goes to an address three times a day at most, whichever way it is written', async () => {
    const ways = [
      'many@example.com',
      'MANY@example.com',
      'many+a@example.com',
      'many+b@example.com',
    ];
    for (const way of ways) await write(way);
    for (const way of ways.slice(0, 3)) await mails.next(way);
    // Mails go out in the order of the queue, so the fourth would be here before this one.
    await write('last@example.com');
    await mails.next('last@example.com');
    expect(mails.waiting('many+b@example.com')).toBe(0);
  });
});
