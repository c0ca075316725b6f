import { describe, expect, it } from '@jest/globals';
import { ANSWERS_OF_NOVEMBER_2026 } from '../../../migrations/help/answers-of-november-2026.js';
import type { Mail } from '../rules/mail-job.js';
import { fillTemplate } from './fill-template.js';
import type { MailBody } from './mail-body.js';
import { renderHtml } from './render-html.js';
import { renderText } from './render-text.js';

const MAILS: readonly Mail[] = [
  {
    to: 'a@example.com',
    template: 'verify-email',
    data: { name: 'Asha', otp: '012345', minutes: 10 },
  },
  {
    to: 'a@example.com',
    template: 'reset-password',
    data: {
      name: 'Asha',
      otp: '012345',
      minutes: 10,
      link: { token: 'aB-_'.repeat(10) + 'xyz', minutes: 60 },
    },
  },
  { to: 'a@example.com', template: 'already-registered', data: { name: 'Asha' } },
  {
    to: 'a@example.com',
    template: 'password-changed',
    data: { name: 'Asha', at: '2026-11-21T06:00:00.000Z' },
  },
  {
    to: 'a@example.com',
    template: 'new-login',
    data: {
      name: 'Asha',
      at: '2026-11-21T06:00:00.000Z',
      device: 'Chrome on <script>\r\nBcc: x@example.com',
    },
  },
  { to: 'a@example.com', template: 'account-deleted', data: { name: 'Asha' } },
  {
    to: 'a@example.com',
    template: 'test-reminder',
    data: {
      name: 'Asha',
      test: 'SSC CGL: Live Test\r\nBcc: x@example.com',
      exam: 'SSC <img src=x>',
      startsAt: '2026-11-29T04:30:00.000Z',
      path: '/test-details/e1/t1/lobby',
    },
  },
  {
    to: 'a@example.com',
    template: 'test-registration',
    data: {
      name: 'Asha',
      test: 'Live Test\r\nBcc: x@example.com',
      exam: 'SSC <img src=x>',
      startsAt: '2026-11-29T04:30:00.000Z',
      closesAt: '2026-11-29T16:30:00.000Z',
      duration: 3600,
      path: '/test-details/e1/t1/lobby',
      calendar: { name: 'live-test.ics', text: 'BEGIN:VCALENDAR\r\n' },
    },
  },
  {
    to: 'office@example.com',
    template: 'contact',
    data: {
      messageId: '0193a1c0-0000-7000-8000-00004f0a91c2',
      name: 'Asha <script>\r\nBcc: x@example.com',
      email: 'asha@example.com',
      phone: '9876543210',
      subject: 'Price\r\nBcc: victim@example.com',
      message: 'Dear team,\n<img src=x onerror=alert(1)>',
    },
  },
  {
    to: 'a@example.com',
    template: 'contact-received',
    data: {
      messageId: '0193a1c0-0000-7000-8000-00004f0a91c2',
      written: {
        name: 'Asha <script>',
        subject: 'Price\r\nBcc: victim@example.com',
        message: '<img src=x onerror=alert(1)>',
      },
    },
  },
  {
    to: 'office',
    template: 'question-report',
    data: {
      reportId: '0193a1c0-0000-7000-8000-000000000001',
      questionId: '0193a1c0-0000-7000-8000-000000000002',
      questionVersion: 3,
      number: 7,
      test: 'Set 1\r\nBcc: x@example.com',
      exam: 'SSC <img src=x>',
      question: 'What is <b>2</b> + 2?',
      reason: 'The answer is wrong',
      text: 'It is 4.\n<script>alert(1)</script>',
      isChange: false,
    },
  },
  {
    to: 'a@example.com',
    template: 'report-settled',
    data: {
      name: 'Asha',
      number: 7,
      test: 'Set 1\r\nBcc: x@example.com',
      exam: 'SSC <img src=x>',
      outcome: 'corrected',
      note: 'The key was <b>wrong</b>.',
      path: '/test-results/e1/t1?attempt=a1',
    },
  },
  {
    to: 'a@example.com',
    template: 'live-results',
    data: {
      name: 'Asha',
      test: 'Live 1\r\nBcc: x@example.com',
      exam: 'SSC <img src=x>',
      path: '/test-results/e1/t1?attempt=a2',
    },
  },
];

describe.each(MAILS)('the $template mail', (mail) => {
  const body = fillTemplate(mail, 'https://abhyas.example');

  it('has the same content in text and HTML', () => {
    const text = renderText(body);
    const html = renderHtml(body);
    for (const part of [text, html]) expect(part).toContain(body.footer);
    if ('otp' in mail.data) {
      expect(text).toContain('012345');
      expect(html).toContain('012345');
    }
  });

  it('allows no injection of headers or markup', () => {
    expect(body.subject).not.toMatch(/[\r\n]/);
    expect(body.replyTo?.name ?? '').not.toMatch(/[\r\n]/);
    expect(renderHtml(body)).not.toMatch(/<(script|img)/);
  });
});

function mailOf(template: Mail['template']): MailBody {
  const mail = MAILS.find((one) => one.template === template);
  if (!mail) throw new Error(`There is no ${template} mail here.`);
  return fillTemplate(mail, 'https://abhyas.example');
}

