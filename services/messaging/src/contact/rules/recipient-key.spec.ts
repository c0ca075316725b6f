import { describe, expect, it } from '@jest/globals';
import { isSameAddress, recipientKey } from './recipient-key.js';

describe('recipientKey', () => {
  it.each([
    ['Asha@Example.com', 'asha@example.com'],
    ['asha+one@example.com', 'asha@example.com'],
    ['+asha@example.com', '+asha@example.com'],
    ['asha+a+b@example.com', 'asha@example.com'],
  ])('counts %s as %s', (email, key) => expect(recipientKey(email)).toBe(key));
});

describe('isSameAddress', () => {
  it('compares without case, and no less exactly', () => {
    expect(isSameAddress('Asha@Example.com', 'asha@example.com ')).toBe(true);
    expect(isSameAddress('asha+b@example.com', 'asha@example.com')).toBe(false);
  });
});
