import { cleanText, isEmailAddress } from '@abhyas/service-kit/rules';
import { contactReference } from '../rules/contact-reference.js';
import { indianTime } from '../rules/indian-time.js';
import type { Mail } from '../rules/mail-job.js';
import { headerText, looksLikeLink } from '../rules/mail-text.js';
import type { Block, MailBody } from './mail-body.js';

type DataOf<T extends Mail['template']> = Extract<Mail, { template: T }>['data'];

const NOT_YOU = 'If this was not you, ignore this mail. Nothing will change.';

/** Anyone can register with another person's address, so a name must not carry advertising. */
function greeting(name: string): string {
  const short = headerText(name, 60);
  return short === '' || looksLikeLink(short) ? 'Hello,' : `Hello ${short},`;
}

/** A link to one answer of the help page. */
function helpLink(slug: string, label: string, publicUrl: string): Block {
  return { kind: 'link', label, href: `${publicUrl}/help#${slug}` };
}

function verifyEmail({ name, otp, minutes }: DataOf<'verify-email'>, publicUrl: string): MailBody {
  return {
    subject: 'Your code to verify your e-mail address',
    heading: 'Verify your e-mail address',
    blocks: [
      { kind: 'text', text: `${greeting(name)}\n\nEnter this code to open your account:` },
      { kind: 'code', code: otp },
      {
        kind: 'text',
        text: `It is valid for ${minutes} minutes. If you have closed the page, you can enter the code here:`,
      },
      { kind: 'link', label: 'Enter the code', href: `${publicUrl}/register?step=code` },
      helpLink('code-does-not-work', 'The code does not work?', publicUrl),
      { kind: 'text', text: NOT_YOU },
    ],
    footer: 'You get this mail because someone registered at Abhyas with this address.',
  };
}

function resetPassword(
  { name, otp, minutes, link }: DataOf<'reset-password'>,
  publicUrl: string,
): MailBody {
  return {
    subject: 'Your code to reset your password',
    heading: 'Reset your password',
    blocks: [
      { kind: 'text', text: `${greeting(name)}\n\nEnter this code to choose a new password:` },
      { kind: 'code', code: otp },
      {
        kind: 'text',
        text: `It is valid for ${minutes} minutes. Never tell it to anyone.`,
      },
      ...(link ? resetLink(link, publicUrl) : []),
      helpLink('code-does-not-work', 'The code does not work?', publicUrl),
      { kind: 'text', text: NOT_YOU },
    ],
    footer: 'You get this mail because a new password was asked for at Abhyas.',
  };
}

/** The token is in the fragment. Browsers never send it, so it is in no log and no Referer header. */
function resetLink(
  { token, minutes }: { token: string; minutes: number },
  publicUrl: string,
): Block[] {
  return [
    {
      kind: 'text',
      text: `Or open this link instead. It works once, for ${minutes} minutes. Never give it to anyone.`,
    },
    {
      kind: 'link',
      label: 'Choose a new password',
      href: `${publicUrl}/forgot-password#token=${token}`,
    },
  ];
}

function alreadyRegistered({ name }: DataOf<'already-registered'>, publicUrl: string): MailBody {
  return {
    subject: 'You already have an account',
    heading: 'You already have an account',
    blocks: [
      {
        kind: 'text',
        text: `${greeting(name)}\n\nSomeone, perhaps you, tried to register with this e-mail address. There is an account for it already, so nothing was changed.`,
      },
      { kind: 'link', label: 'Log in', href: `${publicUrl}/login` },
      { kind: 'link', label: 'Choose a new password', href: `${publicUrl}/forgot-password` },
    ],
    footer: 'You get this mail because someone tried to register at Abhyas with this address.',
  };
}

function passwordChanged({ name, at }: DataOf<'password-changed'>, publicUrl: string): MailBody {
  return {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    blocks: [
      {
        kind: 'text',
        text: `${greeting(name)}\n\nThe password of your account was changed on ${indianTime(at)}. You have been logged out everywhere else.`,
      },
      {
        kind: 'text',
        text: 'If this was you, there is nothing to do. If it was not, choose a new password at once, and change the password of this mailbox too: whoever reads your mail can change your password again.',
      },
      { kind: 'link', label: 'Choose a new password', href: `${publicUrl}/forgot-password` },
    ],
    footer: 'You get this mail because the password of your account at Abhyas was changed.',
  };
}

