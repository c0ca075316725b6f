import { describe, expect, it } from '@jest/globals';
import { isOutdated } from './is-outdated.js';
import type { Mail } from './mail-job.js';

const TEN_MINUTES = 600_000;
const code: Mail = {
  to: 'asha@example.com',
  template: 'verify-email',
  data: { name: 'Asha', otp: '123456', minutes: 10 },
};

describe('isOutdated', () => {
  it('drops a code only after it expired', () => {
    expect(isOutdated(code, 0, TEN_MINUTES)).toBe(false);
    expect(isOutdated(code, 0, TEN_MINUTES + 1)).toBe(true);
  });

  it('sends an expired code while the link in the same mail is valid', () => {
    const reset: Mail = {
      to: 'asha@example.com',
      template: 'reset-password',
      data: {
        name: 'Asha',
        otp: '123456',
        minutes: 10,
        link: { token: 'x'.repeat(43), minutes: 60 },
      },
    };
    expect(isOutdated(reset, 0, 6 * TEN_MINUTES)).toBe(false);
    expect(isOutdated(reset, 0, 6 * TEN_MINUTES + 1)).toBe(true);
  });

  it('sends a registration until its test closes', () => {
    const closesAt = '2026-11-29T16:30:00.000Z';
    const registration: Mail = {
      to: 'asha@example.com',
      template: 'test-registration',
      data: {
        ...{ name: '', test: 'Live Test', exam: 'SSC CGL', path: '/test-details/e/t/lobby' },
        ...{ startsAt: '2026-11-29T04:30:00.000Z', closesAt, duration: 3600 },
        calendar: { name: 'live-test.ics', text: 'BEGIN:VCALENDAR\r\n' },
      },
    };
    expect(isOutdated(registration, 0, Date.parse(closesAt) - 1)).toBe(false);
    expect(isOutdated(registration, 0, Date.parse(closesAt))).toBe(true);
  });

  it('drops a reminder once its test has started', () => {
    const startsAt = '2026-11-29T04:30:00.000Z';
    const reminder: Mail = {
      to: 'asha@example.com',
      template: 'test-reminder',
      data: { name: '', test: 'Live Test', exam: 'SSC CGL', startsAt, path: '/test-details/e/t' },
    };
    expect(isOutdated(reminder, 0, Date.parse(startsAt) - 1)).toBe(false);
    expect(isOutdated(reminder, 0, Date.parse(startsAt))).toBe(true);
  });

  it('never drops a mail without a time limit', () => {
    const mail: Mail = {
      to: 'asha@example.com',
      template: 'already-registered',
      data: { name: '' },
    };
    expect(isOutdated(mail, 0, 100 * TEN_MINUTES)).toBe(false);
  });
});
