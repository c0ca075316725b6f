import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { encrypt, decrypt } from './encryption.js';

const SECRET = 'a secret of at least thirty-two characters';

describe('sealing', () => {
  it('opens what it sealed, and nothing of the text shows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 8 }), (text) => {
        const sealed = encrypt(text, SECRET, 'key:1');
        expect(decrypt(sealed, SECRET, 'key:1')).toBe(text);
        expect(Buffer.from(sealed, 'base64url').toString('utf8')).not.toContain(text);
      }),
      { numRuns: 30 },
    );
  });

  it('does not open with another secret, for another purpose, or after a change', () => {
    const sealed = encrypt('text', SECRET, 'key:1');
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => decrypt(sealed, `${SECRET}!`, 'key:1')).toThrow('unable to authenticate');
    expect(() => decrypt(sealed, SECRET, 'key:2')).toThrow('unable to authenticate');
    expect(() => decrypt(changed, SECRET, 'key:1')).toThrow('unable to authenticate');
  });
});