function newLogin({ name, at, device }: DataOf<'new-login'>, publicUrl: string): MailBody {
  return {
    subject: 'New log-in to your account',
    heading: 'New log-in to your account',
    blocks: [
      {
        kind: 'text',
        text: `${greeting(name)}\n\nSomeone logged in to your account with a browser that it had not been used with before:`,
      },
      {
        kind: 'rows',
        rows: [
          ['Browser', headerText(device)],
          ['When', indianTime(at)],
        ],
      },
      {
        kind: 'text',
        text: 'If this was you, there is nothing to do. If it was not, choose a new password at once; that also logs everyone else out.',
      },
      { kind: 'link', label: 'Choose a new password', href: `${publicUrl}/forgot-password` },
      helpLink('mail-about-new-login', 'What this mail means', publicUrl),
    ],
    footer: 'You get this mail because login alerts are on for your account at Abhyas.',
    preferences: { label: 'Turn login alerts off', href: settingsUrl(publicUrl) },
  };
}

function accountDeleted({ name }: DataOf<'account-deleted'>, publicUrl: string): MailBody {
  return {
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    blocks: [
      {
        kind: 'text',
        text: `${greeting(name)}\n\nYour account was deleted, and with it your profile, photo, saved tests, bookmarked and reported questions, registrations, achievements and messages. Tests that you finished go on counting in the rankings of others, but nothing leads from them to you any more.`,
      },
      {
        kind: 'text',
        text: 'You can register again with this address whenever you like. If it was not you who deleted the account, please write to us.',
      },
      { kind: 'link', label: 'Write to us', href: `${publicUrl}/#contact` },
    ],
    footer: 'You get this mail because your account at Abhyas was deleted.',
  };
}

const LOBBY: Block = {
  kind: 'text',
  text: 'The lobby opens ten minutes before the test. It checks your device, counts down by our clock and lets you start on time.',
};

function testReminder(
  { name, test, exam, startsAt, path }: DataOf<'test-reminder'>,
  publicUrl: string,
): MailBody {
  return {
    subject: headerText(`Reminder: ${nameWithExam(test, exam)}`),
    heading: 'Your live test starts soon',
    blocks: [
      {
        kind: 'text',
        text: `${greeting(name)}\n\nThe live test that you registered for starts soon:`,
      },
      {
        kind: 'rows',
        rows: [
          ['Test', headerText(test, 300)],
          ['Exam', headerText(exam)],
          ['Starts', indianTime(startsAt)],
        ],
      },
      { kind: 'link', label: 'Go to the lobby', href: publicUrl + path },
      LOBBY,
      helpLink('late-to-live-test', 'What if I come late?', publicUrl),
    ],
    footer: 'You get this mail because you registered for this test at Abhyas.',
    preferences: { label: 'Turn test reminders off', href: settingsUrl(publicUrl) },
    unsubscribe: settingsUrl(publicUrl),
  };
}

function testRegistration(data: DataOf<'test-registration'>, publicUrl: string): MailBody {
  const { name, exam, startsAt, closesAt, duration, path, calendar } = data;
  const test = headerText(data.test, 300);
  return {
    subject: headerText(`You are registered: ${nameWithExam(data.test, exam)}`),
    heading: 'You are registered',
    blocks: [
      { kind: 'text', text: `${greeting(name)}\n\nYou have a place in this live test:` },
      {
        kind: 'rows',
        rows: [
          ['Test', test],
          ['Exam', headerText(exam)],
          ['Starts', indianTime(startsAt)],
          ['Open until', indianTime(closesAt)],
          ['Duration', `${Math.round(duration / 60)} minutes`],
        ],
      },
      {
        kind: 'text',
        text: 'Add the attached file to your calendar. It reminds you half an hour before the test.',
      },
      { kind: 'link', label: 'Go to the lobby', href: publicUrl + path },
      LOBBY,
    ],
    footer: 'You get this mail because you registered for this test at Abhyas.',
    attachment: {
      filename: calendar.name,
      contentType: 'text/calendar; charset=utf-8',
      content: calendar.text,
    },
  };
}

function nameWithExam(test: string, exam: string): string {
  return test.toLowerCase().includes(exam.toLowerCase()) ? test : `${exam}: ${test}`;
}

function settingsUrl(publicUrl: string): string {
  return `${publicUrl}/dashboard/settings`;
}

function contact({ messageId, name, email, phone, subject, message }: DataOf<'contact'>): MailBody {
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
          ...referenceRow(messageId),
        ],
      },
      { kind: 'quote', text: cleanText(message) },
    ],
    ...(isEmailAddress(email)
      ? {
          footer: 'Sent with the contact form. A reply to this mail goes to the sender.',
          replyTo: { name: headerText(name), address: email },
        }
      : { footer: 'Sent with the contact form. Mail cannot be sent to the sender’s address.' }),
  };
}

function referenceRow(messageId: string | undefined): (readonly [string, string])[] {
  return messageId === undefined ? [] : [['Reference', contactReference(messageId)]];
}

/**
 * Anybody can enter the address of a stranger in the form. The stranger's mail therefore contains no word
 * of the sender; only somebody who is logged in with the address gets the message back.
 */
