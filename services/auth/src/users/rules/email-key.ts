import { createHash } from 'node:crypto';

/** Stands for an address in Redis keys, because keys must not contain the address itself. */
export function hashEmailKey(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('base64url');
}
