import { describe, expect, it } from '@jest/globals';
import type { Mail } from '../rules/mail-job.js';
import { fillTemplate } from './fill-template.js';
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
    data: { name: 'Asha', otp: '012345', minutes: 10 },
  },
  { to: 'a@example.com', template: 'already-registered', data: { name: 'Asha' } },
  {
    to: 'office@example.com',
    template: 'contact',
    data: {
      name: 'Asha <script>\r\nBcc: x@example.com',
      email: 'asha@example.com',
      phone: '9876543210',
      subject: 'Price\r\nBcc: victim@example.com',
      message: 'Dear team,\n<img src=x onerror=alert(1)>',
    },
  },
];

describe.each(MAILS)('the $template mail', (mail) => {
  const body = fillTemplate(mail, 'https://abhyas.example');

  it('says the same in text and HTML', () => {
    const text = renderText(body);
    const html = renderHtml(body);
    for (const part of [text, html]) expect(part).toContain(body.footer);
    if ('otp' in mail.data) {
      expect(text).toContain('012345');
      expect(html).toContain('012345');
    }
  });

  it('lets nobody write headers or markup', () => {
    expect(body.subject).not.toMatch(/[\r\n]/);
    expect(body.replyTo?.name ?? '').not.toMatch(/[\r\n]/);
    expect(renderHtml(body)).not.toMatch(/<(script|img)/);
  });
});

it('links to the site from the mail about an account that exists', () => {
  const body = fillTemplate(MAILS[2]!, 'https://abhyas.example');
  expect(renderText(body)).toContain('https://abhyas.example/forgot-password');
});
