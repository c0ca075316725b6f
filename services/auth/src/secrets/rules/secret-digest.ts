import { createHash } from 'node:crypto';

const SECRET = /^[\w-]{43}$/;

/** Whether a value has the format of a secret: 256 bits in base64url. */
export function isSecret(value: unknown): value is string {
  return typeof value === 'string' && SECRET.test(value);
}

/** The stored form of a secret. SHA-256 is enough, because secrets are random and cannot be guessed. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
