import type { Mail } from '../rules/mail-job.js';
import { headerText } from '../rules/mail-text.js';
import type { MailBody } from './mail-body.js';

type DataOf<T extends Mail['template']> = Extract<Mail, { template: T }>['data'];

const NOT_YOU = 'If this was not you, you can ignore this mail; nothing happens without the code.';

function greeting(name: string): string {
  const short = headerText(name, 60);
  return short === '' ? 'Hello,' : `Hello ${short},`;
}

function verifyEmail({ name, otp, minutes }: DataOf<'verify-email'>): MailBody {
  return {
    subject: 'Your code to verify your e-mail address',
    heading: 'Verify your e-mail address',
    blocks: [
      { kind: 'text', text: `${greeting(name)}\n\nenter this code to open your account:` },
      { kind: 'code', code: otp },
      { kind: 'text', text: `It is valid for ${minutes} minutes. ${NOT_YOU}` },
    ],
    footer: 'You get this mail because someone registered at Abhyas with this address.',
  };
}

function resetPassword({ name, otp, minutes }: DataOf<'reset-password'>): MailBody {
  return {
    subject: 'Your code to reset your password',
    heading: 'Reset your password',
    blocks: [
      { kind: 'text', text: `${greeting(name)}\n\nenter this code to choose a new password:` },
      { kind: 'code', code: otp },
      {
        kind: 'text',
        text: `It is valid for ${minutes} minutes. Never tell it to anyone. ${NOT_YOU}`,
      },
    ],
    footer: 'You get this mail because a new password was asked for at Abhyas.',
  };
}

function alreadyRegistered({ name }: DataOf<'already-registered'>, publicUrl: string): MailBody {
  return {
    subject: 'You already have an account',
    heading: 'You already have an account',
    blocks: [
      {
        kind: 'text',
        text: `${greeting(name)}\n\nsomeone, perhaps you, tried to register with this e-mail address. There is an account for it already, so nothing was changed.`,
      },
      { kind: 'link', label: 'Log in', href: `${publicUrl}/login` },
      { kind: 'link', label: 'Choose a new password', href: `${publicUrl}/forgot-password` },
    ],
    footer: 'You get this mail because someone tried to register at Abhyas with this address.',
  };
}

function contact({ name, email, phone, subject, message }: DataOf<'contact'>): MailBody {
  return {
    subject: headerText(`Contact: ${subject}`),
    heading: headerText(subject),
    blocks: [
      {
        kind: 'rows',
        rows: [
          ['From', headerText(name)],
          ['E-mail', headerText(email)],
          ['Phone', headerText(phone)],
        ],
      },
      { kind: 'quote', text: message },
    ],
    footer: 'Sent with the contact form. A reply to this mail goes to the sender.',
    replyTo: { name: headerText(name), address: email },
  };
}

/** What a mail says, before it becomes text and HTML. `publicUrl` is without a slash at its end. */
export function fillTemplate(mail: Mail, publicUrl: string): MailBody {
  switch (mail.template) {
    case 'verify-email':
      return verifyEmail(mail.data);
    case 'reset-password':
      return resetPassword(mail.data);
    case 'already-registered':
      return alreadyRegistered(mail.data, publicUrl);
    case 'contact':
      return contact(mail.data);
  }
}
