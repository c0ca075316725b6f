import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_PARTS } from '../../questions/rules/question-parts.js';
import { checkQuestion } from './check-question.js';
import { isMissing } from './complete-item.js';

const GOOD = {
  id: 'q-1',
  exam: 'SSC  CGL',
  subject: 'English',
  topic: 'Spelling',
  difficulty: 'Easy',
  question: 'Which is right?',
  options: ['Aa', 'AA', 'aA', 'aa'],
  correct: 2,
  explanation: '',
  source: 'made',
  licence: 'MIT',
};

const KEYS =
  'expected is the index of the right option, a number from 0 to 3, or its letter from A to D';

const INVISIBLE = [
  '\u200B',
  '\u200C\u200D',
  '\u2060\uFEFF',
  '\u00AD',
  '\u200E\u200F\u061C',
  '\u2066\u2069',
  '\u3164',
  '\u180E',
  '\uFFF9\uFFFB',
  '\u{E0061}\u{E007F}',
];

/** Texts with invisible characters that their scripts need. */
const WRITTEN = [
  'क्\u200Dष और क्\u200Cष',
  'می\u200Cخواهم',
  'اردو \u200E(abc)\u200F میں \u2067C++\u2069 کیا ہے؟',
  '\u202BUrdu\u202C',
  '👩\u200D🎓 x\u200By',
  'मात्रा ि',
];

function reasonOf(change: Record<string, unknown>): string {
  const check = checkQuestion({ ...GOOD, ...change });
  return check.ok ? 'taken' : check.reason;
}

