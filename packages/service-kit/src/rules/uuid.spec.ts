import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isUuid } from './uuid.js';

describe('a UUID', () => {
  it('may have any version, in upper or lower case', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(isUuid(id)).toBe(true);
        expect(isUuid(id.toUpperCase())).toBe(true);
      }),
    );
  });

  it.each([
    '',
    '1',
    'null',
    '0193b2a0-1111-7222-8333-4444555566660',
    '0193b2a0-1111-7222-8333-44445555666',
    '0193b2a0111172228333444455556666',
    '0193b2a0-1111-7222-8333-44445555666g',
    ' 0193b2a0-1111-7222-8333-444455556666',
    '0193b2a0-1111-7222-8333-444455556666\n',
  ])('is not %j', (text) => {
    expect(isUuid(text)).toBe(false);
  });
});
