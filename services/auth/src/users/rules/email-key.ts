import { createHash } from 'node:crypto';

/**
 * Normalizes an email address for comparisons: lower case and one Unicode form.
 *
 * @returns the same key for every spelling of the same address
 */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** Stands for an address in Redis keys, because keys must not contain the address itself. */
export function hashEmailKey(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('base64url');
}