it.each<[template: Mail['template'], link: string]>([
  ['verify-email', 'https://abhyas.example/register?step=code'],
  ['reset-password', `https://abhyas.example/forgot-password#token=${'aB-_'.repeat(10)}xyz`],
  ['already-registered', 'https://abhyas.example/forgot-password'],
  ['password-changed', 'https://abhyas.example/forgot-password'],
  ['new-login', 'https://abhyas.example/forgot-password'],
  ['new-login', 'https://abhyas.example/dashboard/settings'],
  ['account-deleted', 'https://abhyas.example/#contact'],
  ['test-reminder', 'https://abhyas.example/test-details/e1/t1/lobby'],
  ['test-reminder', 'https://abhyas.example/dashboard/settings'],
  ['verify-email', 'https://abhyas.example/help#code-does-not-work'],
  ['reset-password', 'https://abhyas.example/help#code-does-not-work'],
  ['new-login', 'https://abhyas.example/help#mail-about-new-login'],
  ['test-reminder', 'https://abhyas.example/help#late-to-live-test'],
  ['contact-received', 'https://abhyas.example/help'],
  ['report-settled', 'https://abhyas.example/test-results/e1/t1?attempt=a1'],
  ['live-results', 'https://abhyas.example/test-results/e1/t1?attempt=a2'],
])('links the %s mail to %s', (template, link) => {
  const body = mailOf(template);
  expect(renderText(body)).toContain(link);
  expect(renderHtml(body)).toContain(`href="${link}"`);
});

it('says in hours how long the link to a new password works', () => {
  const data = { name: 'Asha', otp: '012345', minutes: 10 };
  const link = { token: 'x'.repeat(43), minutes: 150 };
  const mail: Mail = { to: 'a@example.com', template: 'reset-password', data: { ...data, link } };
  const text = renderText(fillTemplate(mail, 'https://abhyas.example'));
  expect(text).toContain('The code works for 10 minutes.');
  expect(text).toContain('works once, for 2 hours 30 minutes.');
});

it('puts no colon after a question', () => {
  const text = renderText(mailOf('verify-email'));
  expect(text).toContain('What can I do? https://abhyas.example/help#code-does-not-work');
  expect(text).toContain('Enter the code: https://abhyas.example/register?step=code');
});

it('contains no link to a new password when the job has none', () => {
  const data = { name: 'Asha', otp: '012345', minutes: 10 };
  const mail: Mail = { to: 'a@example.com', template: 'reset-password', data };
  const text = renderText(fillTemplate(mail, 'https://abhyas.example'));
  expect(text).toContain('012345');
  expect(text).not.toContain('/forgot-password');
});

it('names the question, its version and the report to the office', () => {
  const text = renderText(mailOf('question-report'));
  for (const part of [
    'Question id: 0193a1c0-',
    'Version: 3',
    'The answer is wrong',
    '> It is 4.',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toContain('npm run reports:settle -- 0193a1c0-0000-7000-8000-000000000001');
});

it('says how a report was settled, with the note of the office', () => {
  const text = renderText(mailOf('report-settled'));
  expect(text).toContain('the question was corrected');
  expect(text).toContain('> The key was <b>wrong</b>.');
});

it.each([
  ['Live Test of 29 November', 'SSC CGL', 'Reminder: SSC CGL: Live Test of 29 November'],
  ['SSC CGL: Live Test', 'SSC CGL', 'Reminder: SSC CGL: Live Test'],
])('names the exam in the subject of a reminder of %j of %j', (test, exam, subject) => {
  const startsAt = '2026-11-29T04:30:00.000Z';
  const data = { name: 'Asha', test, exam, startsAt, path: '/test-details/e1/t1/lobby' };
  const mail: Mail = { to: 'a@example.com', template: 'test-reminder', data };
  expect(fillTemplate(mail, 'https://abhyas.example').subject).toBe(subject);
});

it('shows times in Indian time', () => {
  expect(renderText(mailOf('password-changed'))).toMatch(/21 November 2026.*11:30\sam, India time/);
  expect(renderText(mailOf('test-reminder'))).toMatch(/29 November 2026.*10:00\sam, India time/);
});

it('offers to unsubscribe only in mails that do not concern security', () => {
  const offering = MAILS.filter((mail) => mailOf(mail.template).unsubscribe !== undefined);
  expect(offering.map(({ template }) => template)).toEqual(['test-reminder']);
});

it.each(['Win at evil.com', '', ' \u200b '])('greets without the name %j', (name) => {
  const mail: Mail = { to: 'a@example.com', template: 'account-deleted', data: { name } };
  const text = renderText(fillTemplate(mail, 'https://abhyas.example'));
  expect(text).toContain('\n\nHello,\n');
});

it('links to answers that the help page has', () => {
  const slugs = new Set(ANSWERS_OF_NOVEMBER_2026.map(({ slug }) => slug));
  const linked = MAILS.flatMap((mail) => [
    ...renderText(fillTemplate(mail, 'https://abhyas.example')).matchAll(/\/help#([\w-]+)/g),
  ]).map(([, slug = '']) => slug);
  expect(linked.length).toBeGreaterThan(3);
  expect(linked.filter((slug) => !slugs.has(slug))).toEqual([]);
});

it('acknowledges a message with its reference alone when the address may be a stranger’s', () => {
  const data = { messageId: '0193a1c0-0000-7000-8000-00004f0a91c2' };
  const mail: Mail = { to: 'a@example.com', template: 'contact-received', data };
  const text = renderText(fillTemplate(mail, 'https://abhyas.example'));
  expect(text).toContain('\n\nHello,\n');
  expect(text).toContain('Reference: 4F0A-91C2');
  expect(text).not.toContain('You wrote');
});
