import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanText } from './clean-text.js';

const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F]/u;

/** Real texts with characters that must stay. */
const REAL = [
  'Asha Rao',
  "D'Souza-Nair",
  'José',
  'Jose\u0301',
  'अमित शर्मा',
  // With a joiner, for the half form, and with a non-joiner.
  'क्\u200Dष',
  'क्\u200Cष',
  // Malayalam before Unicode had chillu letters: the word ends in a joiner.
  'അവന്\u200D',
  'র\u200D্যাব',
  'ශ්\u200Dරී ලංකා',
  'می\u200Cخواهم',
  '👩\u200D🎓',
  '👩🏽\u200D❤️\u200D💋\u200D👨🏻',
  '🏳️\u200D🌈',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  '1\uFE0F\u20E3',
  '☺\uFE0E',
  '葛\u{E0100}城',
  '⠓⠑⠇⠇⠕⠀⠁⠎⠓⠁',
  'Two\nlines\tand more',
  '2 < 3 & 4 > 1 — 100 %',
];

const EMPTY = [
  '',
  ' ',
  '\u200B',
  '\u200B\u200C\u200D\u2060\uFEFF',
  '\u00AD',
  '\u200D',
  '\uFE0F',
  '\u{E0100}',
  '\u{E0061}\u{E007F}',
  '\u202E',
  '\u2066\u2069',
  '\u200E \u200F',
  '\u115F\u1160',
  '\u3164',
  '\uFFA0',
  '\u2800',
  '\u2800\u2800 \uFE0F',
  '\u00A0\u3000\u2003',
  '\u034F',
  '\uFFF9\uFFFB',
  '\u17B4\u17B5',
  '\u180E',
  '\u180B',
  '\u0301',
  '\u0000\u001F\u0085',
  '\uD800',
];

describe('cleanText', () => {
  it.each(REAL)('leaves %j as it is', (text) => expect(cleanText(text)).toBe(text));

  it.each(EMPTY)('makes %j empty', (text) => expect(cleanText(text)).toBe(''));

  it.each([
    ['  Asha Rao\u00A0', 'Asha Rao'],
    ['\u200BAsha\u200B \u200BRao\u200B', 'Asha Rao'],
    ['\uFEFF Asha', 'Asha'],
    ['As\u00ADha', 'Asha'],
    ['Asha \u202Emoc.live', 'Asha moc.live'],
    ['\u2067Asha\u2069', 'Asha'],
    ['\u200Eआशा\u200F', 'आशा'],
    ['A\u200Dsha', 'Asha'],
    ['Asha\u200C', 'Asha'],
    ['क\u200D\u200D\u200Dष', 'क\u200Dष'],
    ['a\uFE0F\uFE0F', 'a\uFE0F'],
    ['\uFE0F\u200D👩', '👩'],
    ['👩\u200D', '👩'],
    ['👩\u200E\u200D🎓', '👩🎓'],
    ['\u{E0067}Asha', 'Asha'],
    ['Asha\u3164', 'Asha'],
  ])('changes %j to %j', (text, clean) => expect(cleanText(text)).toBe(clean));

  const invisible = fc.constantFrom(
    ...'\u00AD\u034F\u061C\u115F\u180B\u200B\u200C\u200D\u200E\u202E\u2060\u2066\u2069\uFE0F\uFEFF',
    '\u{E0067}',
    '\u{E007F}',
    '\u{E0100}',
  );
  const text = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 3 }),
        fc.string({ unit: 'binary', maxLength: 3 }),
        fc.constantFrom(...REAL),
        fc.constantFrom(' ', '\n', '\u2800', 'क', '👩', '\u{1F3F4}'),
        invisible,
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));

  it('always removes controls of the writing direction', () => {
    fc.assert(fc.property(text, (it) => expect(cleanText(it)).not.toMatch(DIRECTION)));
  });

  it('never changes the visible text', () => {
    const visible = (it: string) =>
      it.replace(/[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu, '').trim();
    fc.assert(
      fc.property(text, (it) => {
        const clean = cleanText(it);
        if (clean !== '') expect(visible(clean)).toBe(visible(it));
      }),
    );
  });

  it('is empty exactly when nothing would be visible', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(invisible, fc.constantFrom(' ', '\u2800')), { maxLength: 9 }),
        (parts) => {
          expect(cleanText(parts.join(''))).toBe('');
          expect(cleanText([...parts, 'x', ...parts].join(''))).toContain('x');
        },
      ),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(text, (it) => {
        const clean = cleanText(it);
        expect(cleanText(clean)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });
});
