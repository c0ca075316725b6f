import { z } from 'zod';

const addresses = z.object({
  to: z.string(),
  data: z.object({ email: z.string().optional() }).optional(),
});

/**
 * Whether what stands in the queue is a mail to this person, or one that they wrote. It is read
 * loosely: also what cannot be sent must be found.
 *
 * @param data a job's data
 * @param address compared without case
 */
export function isAbout(data: unknown, address: string): boolean {
  const mail = addresses.safeParse(data).data;
  const key = keyOf(address);
  return mail !== undefined && (keyOf(mail.to) === key || keyOf(mail.data?.email) === key);
}

function keyOf(address: string | undefined): string | undefined {
  return address?.trim().toLowerCase();
}
