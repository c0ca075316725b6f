import { createRedisClient } from '@abhyas/service-kit';
import { MAIL_QUEUE, MAIL_QUEUE_PREFIX } from '@abhyas/service-kit/mail';
import { eventually } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { startMessaging, type MessagingApp } from './app.js';
import { freePort, startMailCatcher, type MailCatcher } from './mail-catcher.js';

const OPTIONS = {
  attempts: 14,
  backoff: { type: 'exponential', delay: 50 },
  removeOnComplete: true,
};

const AT = '2026-11-21T06:00:00.000Z';

let app: MessagingApp;
let smtpPort: number;
let mails: MailCatcher | undefined;
let producer: Queue;
let redis: ReturnType<typeof createRedisClient>;

// The producer works like that of the auth service: over Redis, not through messaging.
beforeAll(async () => {
  smtpPort = await freePort();
  app = await startMessaging({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
  redis = createRedisClient(app.env['REDIS_URL']!);
  producer = new Queue(MAIL_QUEUE, { connection: redis, prefix: MAIL_QUEUE_PREFIX });
});

afterAll(async () => {
  await producer?.close();
  if (redis?.isOpen) redis.destroy();
  await app?.close();
  await mails?.close();
});

const code = (to: string, data: object = {}) => ({
  to,
  template: 'verify-email',
  data: { name: 'Asha', otp: '048213', minutes: 10, ...data },
});

describe('the mail queue', () => {
  it('stores a mail while the mail server is away and sends it when it is back', async () => {
    const job = await producer.add('verify-email', code('asha@example.com'), {
      ...OPTIONS,
      timestamp: app.clock.now().getTime(),
    });
    await eventually('a failed try', async () => {
      const now = await producer.getJob(job.id!);
      return now && now.attemptsMade > 0 ? true : undefined;
    });
    mails = await startMailCatcher(smtpPort);
    const mail = await mails.next('asha@example.com');
    expect(mail.subject).toBe('Your code to verify your email address');
    expect(mail.text).toContain('048213');
    expect(mail.html).toContain('048213');
    expect(mail.headers['from']).toBe('Abhyas <no-reply@abhyas.example>');
    expect(mail.headers['content-type']).toMatch(/^multipart\/alternative/);
    await eventually('the job to be gone', async () =>
      (await producer.getJob(job.id!)) ? undefined : true,
    );
  });

  it('sends a job once, although the queue forgot that it is finished', async () => {
    const options = { ...OPTIONS, jobId: 'again', timestamp: app.clock.now().getTime() };
    for (const round of ['first', 'second']) {
      const job = await producer.add('verify-email', code('again@example.com'), options);
      await eventually(`the ${round} job to be gone`, async () =>
        (await producer.getJob(job.id!)) ? undefined : true,
      );
    }
    await mails!.next('again@example.com');
    await producer.add('verify-email', code('after@example.com'), {
      ...OPTIONS,
      timestamp: app.clock.now().getTime(),
    });
    await mails!.next('after@example.com');
    expect(mails!.waiting('again@example.com')).toBe(0);
  });

  it('drops a code that expired while it waited', async () => {
    const late = await producer.add('verify-email', code('late@example.com'), {
      ...OPTIONS,
      timestamp: app.clock.now().getTime() - 11 * 60_000,
    });
    await eventually('the job to be gone', async () =>
      (await producer.getJob(late.id!)) ? undefined : true,
    );
    expect(mails?.waiting()).toBe(0);
  });

  it.each([
    ['a name with injected headers', code('name@example.com', { name: 'A\r\nBcc: x@y.example' })],
    [
      'a mail about an existing account',
      { to: 'name@example.com', template: 'already-registered', data: { name: 'A' } },
    ],
    ['a reset code', { ...code('name@example.com'), template: 'reset-password' }],
    [
      'a notice of a changed password',
      { to: 'name@example.com', template: 'password-changed', data: { name: 'A', at: AT } },
    ],
    [
      'an alert of a new log-in',
      {
        to: 'name@example.com',
        template: 'new-login',
        data: { name: 'A', at: AT, device: 'Firefox\r\nBcc: x@y.example' },
      },
    ],
    [
      'a notice of a deleted account',
      {
        to: 'name@example.com',
        template: 'account-deleted',
        data: { name: 'A\r\nCc: x@y.example' },
      },
    ],
  ])('sends %s to its only recipient', async (_what, data) => {
    await producer.add(data.template, data, { ...OPTIONS, timestamp: app.clock.now().getTime() });
    const mail = await mails!.next('name@example.com');
    expect(mail.recipients).toEqual(['name@example.com']);
    expect(mail.headers).not.toHaveProperty('bcc');
    expect(mail.headers).not.toHaveProperty('cc');
    expect(mail.headers).not.toHaveProperty('list-unsubscribe');
    expect(mail.headers['content-type']).toMatch(/^multipart\/alternative/);
  });

  it('sends a reminder with a way to unsubscribe', async () => {
    const data = {
      name: 'Asha',
      test: 'Live Test\r\nBcc: x@y.example',
      exam: 'SSC CGL',
      startsAt: new Date(app.clock.now().getTime() + 3_600_000).toISOString(),
      path: '/test-details/e1/t1',
    };
    const reminder = { to: 'asha@example.com', template: 'test-reminder', data };
    await producer.add('test-reminder', reminder, OPTIONS);
    const mail = await mails!.next('asha@example.com');
    expect(mail.subject).toBe('Reminder: SSC CGL: Live Test Bcc: x@y.example');
    expect(mail.headers['list-unsubscribe']).toBe('<http://127.0.0.1:8080/dashboard/settings>');
    expect(mail.text).toContain('http://127.0.0.1:8080/test-details/e1/t1');
    expect(mail.recipients).toEqual(['asha@example.com']);
  });

  it('sends the calendar file to a student who registered', async () => {
    const startsAt = new Date(app.clock.now().getTime() + 3_600_000);
    const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'SUMMARY:नमस्ते', 'END:VCALENDAR', ''].join(
      '\r\n',
    );
    const data = {
      name: 'Asha',
      test: 'Live Test\r\nBcc: x@y.example',
      exam: 'SSC CGL',
      startsAt: startsAt.toISOString(),
      closesAt: new Date(startsAt.getTime() + 3_600_000).toISOString(),
      duration: 3600,
      path: '/test-details/e1/t1/lobby',
      calendar: { name: 'live-test.ics', text },
    };
    const registration = { to: 'asha@example.com', template: 'test-registration', data };
    await producer.add('test-registration', registration, OPTIONS);
    const mail = await mails!.next('asha@example.com');
    expect(mail.subject).toBe('You are registered: SSC CGL: Live Test Bcc: x@y.example');
    expect(mail.text).toContain('http://127.0.0.1:8080/test-details/e1/t1/lobby');
    expect(mail.text).toContain('Duration: 1 hour');
    expect(mail.text).toMatch(/Starts: .*India time/);
    expect(mail.recipients).toEqual(['asha@example.com']);
    expect(mail.headers['content-type']).toMatch(/^multipart\/mixed/);
    expect(mail.attachments).toEqual([
      { fileName: 'live-test.ics', contentType: 'text/calendar', content: text },
    ]);
  });

  it.each([
    ['two recipients', { ...code('a@example.com, b@example.com') }],
    ['a recipient with headers', { ...code('a@example.com\r\nBcc: b@example.com') }],
    ['an unknown template', { to: 'a@example.com', template: 'newsletter', data: {} }],
    [
      'a reminder with a link to another site',
      {
        to: 'a@example.com',
        template: 'test-reminder',
        data: { name: 'A', test: 'T', exam: 'E', startsAt: AT, path: '//evil.example' },
      },
    ],
    [
      'a registration with another kind of file',
      {
        to: 'a@example.com',
        template: 'test-registration',
        data: {
          ...{ name: 'A', test: 'T', exam: 'E', startsAt: AT, closesAt: AT, duration: 60 },
          ...{ path: '/test-details/e/t', calendar: { name: 'run.exe', text: 'MZ' } },
        },
      },
    ],
    ['no data', {}],
  ])('refuses %s permanently', async (_what, data) => {
    const job = await producer.add('mail', data, OPTIONS);
    const failed = await eventually('the job to fail', async () =>
      (await job.isFailed()) ? await producer.getJob(job.id!) : undefined,
    );
    expect(failed?.attemptsMade).toBe(1);
  });
});
