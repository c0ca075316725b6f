import { z } from 'zod';

const addresses = z.object({
  to: z.string(),
  data: z.object({ email: z.string().optional() }).optional(),
});

/**
 * Whether a job is a mail to this person or from them. The check is lenient, because invalid jobs
 * must be found too.
 *
 * @param data a job's data
 * @param address compared case-insensitively
 */
export function isAbout(data: unknown, address: string): boolean {
  const mail = addresses.safeParse(data).data;
  const key = keyOf(address);
  return mail !== undefined && (keyOf(mail.to) === key || keyOf(mail.data?.email) === key);
}

function keyOf(address: string | undefined): string | undefined {
  return address?.trim().toLowerCase();
}
