import { cleanText } from '@abhyas/service-kit/rules';
import { contactReference } from '../rules/contact-reference.js';
import { indianTime } from '../rules/indian-time.js';
import type { Mail } from '../rules/mail-job.js';
import { headerText, looksLikeLink } from '../rules/mail-text.js';
import type { Block, MailBody } from './mail-body.js';
import * as texts from './mail.texts.js';

type DataOf<T extends Mail['template']> = Extract<Mail, { template: T }>['data'];

/** Anyone can register with another person's address, so a name must not carry advertising. */
function greeting(name: string): string {
  const short = headerText(name, 60);
  return texts.hello(looksLikeLink(short) ? '' : short);
}

/** A link to one answer of the help page. */
function helpLink(slug: string, label: string, publicUrl: string): Block {
  return { kind: 'link', label, href: `${publicUrl}/help#${slug}` };
}

function text(line: string): Block {
  return { kind: 'text', text: line };
}

/** The first sentences of a mail, after its greeting. */
function greeted(name: string, line: string): Block {
  return text(`${greeting(name)}\n\n${line}`);
}

function verifyEmail({ name, otp, minutes }: DataOf<'verify-email'>, publicUrl: string): MailBody {
  const { subject, heading, enterCode, valid, openPage, footer } = texts.verifyEmail;
  return {
    ...{ subject, heading, footer },
    blocks: [
      greeted(name, enterCode),
      { kind: 'code', code: otp },
      text(valid(minutes)),
      { kind: 'link', label: openPage, href: `${publicUrl}/register?step=code` },
      helpLink('code-does-not-work', texts.codeDoesNotWork, publicUrl),
      text(texts.ignoreIfNotYou),
    ],
  };
}

function resetPassword(
  { name, otp, minutes, link }: DataOf<'reset-password'>,
  publicUrl: string,
): MailBody {
  const { subject, heading, enterCode, valid, footer } = texts.resetPassword;
  return {
    ...{ subject, heading, footer },
    blocks: [
      greeted(name, enterCode),
      { kind: 'code', code: otp },
      text(valid(minutes)),
      ...(link ? resetLink(link, publicUrl) : []),
      helpLink('code-does-not-work', texts.codeDoesNotWork, publicUrl),
      text(texts.ignoreIfNotYou),
    ],
  };
}

/** The token is in the fragment. Browsers never send it, so it is in no log and no Referer header. */
function resetLink(
  { token, minutes }: { token: string; minutes: number },
  publicUrl: string,
): Block[] {
  return [
    text(texts.resetPassword.orOpenLink(minutes)),
    {
      kind: 'link',
      label: texts.chooseNewPassword,
      href: `${publicUrl}/forgot-password#token=${token}`,
    },
  ];
}

function newPasswordLink(publicUrl: string): Block {
  return { kind: 'link', label: texts.chooseNewPassword, href: `${publicUrl}/forgot-password` };
}

function alreadyRegistered({ name }: DataOf<'already-registered'>, publicUrl: string): MailBody {
  const { subject, heading, happened, whatToDo, logIn, footer } = texts.alreadyRegistered;
  return {
    ...{ subject, heading, footer },
    blocks: [
      greeted(name, happened),
      text(whatToDo),
      { kind: 'link', label: logIn, href: `${publicUrl}/login` },
      newPasswordLink(publicUrl),
    ],
  };
}

function passwordChanged({ name, at }: DataOf<'password-changed'>, publicUrl: string): MailBody {
  const { subject, heading, happened, wasItYou, footer } = texts.passwordChanged;
  return {
    ...{ subject, heading, footer },
    blocks: [greeted(name, happened(at)), text(wasItYou), newPasswordLink(publicUrl)],
  };
}

function newLogin({ name, at, device }: DataOf<'new-login'>, publicUrl: string): MailBody {
  const { subject, heading, happened, browser, time, wasItYou, whatItMeans, footer, turnOff } =
    texts.newLogin;
  return {
    ...{ subject, heading, footer },
    blocks: [
      greeted(name, happened),
      {
        kind: 'rows',
        rows: [
          [browser, headerText(device)],
          [time, indianTime(at)],
        ],
      },
      text(wasItYou),
      newPasswordLink(publicUrl),
      helpLink('mail-about-new-login', whatItMeans, publicUrl),
    ],
    preferences: { label: turnOff, href: settingsUrl(publicUrl) },
  };
}

function accountDeleted({ name }: DataOf<'account-deleted'>, publicUrl: string): MailBody {
  const { subject, heading, happened, whatToDo, writeToUs, footer } = texts.accountDeleted;
  return {
    ...{ subject, heading, footer },
    blocks: [
      greeted(name, happened),
      text(whatToDo),
      { kind: 'link', label: writeToUs, href: `${publicUrl}/#contact` },
    ],
  };
}

function testReminder(
  { name, test, exam, startsAt, path }: DataOf<'test-reminder'>,
  publicUrl: string,
): MailBody {
  const { subject, heading, happened, whatIfLate, turnOff } = texts.testReminder;
  return {
    subject: headerText(subject(nameWithExam(test, exam))),
    heading,
    blocks: [
      greeted(name, happened),
      {
        kind: 'rows',
        rows: [
          [texts.test, headerText(test, 300)],
          [texts.exam, headerText(exam)],
          [texts.liveTest.starts, indianTime(startsAt)],
        ],
      },
      { kind: 'link', label: texts.liveTest.goToLobby, href: publicUrl + path },
      text(texts.liveTest.whatTheLobbyIs),
      helpLink('late-to-live-test', whatIfLate, publicUrl),
    ],
    footer: texts.liveTest.footer,
    preferences: { label: turnOff, href: settingsUrl(publicUrl) },
    unsubscribe: settingsUrl(publicUrl),
  };
}

