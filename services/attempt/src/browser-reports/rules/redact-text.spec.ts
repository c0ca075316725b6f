import { describe, expect, it } from '@jest/globals';
import { redactText } from './redact-text.js';

describe('redactText', () => {
  it.each([
    ['TypeError: x is undefined', 'TypeError: x is undefined'],
    ['no answer for asha.rao+1@example.co.in today', 'no answer for (address) today'],
    ['Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'Bearer (token)'],
    ['at https://x.example/login?next=/a#b (1:2)', 'at https://x.example/login (1:2)'],
    ['/tests/0193b2a0-1111-7222-8333-444455556666/progress', '/tests/(id)/progress'],
    ['otp 123456, phone 9830012345, 12:34', 'otp (number), phone (number), 12:34'],
    ['key a1b2c3d4e5f6a7b8c9d0e1f2a3b4', 'key (key)'],
    ['two\r\nlines\u0000', 'two lines'],
  ])('makes %j into %j', (text, clean) => {
    expect(redactText(text, 300)).toBe(clean);
  });

  it('never exceeds the maximum length', () => {
    expect(redactText('word '.repeat(100), 20)).toBe('word word word word ');
  });

  it('is fast for inputs that were made to be slow', () => {
    for (const piece of ['a.', 'a@', '-', 'a-1.', '?#', 'aaaaaaaa.', '0-']) {
      expect(redactText(piece.repeat(2_000), 300).length).toBeLessThanOrEqual(300);
    }
  });
});
