import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isEmailAddress } from './email-address.js';

const label = (length: number): string => 'a'.repeat(length);
/** A domain with this number of characters. */
const domain = (length: number): string =>
  'b.'.repeat(length).slice(0, length - 2 - (length % 2)) + (length % 2 ? 'com' : 'co');

describe('an email address', () => {
  it.each([
    'asha@example.com',
    'Asha.Rao+mock-test@Example.CO.IN',
    '9876543210@example.in',
    "o'brien@example.org",
    '_@example.museum',
    `#$&'*+=?^_\`{}~-@example.com`,
    'asha@1and1.example',
    'asha@xn--bcher-kva.example',
    'asha@example.xn--h2brj9c',
    'asha@a-b.c-d.in',
    `${label(64)}@example.com`,
    `asha@${label(63)}.${label(63)}`,
    `${label(20)}@${domain(254 - 21)}`,
  ])('is %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'asha@localhost',
    'asha@@example.com',
    'asha@example@example.com',
    ' asha@example.com',
    'asha@example.com\n',
    'asha rao@example.com',
    'asha@exam ple.com',
    '.asha@example.com',
    'asha.@example.com',
    'asha..rao@example.com',
    'asha@.example.com',
    'asha@example..com',
    'asha@example.com.',
    'asha@-example.com',
    'asha@example-.com',
    'asha@exa_mple.com',
    'asha@example.c',
    'asha@example.123',
    'asha@127.0.0.1',
    'asha@[127.0.0.1]',
    'asha@[IPv6:::1]',
    // Some mail servers read these as routes, files or programs.
    'q%x@example.com',
    'asha%example.org@example.com',
    'host!asha@example.com',
    '/etc/passwd@example.com',
    '|sh@example.com',
    // Quoted.
    '"asha"@example.com',
    '"asha rao"@example.com',
    'asha\\@example.com',
    'Asha <asha@example.com>',
    'asha@example.com,ben@example.com',
    'asha@example.com\r\nBcc: all@example.com',
    // Not ASCII.
    'āśā@example.com',
    'आशा@example.com',
    'asha@bücher.example',
    'asha@उदाहरण.भारत',
    'ａsha@example.com',
    'asha@example。com',
    'asha\u200B@example.com',
    `${label(65)}@example.com`,
    `asha@${label(64)}.com`,
    `${label(20)}@${domain(254 - 20)}`,
  ])('is not %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('is valid in upper and lower case', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        fc.pre(isEmailAddress(text));
        expect(isEmailAddress(text.toUpperCase())).toBe(true);
        expect(isEmailAddress(text.toLowerCase())).toBe(true);
      }),
    );
  });

  it('is always printable ASCII without characters that end or separate addresses in mails', () => {
    const character = fc.constantFrom(...`ab1.-_+'@%!"\\ <>,;:()[]|/\u00e9\u200d\r\n`);
    const text = fc.oneof(fc.emailAddress(), fc.string({ unit: character, maxLength: 30 }));
    fc.assert(
      fc.property(text, fc.nat(), character, (base, place, inserted) => {
        const at = place % (base.length + 1);
        const changed = base.slice(0, at) + inserted + base.slice(at);
        if (isEmailAddress(changed))
          expect(changed).toMatch(/^[^@\s"\\<>,;:()[\]%!|/]+@[a-z0-9.-]+$/i);
      }),
      { numRuns: 2000 },
    );
  });
});
