import { isEmailAddress } from '@abhyas/service-kit/rules';
import { z } from 'zod';

/** The recipient of mails to the office: messaging replaces it by the address. */
export const OFFICE = 'office';

/** The rule of all services, so that every accepted address can be mailed. */
const address = z.string().refine(isEmailAddress);

const person = { name: z.string() };

const code = z.object({
  ...person,
  otp: z.string().regex(/^\d{6}$/),
  /** How long the code is valid, from the queueing of the mail. */
  minutes: z.number().int().positive(),
});

/** With a token for the same purpose, which nobody can guess. */
const resetCode = code.extend({
  link: z
    .object({ token: z.string().regex(/^[\w-]{43}$/), minutes: z.number().int().positive() })
    .optional(),
});

const instant = z.iso.datetime();
/** A path of this site, so that no producer can be tricked into mailing a link to another site. */
const sitePath = z.string().regex(/^\/(?!\/)[\w./~%-]*$/);

/** A calendar file (RFC 5545) that is attached to the mail. */
const calendarFile = z.object({
  name: z.string().regex(/^[a-z0-9-]{1,100}\.ics$/),
  text: z.string().startsWith('BEGIN:VCALENDAR\r\n').max(20_000),
});
/** Like a site path, with a query. */
const resultsPath = z.string().regex(/^\/(?!\/)[\w./-]*(?:\?[\w=&-]*)?$/);

const mailSchema = z.discriminatedUnion('template', [
  z.object({ to: address, template: z.literal('verify-email'), data: code }),
  z.object({ to: address, template: z.literal('reset-password'), data: resetCode }),
  z.object({
    to: address,
    template: z.literal('already-registered'),
    data: z.object(person),
  }),
  z.object({
    to: address,
    template: z.literal('password-changed'),
    data: z.object({ ...person, at: instant }),
  }),
  z.object({
    to: address,
    template: z.literal('new-login'),
    data: z.object({ ...person, at: instant, device: z.string() }),
  }),
  z.object({
    to: address,
    template: z.literal('account-deleted'),
    data: z.object(person),
  }),
  z.object({
    to: address,
    template: z.literal('test-reminder'),
    data: z.object({
      ...person,
      test: z.string(),
      exam: z.string(),
      startsAt: instant,
      path: sitePath,
    }),
  }),
  z.object({
    to: address,
    template: z.literal('test-registration'),
    data: z.object({
      ...person,
      test: z.string(),
      exam: z.string(),
      startsAt: instant,
      closesAt: instant,
      /** Seconds. */
      duration: z.number().int().positive(),
      path: sitePath,
      calendar: calendarFile,
    }),
  }),
  z.object({
    to: address,
    template: z.literal('contact'),
    data: z.object({
      /** The stored message's id. */
      messageId: z.string().max(36),
      ...person,
      email: address,
      phone: z.string(),
      subject: z.string(),
      message: z.string(),
    }),
  }),
  z.object({
    to: address,
    template: z.literal('contact-received'),
    data: z.object({
      messageId: z.string().max(36),
      /** Only for a sender who is logged in with this address: anybody can enter one of a stranger. */
      written: z.object({ ...person, subject: z.string(), message: z.string() }).optional(),
    }),
  }),
  z.object({
    /** Other services do not know the address of the office. */
    to: z.literal(OFFICE),
    template: z.literal('question-report'),
    data: z.object({
      reportId: z.string(),
      questionId: z.string(),
      questionVersion: z.number().int().positive(),
      number: z.number().int().positive(),
      test: z.string(),
      exam: z.string(),
      question: z.string(),
      reason: z.string(),
      text: z.string(),
      isChange: z.boolean(),
    }),
  }),
  z.object({
    to: address,
    template: z.literal('report-settled'),
    data: z.object({
      ...person,
      number: z.number().int().positive(),
      test: z.string(),
      exam: z.string(),
      outcome: z.enum(['corrected', 'no-error', 'withdrawn']),
      note: z.string(),
      path: resultsPath,
    }),
  }),
  z.object({
    to: address,
    template: z.literal('live-results'),
    data: z.object({ ...person, test: z.string(), exam: z.string(), path: resultsPath }),
  }),
]);

/** A mail in the queue: its template, recipient and data. */
export type Mail = z.infer<typeof mailSchema>;

/** Whether a mail is about a contact message: to the office or to its sender. */
export function isContactMail(template: string): boolean {
  return template === 'contact' || template === 'contact-received';
}

/** Parses a job's data; undefined when it is not a mail that can be sent. */
export function readMail(data: unknown): Mail | undefined {
  return mailSchema.safeParse(data).data;
}
