import { z } from 'zod';

export const MAIL_QUEUE = 'mail';

const code = z.object({
  name: z.string(),
  otp: z.string().regex(/^\d{6}$/),
  /** How long the code is valid, counted from when the mail was queued. */
  minutes: z.number().int().positive(),
});

const mailSchema = z.discriminatedUnion('template', [
  z.object({ to: z.email(), template: z.literal('verify-email'), data: code }),
  z.object({ to: z.email(), template: z.literal('reset-password'), data: code }),
  z.object({
    to: z.email(),
    template: z.literal('already-registered'),
    data: z.object({ name: z.string() }),
  }),
  z.object({
    to: z.email(),
    template: z.literal('contact'),
    data: z.object({
      name: z.string(),
      email: z.email(),
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
