import { emailKeyOf } from '@abhyas/service-kit/rules';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hashEmailKey } from './email-key.js';

describe('email keys', () => {
  it('ignore case and surrounding spaces', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const key = emailKeyOf(email);
        expect(emailKeyOf(` ${email.toUpperCase()} `)).toBe(key);
        expect(emailKeyOf(key)).toBe(key);
      }),
    );
  });

  it('differ for different addresses', () => {
    expect(emailKeyOf('a@example.com')).not.toBe(emailKeyOf('a@example.co'));
    expect(hashEmailKey('a@example.com')).not.toBe(hashEmailKey('b@example.com'));
  });
});
