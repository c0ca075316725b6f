import { isEmailAddress } from '@abhyas/service-kit/rules';
import { z } from 'zod';

/** What is taken anywhere is also mailed: there is one rule. */
const address = z.string().refine(isEmailAddress);

const person = { name: z.string() };

const code = z.object({
  ...person,
  otp: z.string().regex(/^\d{6}$/),
  /** How long the code is valid, counted from when the mail was queued. */
  minutes: z.number().int().positive(),
});

/** Beside the code: a token that does the same, as no guessing can. */
const resetCode = code.extend({
  link: z
    .object({ token: z.string().regex(/^[\w-]{43}$/), minutes: z.number().int().positive() })
    .optional(),
});

const instant = z.iso.datetime();
/** A path of this site, so that no producer can be led to mail a link to another. */
const sitePath = z.string().regex(/^\/(?!\/)[\w./~%-]*$/);

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
    template: z.literal('contact'),
    data: z.object({
      /** Of the message as it is stored; absent in mails that an earlier release queued. */
      messageId: z.string().max(36).optional(),
      ...person,
      // The office reads what earlier releases took, too, though it cannot reply to all of it.
      email: z.string().max(254),
      phone: z.string(),
      subject: z.string(),
      message: z.string(),
    }),
  }),
]);

/** A mail as it stands in the queue: which template, for whom, and what to fill in. */
export type Mail = z.infer<typeof mailSchema>;

/** Reads what a producer put into the queue; undefined when it is no mail that can be sent. */
export function readMail(data: unknown): Mail | undefined {
  return mailSchema.safeParse(data).data;
}