function contactReceived(
  { messageId, written }: DataOf<'contact-received'>,
  publicUrl: string,
): MailBody {
  const reference = contactReference(messageId);
  return {
    subject: `We have received your message (${reference})`,
    heading: 'We have received your message',
    blocks: [
      {
        kind: 'text',
        text: `${greeting(written?.name ?? '')}\n\nThank you for writing to us. Your message has arrived at our office, which will answer you at this address or by phone.`,
      },
      { kind: 'rows', rows: [['Reference', reference]] },
      ...(written ? whatWasWritten(written) : []),
      { kind: 'text', text: 'Many questions have an answer on our help page:' },
      { kind: 'link', label: 'Help', href: `${publicUrl}/help` },
    ],
    footer: written
      ? 'You get this mail because you wrote to Abhyas with the contact form.'
      : 'You get this mail because somebody entered this address in the contact form of Abhyas. If it was not you, ignore this mail.',
  };
}

function whatWasWritten({ subject, message }: { subject: string; message: string }): Block[] {
  return [
    { kind: 'text', text: 'You wrote:' },
    { kind: 'rows', rows: [['Subject', headerText(subject)]] },
    { kind: 'quote', text: cleanText(message) },
  ];
}

function questionReport(data: DataOf<'question-report'>): MailBody {
  const { reportId, questionId, questionVersion, number, test, exam, question } = data;
  const text = cleanText(data.text);
  const heading = data.isChange ? 'A report of a question has changed' : 'A question was reported';
  return {
    subject: headerText(`${heading}: ${test}, question ${number}`),
    heading,
    blocks: [
      {
        kind: 'rows',
        rows: [
          ['Reason', headerText(data.reason)],
          ['Exam', headerText(exam)],
          ['Test', headerText(test, 300)],
          ['Question', `${number} in this test`],
          ['Question id', headerText(questionId)],
          ['Version', String(questionVersion)],
          ['Report', headerText(reportId)],
        ],
      },
      ...(text === '' ? [] : [{ kind: 'quote', text } as const]),
      { kind: 'text', text: 'The question as the student saw it:' },
      { kind: 'quote', text: cleanText(question) },
      {
        kind: 'text',
        text: `When it is checked: npm run reports:settle -- ${headerText(reportId)} --outcome corrected, no-error or withdrawn. The student then hears of it.`,
      },
    ],
    footer: 'Sent because a student reported a question at Abhyas.',
  };
}

const OUTCOMES: Readonly<Record<DataOf<'report-settled'>['outcome'], string>> = {
  corrected: 'You were right to report it: the question was corrected. Thank you.',
  'no-error': 'We have checked the question again and found no error.',
  withdrawn: 'The question was withdrawn, so new attempts will not have it. Thank you.',
};

function reportSettled(
  { name, number, test, exam, outcome, note, path }: DataOf<'report-settled'>,
  publicUrl: string,
): MailBody {
  const added = cleanText(note);
  return {
    subject: headerText(`Your report is settled: ${test}, question ${number}`),
    heading: 'Your report is settled',
    blocks: [
      {
        kind: 'text',
        text: `${greeting(name)}\n\nYou reported question ${number} of “${headerText(test, 300)}” (${headerText(exam)}). ${OUTCOMES[outcome]}`,
      },
      ...(added === '' ? [] : [{ kind: 'quote', text: added } as const]),
      { kind: 'link', label: 'See the question', href: publicUrl + path },
      { kind: 'text', text: 'Marks and ranks of finished attempts stay as they are.' },
    ],
    footer: 'You get this mail because you reported a question at Abhyas.',
  };
}

/** A mail's content, from which text and HTML are made. `publicUrl` has no trailing slash. */
export function fillTemplate(mail: Mail, publicUrl: string): MailBody {
  switch (mail.template) {
    case 'verify-email':
      return verifyEmail(mail.data, publicUrl);
    case 'reset-password':
      return resetPassword(mail.data, publicUrl);
    case 'already-registered':
      return alreadyRegistered(mail.data, publicUrl);
    case 'password-changed':
      return passwordChanged(mail.data, publicUrl);
    case 'new-login':
      return newLogin(mail.data, publicUrl);
    case 'account-deleted':
      return accountDeleted(mail.data, publicUrl);
    case 'test-reminder':
      return testReminder(mail.data, publicUrl);
    case 'test-registration':
      return testRegistration(mail.data, publicUrl);
    case 'contact':
      return contact(mail.data);
    case 'contact-received':
      return contactReceived(mail.data, publicUrl);
    case 'question-report':
      return questionReport(mail.data);
    case 'report-settled':
      return reportSettled(mail.data, publicUrl);
  }
}
