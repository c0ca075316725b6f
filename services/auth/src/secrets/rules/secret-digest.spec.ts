import { describe, expect, it } from '@jest/globals';
import { digestOf, isSecret } from './secret-digest.js';

const secret = 'A-_9'.repeat(10) + 'abc';

describe('a secret', () => {
  it('is 43 characters of base64url', () => {
    expect(isSecret(secret)).toBe(true);
  });

  it.each([
    undefined,
    null,
    43,
    [secret],
    '',
    secret.slice(1),
    `${secret}a`,
    `${secret}\n`,
    ` ${secret.slice(1)}`,
    `${secret.slice(1)}=`,
    `${secret.slice(1)}é`,
  ])('is not %j', (value) => {
    expect(isSecret(value)).toBe(false);
  });

  it('has a digest that differs from the secret', () => {
    expect(digestOf(secret)).toMatch(/^[\w-]{43}$/);
    expect(digestOf(secret)).not.toBe(secret);
    expect(digestOf(secret)).toBe(digestOf(secret));
  });
});
