import { isEmailAddress } from '@abhyas/service-kit/rules';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { readMail } from './mail-job.js';

const reminder = (path: string) => ({
  to: 'asha@example.com',
  template: 'test-reminder',
  data: {
    name: 'Asha',
    test: 'Live Test',
    exam: 'SSC CGL',
    startsAt: '2026-11-29T04:30:00.000Z',
    path,
  },
});

const REPORT = {
  reportId: 'r',
  questionId: 'q',
  questionVersion: 1,
  number: 1,
  test: 'Set 1',
  exam: 'SSC CGL',
  question: 'Why?',
  reason: 'Other',
  text: '',
  isChange: false,
};

const settled = (to: string, path: string, template = 'report-settled') => ({
  to,
  template,
  data: { ...REPORT, name: 'Asha', outcome: 'corrected', note: '', path },
});

describe('readMail', () => {
  it('accepts a link to a page of this site', () => {
    expect(readMail(reminder('/test-details/e1/t-2'))).toEqual(reminder('/test-details/e1/t-2'));
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'x', '', '/a?b=<script>'])(
    'refuses a link to %j',
    (path) => expect(readMail(reminder(path))).toBeUndefined(),
  );

  it.each([
    ['office', '/test-results/e/t?attempt=a&review=all', 'report-settled'],
    ['asha@example.com', '//evil.example?x=1', 'report-settled'],
    ['asha@example.com', '/test-results/e/t?attempt=<script>', 'report-settled'],
    ['asha@example.com', '', 'question-report'],
  ])('refuses a mail to %s about a report, with the path %j: %s', (to, path, template) => {
    expect(readMail(settled(to, path, template))).toBeUndefined();
  });

  it('accepts a link to a result, and the office as the recipient of reports', () => {
    const path = '/test-results/e/t?attempt=a&review=all';
    expect(readMail(settled('asha@example.com', path))).toBeDefined();
    expect(readMail({ to: 'office', template: 'question-report', data: REPORT })).toBeDefined();
  });

  it.each([
    'q%x@example.com',
    '"a b"@example.com',
    'é@example.com',
    'a@example.com, b@example.com',
  ])('refuses a mail to %s', (to) => {
    const farewell = { to, template: 'account-deleted', data: { name: 'Asha' } };
    expect(readMail(farewell)).toBeUndefined();
  });

  it.each(['', 'x'.repeat(42), `${'x'.repeat(42)}/`, `${'x'.repeat(42)}"`, 'https://evil.example'])(
    'refuses a link with the token %j',
    (token) => {
      const data = { name: 'Asha', otp: '123456', minutes: 10, link: { token, minutes: 60 } };
      expect(readMail({ to: 'a@example.com', template: 'reset-password', data })).toBeUndefined();
    },
  );

  it('accepts a reset mail without a link', () => {
    const data = { name: 'Asha', otp: '123456', minutes: 10 };
    const mail = { to: 'a@example.com', template: 'reset-password', data };
    expect(readMail(mail)).toEqual(mail);
  });

  it('refuses an invalid time', () => {
    const data = { name: 'Asha', at: 'yesterday' };
    expect(readMail({ to: 'a@example.com', template: 'password-changed', data })).toBeUndefined();
  });
});

describe('an accepted address', () => {
  const atom = fc.string({
    unit: fc.constantFrom(..."abyzABYZ0189#$&'*+=?^_`{}~-"),
    minLength: 1,
    maxLength: 20,
  });
  const local = fc.array(atom, { minLength: 1, maxLength: 3 }).map((atoms) => atoms.join('.'));
  const address = fc
    .tuple(local, fc.oneof(fc.domain(), fc.constant('xn--bcher-kva.example')))
    .map(([name, domain]) => `${name}@${domain}`)
    .filter(isEmailAddress);

  it('is the only recipient of its mail', async () => {
    const transport = createTransport({ streamTransport: true });
    await fc.assert(
      fc.asyncProperty(address, async (to) => {
        expect(readMail({ to, template: 'account-deleted', data: { name: 'Asha' } })?.to).toBe(to);
        const { envelope } = await transport.sendMail({
          from: 'no-reply@abhyas.example',
          to: { name: '', address: to },
          text: 'Hello',
        });
        const [name = '', domain = ''] = to.split('@');
        expect(envelope.to).toEqual([`${name}@${domain.toLowerCase()}`]);
      }),
    );
  });
});
