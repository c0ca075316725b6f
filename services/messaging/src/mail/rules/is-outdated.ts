import type { Mail } from './mail-job.js';

/**
 * Whether a mail became useless while it waited: its code expired, or the test of its reminder
 * started. Times in ms.
 */
export function isOutdated(mail: Mail, queuedAt: number, now: number): boolean {
  switch (mail.template) {
    case 'verify-email':
      return now - queuedAt > mail.data.minutes * 60_000;
    case 'reset-password': {
      const { minutes, link } = mail.data;
      return now - queuedAt > Math.max(minutes, link?.minutes ?? 0) * 60_000;
    }
    case 'test-reminder':
      return now >= Date.parse(mail.data.startsAt);
    case 'test-registration':
      return now >= Date.parse(mail.data.closesAt);
    case 'already-registered':
    case 'password-changed':
    case 'new-login':
    case 'account-deleted':
    case 'contact':
    case 'contact-received':
    case 'question-report':
    case 'report-settled':
    case 'live-results':
      return false;
  }
}
