import { createHash } from 'node:crypto';

const SECRET = /^[\w-]{43}$/;

/** Whether a text can be one of our secrets: 256 bits in base64url. */
export function isSecret(value: unknown): value is string {
  return typeof value === 'string' && SECRET.test(value);
}

/** What is stored of a secret. It is random, so that its SHA-256 leads nobody back to it. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
