import { createHash } from 'node:crypto';

/**
 * What e-mail addresses are compared by: without case, in one Unicode form.
 *
 * @returns the same key for every spelling that is taken for the same address
 */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** A name for an address in Redis keys, where the address itself has no business. */
export function hashEmailKey(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('base64url');
}
