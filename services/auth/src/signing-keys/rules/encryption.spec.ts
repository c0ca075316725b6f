import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decrypt, encrypt } from './encryption.js';

const SECRET = 'a secret of at least thirty-two characters';

describe('encryption', () => {
  it('decrypts what it encrypted, and the ciphertext does not contain the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 8 }), (text) => {
        const encrypted = encrypt(text, SECRET, 'key:1');
        expect(decrypt(encrypted, SECRET, 'key:1')).toBe(text);
        expect(Buffer.from(encrypted, 'base64url').toString('utf8')).not.toContain(text);
      }),
      { numRuns: 30 },
    );
  });

  it('does not decrypt with another secret, for another purpose, or after a change', () => {
    const encrypted = encrypt('text', SECRET, 'key:1');
    const changed = `${encrypted.slice(0, -2)}${encrypted.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => decrypt(encrypted, `${SECRET}!`, 'key:1')).toThrow('unable to authenticate');
    expect(() => decrypt(encrypted, SECRET, 'key:2')).toThrow('unable to authenticate');
    expect(() => decrypt(changed, SECRET, 'key:1')).toThrow('unable to authenticate');
  });
});