function testRegistration(data: DataOf<'test-registration'>, publicUrl: string): MailBody {
  const { name, test, exam, startsAt, closesAt, duration, path, calendar } = data;
  const { subject, heading, happened, calendarFile } = texts.testRegistration;
  return {
    subject: headerText(subject(nameWithExam(test, exam))),
    heading,
    blocks: [
      greeted(name, happened),
      {
        kind: 'rows',
        rows: [
          [texts.test, headerText(test, 300)],
          [texts.exam, headerText(exam)],
          [texts.liveTest.starts, indianTime(startsAt)],
          [texts.liveTest.startBefore, indianTime(closesAt)],
          [texts.liveTest.duration, texts.durationOf(Math.round(duration / 60))],
        ],
      },
      text(calendarFile),
      { kind: 'link', label: texts.liveTest.goToLobby, href: publicUrl + path },
      text(texts.liveTest.whatTheLobbyIs),
    ],
    footer: texts.liveTest.footer,
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
    subject: headerText(texts.contact.subject(subject)),
    heading: headerText(subject),
    blocks: [
      {
        kind: 'rows',
        rows: [
          [texts.contact.from, headerText(name)],
          [texts.contact.email, headerText(email)],
          [texts.contact.phone, headerText(phone)],
          [texts.reference, contactReference(messageId)],
        ],
      },
      { kind: 'quote', text: cleanText(message) },
    ],
    footer: texts.contact.footer,
    replyTo: { name: headerText(name), address: email },
  };
}

/**
 * Anybody can enter the address of a stranger in the form. The stranger's mail therefore contains no word
 * of the sender; only somebody who is logged in with the address gets the message back.
 */
function contactReceived(
  { messageId, written }: DataOf<'contact-received'>,
  publicUrl: string,
): MailBody {
  const { subject, heading, thanks, helpPage, help, footer, footerForStranger } =
    texts.contactReceived;
  const reference = contactReference(messageId);
  return {
    subject: subject(reference),
    heading,
    blocks: [
      greeted(written?.name ?? '', thanks),
      { kind: 'rows', rows: [[texts.reference, reference]] },
      ...(written ? whatWasWritten(written) : []),
      text(helpPage),
      { kind: 'link', label: help, href: `${publicUrl}/help` },
    ],
    footer: written ? footer : footerForStranger,
  };
}

function whatWasWritten({ subject, message }: { subject: string; message: string }): Block[] {
  const { youWrote, subjectOfMessage } = texts.contactReceived;
  return [
    text(youWrote),
    { kind: 'rows', rows: [[subjectOfMessage, headerText(subject)]] },
    { kind: 'quote', text: cleanText(message) },
  ];
}

function questionReport(data: DataOf<'question-report'>): MailBody {
  const { reportId, questionId, questionVersion, number, test, exam, question } = data;
  const words = texts.questionReport;
  const heading = data.isChange ? words.changed : words.reported;
  const described = cleanText(data.text);
  return {
    subject: headerText(words.subject(heading, test, number)),
    heading,
    blocks: [
      {
        kind: 'rows',
        rows: [
          [words.reason, headerText(data.reason)],
          [texts.exam, headerText(exam)],
          [texts.test, headerText(test, 300)],
          [words.question, words.questionInTest(number)],
          [words.questionId, headerText(questionId)],
          [words.version, String(questionVersion)],
          [words.report, headerText(reportId)],
        ],
      },
      ...(described === '' ? [] : [{ kind: 'quote', text: described } as const]),
      text(words.asSeen),
      { kind: 'quote', text: cleanText(question) },
      text(words.whenChecked(headerText(reportId))),
    ],
    footer: words.footer,
  };
}

function reportSettled(
  { name, number, test, exam, outcome, note, path }: DataOf<'report-settled'>,
  publicUrl: string,
): MailBody {
  const { subject, heading, reported, outcomes, seeQuestion, marksStay, footer } =
    texts.reportSettled;
  const added = cleanText(note);
  const question = reported(number, headerText(test, 300), headerText(exam));
  return {
    subject: headerText(subject(test, number)),
    heading,
    blocks: [
      greeted(name, `${question} ${outcomes[outcome]}`),
      ...(added === '' ? [] : [{ kind: 'quote', text: added } as const]),
      { kind: 'link', label: seeQuestion, href: publicUrl + path },
      text(marksStay),
    ],
    footer,
  };
}

function liveResults(
  { name, test, exam, path }: DataOf<'live-results'>,
  publicUrl: string,
): MailBody {
  const { subject, heading, happened, seeResults, footer } = texts.liveResults;
  return {
    subject: headerText(subject(nameWithExam(test, exam))),
    heading,
    blocks: [
      greeted(name, happened(headerText(test, 300), headerText(exam))),
      { kind: 'link', label: seeResults, href: publicUrl + path },
    ],
    footer,
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
    case 'live-results':
      return liveResults(mail.data, publicUrl);
  }
}