describe('checkQuestion', () => {
  it('accepts a valid question, even with options that differ only in case', () => {
    expect(checkQuestion(GOOD)).toEqual({
      ok: true,
      draft: {
        ...NO_PARTS,
        externalId: 'q-1',
        exam: 'SSC CGL',
        subject: 'English',
        topic: 'Spelling',
        difficulty: 'Easy',
        question: 'Which is right?',
        options: ['Aa', 'AA', 'aA', 'aa'],
        key: { kind: 'single', correct: 2 },
        explanation: null,
        source: 'made',
        licence: 'MIT',
      },
    });
  });

  it('accepts the letter of the right option', () => {
    expect(checkQuestion({ ...GOOD, correct: 'C' })).toMatchObject({
      draft: { key: { correct: 2 } },
    });
    const options = ['A', 'B', 'AB', 'O'];
    expect(checkQuestion({ ...GOOD, options, correct: ' b' })).toMatchObject({
      draft: { key: { correct: 1 } },
    });
  });

  it('uses the subject for a missing topic', () => {
    const check = checkQuestion({ ...GOOD, topic: undefined });
    expect(check).toMatchObject({ draft: { topic: 'English' } });
  });

  it.each([
    [{ exam: undefined }, 'exam is missing or empty'],
    [{ subject: '  ' }, 'subject is missing or empty'],
    [{ question: 7 }, 'question is not a text'],
    [{ question: null }, 'question is missing or empty'],
    [{ question: 'a\u0000b' }, 'question holds characters that cannot be shown'],
    [{ exam: 'x'.repeat(121) }, 'exam is longer than 120 characters'],
    [{ options: 'abcd' }, 'options is not a list'],
    [{ options: ['a'] }, 'there is 1 option; a question has 2 to 8'],
    [{ options: [...'abcdefghi'] }, 'there are 9 options; a question has 2 to 8'],
    [{ options: ['a', 'b', '', 'd'] }, 'option C is missing or empty'],
    [{ options: ['a', 'b', 3, 'd'] }, 'option C is not a text'],
    [{ options: ['a', 'b', 'c', ' b '] }, 'options B and D are equal'],
    [{ correct: 4 }, `correct is 4; ${KEYS}`],
    [{ correct: -1 }, `correct is -1; ${KEYS}`],
    [{ correct: 1.5 }, `correct is 1.5; ${KEYS}`],
    [{ correct: '1' }, `correct is “1”; ${KEYS}`],
    [{ correct: 'E' }, `correct is “E”; ${KEYS}`],
    [{ correct: [1, 4] }, `correct is 4; ${KEYS}`],
    [{ correct: [] }, 'correct is an empty list'],
    [{ correct: [1, 'B'] }, 'correct names option B twice'],
    [{ correct: 'x'.repeat(99) }, `correct is “${'x'.repeat(40)}…”; ${KEYS}`],
    [{ correct: undefined }, `correct is missing; ${KEYS}`],
    [{ correct: null }, `correct is missing; ${KEYS}`],
    [
      { correct: 'A', options: ['O', 'A', 'AB', 'B'] },
      'correct is A, which is the text of option B; give the index',
    ],
    [{ question: 'Hear http\\://x.in/a.mp3' }, 'question: it needs a sound (http\\://x.in/a.mp3)'],
    [{ options: ['a', 'b', 'a.mp4', 'd'] }, 'option C: it needs a film (a.mp4)'],
    [{ explanation: 'See youtu.be/x' }, 'explanation: it needs a film (youtu.be/x)'],
    [{ difficulty: 'Impossible' }, 'difficulty is not one of Easy, Moderate, Hard'],
    [{ explanation: ['x'] }, 'explanation is not a text'],
  ])('refuses %j', (change, reason) => {
    expect(reasonOf(change)).toBe(reason);
  });

  it.each(INVISIBLE)('counts %j as no text', (text) => {
    for (const field of ['exam', 'subject', 'question']) {
      expect(reasonOf({ [field]: text })).toBe(`${field} is missing or empty`);
    }
    expect(reasonOf({ options: ['a', 'b', text, 'd'] })).toBe('option C is missing or empty');
    const absent = { id: text, topic: text, explanation: text, source: text, licence: text };
    expect(checkQuestion({ ...GOOD, ...absent })).toMatchObject({
      draft: {
        ...{ externalId: null, topic: 'English', explanation: null, source: null, licence: null },
      },
    });
    // An invisible field corrects nothing.
    expect(isMissing(text)).toBe(true);
  });

  it.each([
    ['SSC\u200B CGL\u2060', 'SSC CGL'],
    ['\u202ELGC CSS', 'LGC CSS'],
    ['\u2067SSC\u2069\u200E\nCGL', 'SSC CGL'],
    ['S\u00ADSC\uFEFF', 'SSC'],
    ['क्\u200Dषेत्र', 'क्\u200Dषेत्र'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ])('takes the name %j as %j', (text, clean) => {
    const names = { id: text, exam: text, subject: text, topic: text, source: text, licence: text };
    expect(checkQuestion({ ...GOOD, ...names })).toMatchObject({
      draft: {
        ...{ externalId: clean, exam: clean, subject: clean, topic: clean },
        ...{ source: clean, licence: clean },
      },
    });
  });

  it.each(['\u202D', '\u202E'])('refuses a text with the override %j', (override) => {
    const text = `${override}dcba\u202C`;
    const what = `U+${override.charCodeAt(0).toString(16).toUpperCase()}, which reorders the text`;
    expect(reasonOf({ question: text })).toBe(`question holds ${what}`);
    expect(reasonOf({ explanation: text })).toBe(`explanation holds ${what}`);
    expect(reasonOf({ options: ['a', 'b', 'c', text] })).toBe(`option D holds ${what}`);
  });

  it.each(WRITTEN)('keeps %j as it is written', (text) => {
    const options = [text, `${text} 1`, `${text} 2`, `${text} 3`];
    expect(checkQuestion({ ...GOOD, question: text, options, explanation: text })).toMatchObject({
      draft: { question: text, options, explanation: text },
    });
  });

  it.each(INVISIBLE)('refuses options that differ only in %j', (invisible) => {
    for (const other of [`${invisible}b`, `b${invisible}`]) {
      expect(reasonOf({ options: ['a', 'b', 'c', other] })).toBe('options B and D are equal');
    }
  });

  it('accepts options that differ in a joiner, an accent or a vowel sign', () => {
    for (const options of [
      ['क्ष', 'क्\u200Dष', 'क्\u200Cष', 'कष'],
      ['e', 'e\u0301', 'e\u0300', 'é'],
      ['ि', 'ी', 'ु', 'ू'],
    ]) {
      expect(checkQuestion({ ...GOOD, options })).toMatchObject({ draft: { options } });
    }
  });

  it('never throws for any value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(GOOD)), fc.anything()), (change) => {
        expect(typeof reasonOf(change)).toBe('string');
      }),
    );
  });
});
