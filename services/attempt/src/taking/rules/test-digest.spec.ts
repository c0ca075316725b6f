import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testDigestKey, testDigestOf } from './test-digest.js';

const key = testDigestKey('a secret of the service');
const testId = randomUUID();

describe('the digest of a test and an address', () => {
  it('is the same for every spelling of both', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const digest = testDigestOf(key, { email, testId });
        expect(digest).toMatch(/^[\w-]{43}$/);
        const other = { email: ` ${email.toUpperCase()} `, testId: testId.toUpperCase() };
        expect(testDigestOf(key, other)).toBe(digest);
      }),
    );
  });

  it('differs for another address, test or secret', () => {
    const email = 'asha@example.com';
    const digests = [
      testDigestOf(key, { email, testId }),
      testDigestOf(key, { email: 'asha@example.co', testId }),
      testDigestOf(key, { email, testId: randomUUID() }),
      testDigestOf(testDigestKey('another secret'), { email, testId }),
    ];
    expect(new Set(digests).size).toBe(4);
  });
});
