import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressOf, escapeHtml, headerText, looksLikeLink } from './mail-text.js';

describe('headerText', () => {
  it('joins lines to one', () => {
    expect(headerText('Hello\r\nBcc: victim@example.com')).toBe('Hello Bcc: victim@example.com');
  });

  it('never contains a line break or control character, and never exceeds the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = headerText(text, 50);
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect([...line].length).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('headerText of names', () => {
  it.each([
    ['Asha \u202Emoc.live', 'Asha moc.live'],
    ['\u200B\u2066Asha\u2069', 'Asha'],
    ['\u200B', ''],
    ['അവന്\u200D 👩\u200D🎓', 'അവന്\u200D 👩\u200D🎓'],
  ])('%j is %j', (text, line) => expect(headerText(text)).toBe(line));
});

describe('addressOf', () => {
  it.each([
    ['Abhyas <no-reply@abhyas.example>', 'no-reply@abhyas.example'],
    ['office@abhyas.example', 'office@abhyas.example'],
  ])('%j is %j', (mailbox, address) => expect(addressOf(mailbox)).toBe(address));
});

describe('escapeHtml', () => {
  it('escapes markup and keeps line breaks', () => {
    expect(escapeHtml('<b onclick="x">&\r\n\'')).toBe(
      '&lt;b onclick=&quot;x&quot;&gt;&amp;<br>&#39;',
    );
  });
});

describe('looksLikeLink', () => {
  it.each([
    'http://x.example',
    'Free prizes at evil.com',
    'WWW.evil',
    'me@x.example',
    'evil.com/a',
  ])('is true for %j', (text) => expect(looksLikeLink(text)).toBe(true));

  it.each(['Asha Rao', 'S.Ramesh', 'A.P.J. Abdul Kalam', 'Dr. Rao', "D'Souza-Nair", 'अमित'])(
    'is false for %j',
    (text) => expect(looksLikeLink(text)).toBe(false),
  );
});
