import type { Mail } from './mail-job.js';

/** Whether a mail has nothing to say any more: its code ended while it waited. Times in ms. */
export function isOutdated(mail: Mail, queuedAt: number, now: number): boolean {
  switch (mail.template) {
    case 'verify-email':
    case 'reset-password':
      return now - queuedAt > mail.data.minutes * 60_000;
    case 'already-registered':
    case 'contact':
      return false;
  }
}
