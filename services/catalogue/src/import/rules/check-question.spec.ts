import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_PARTS } from '../../questions/rules/question-parts.js';
import { arbitraryDraftWithParts } from '../testing/arbitrary-draft.js';
import { toItem } from '../testing/to-item.js';
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
    // The same letters, composed in another way.
    [{ options: ['\u0958', '\u0915\u093c'] }, 'options A and B are equal'],
    [{ options: ['é', 'x', 'e\u0301'] }, 'options A and C are equal'],
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
      ['e', 'e\u0301', 'e\u0300', 'ē'],
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

describe('checkQuestion of several kinds', () => {
  const { options, correct, ...TEXTS } = GOOD;
  const NUMBER = { ...TEXTS, answer: '9.8' };

  function keyOf(change: Record<string, unknown>, base: Record<string, unknown> = TEXTS): unknown {
    const check = checkQuestion({ ...base, ...change });
    return check.ok ? check.draft.key : check.reason;
  }

  it.each([
    [{ correct: [2, 0] }, { kind: 'multiple', correctOptions: [0, 2] }],
    [
      { correct: ['D'], kind: 'multiple' },
      { kind: 'multiple', correctOptions: [3] },
    ],
    [
      { correct, kind: 'single' },
      { kind: 'single', correct },
    ],
    [
      { correct, kind: null, answer: null, unit: 'm' },
      { kind: 'single', correct },
    ],
  ])('reads the right options: %j', (change, key) => {
    expect(keyOf({ ...change, options })).toEqual(key);
  });

  it.each([
    ['9.80', [['9.8', '9.8']]],
    ['०१२', [['12', '12']]],
    ['-0', [['0', '0']]],
    ['1,23,456.0', [['123456', '123456']]],
    [{ from: '9.79', to: '9.82' }, [['9.79', '9.82']]],
    [
      ['5', { from: '−1', to: '2' }, '1', { from: '2', to: '3' }],
      [
        ['-1', '3'],
        ['5', '5'],
      ],
    ],
  ])('reads the accepted values %j', (answer, ranges) => {
    const accepted = ranges.map(([from, to]) => ({ from, to }));
    const key = { kind: 'numeric', accepted, unit: null };
    expect(keyOf({ answer })).toEqual(key);
    expect(keyOf({ answer, kind: 'numeric', options: [], unit: ' m/s  ' })).toEqual({
      ...key,
      unit: 'm/s',
    });
  });

  const EXPECTED =
    'expected is a decimal number with at most 20 digits before and after the point, and without an exponent';

  it.each([
    [{ kind: 'essay' }, 'kind is “essay”; expected is one of single, multiple, numeric'],
    [{ kind: 'single' }, 'kind is single; such a question has “options” and “correct”'],
    [
      { kind: 'numeric', correct: 1 },
      'kind is numeric; such a question has “answer” and no “correct”',
    ],
    [{ kind: 'single', correct: [1] }, 'kind is single, but correct is a list'],
    [{ kind: 'multiple', correct: 1 }, 'kind is multiple, but correct is no list'],
    [
      { kind: 'multiple', options },
      'correct is missing; expected is the list of the right options',
    ],
    [{ options }, 'there are options and an answer that is a number'],
    [{ answer: 9.8 }, 'answer is not a text; write the number in quotes: "9.8"'],
    [{ answer: [] }, 'answer is an empty list'],
    [
      { answer: Array.from({ length: 21 }, () => '1') },
      'answer lists 21 values; there are at most 20',
    ],
    [{ answer: '1e999' }, `answer is “1e999”; ${EXPECTED}`],
    [{ answer: '4'.repeat(40) }, `answer is “${'4'.repeat(40)}”; ${EXPECTED}`],
    [{ answer: true }, `answer is true; ${EXPECTED}`],
    [{ answer: { from: '1' } }, 'answer to is missing'],
    [{ answer: { from: '2', to: '1.5' } }, 'answer is from 2 to 1.5, which is no range'],
    [{ unit: 7 }, 'unit is not a text'],
    [{ unit: 'm'.repeat(41) }, 'unit is longer than 40 characters'],
  ])('refuses %j', (change, reason) => {
    expect(keyOf(change, NUMBER)).toBe(reason);
  });

  it('reads tables', () => {
    const table = {
      head: ['List I', 'List II'],
      rows: [
        ['$x^2$', ' 1 '],
        ['', 'b'],
      ],
    };
    expect(checkQuestion({ ...GOOD, table })).toMatchObject({
      draft: {
        table: {
          ...table,
          rows: [
            ['\\(x^2\\)', '1'],
            ['', 'b'],
          ],
        },
      },
    });
    expect(checkQuestion({ ...GOOD, table: { rows: [['a']] } })).toMatchObject({
      draft: { table: { head: [], rows: [['a']] } },
    });
  });

  it.each([
    ['a', 'is not an object'],
    [[], 'is not an object'],
    [{}, ': rows is not a list of rows'],
    [{ rows: [] }, ': rows is not a list of rows'],
    [{ rows: ['a'] }, ': its row 1 is not a list of texts'],
    [{ head: 'a', rows: [['a']] }, ': its head is not a list of texts'],
    [{ rows: [['a'], ['a', 'b']] }, ': row 2 has 2 cells, its first row 1'],
    [{ head: ['a', 'b'], rows: [['a']] }, ': row 1 has 1 cell, its head 2'],
    [{ rows: [['', ' ']] }, 'is empty'],
    [{ rows: Array.from({ length: 21 }, () => ['a']) }, 'has 21 rows; a table has at most 20'],
    [
      { rows: [Array.from({ length: 7 }, () => 'a')] },
      ': its row 1 has 7 cells; a table has at most 6 columns',
    ],
  ])('refuses the table %j', (table, reason) => {
    const space = reason.startsWith(':') ? '' : ' ';
    expect(reasonOf({ table })).toBe(`table${space}${reason}`);
    expect(reasonOf({ passage: { text: 'a', table } })).toBe(
      `table of the passage${space}${reason}`,
    );
  });

  it('checks the texts of tables', () => {
    expect(reasonOf({ table: { rows: [[7]] } })).toBe('a cell of table is not a text');
    expect(reasonOf({ table: { rows: [['a.mp3']] } })).toBe(
      'a cell of table: it needs a sound (a.mp3)',
    );
    expect(reasonOf({ table: { rows: [['x'.repeat(1001)]] } })).toBe(
      'a cell of table is longer than 1000 characters',
    );
  });

  it('reads passages', () => {
    const passage = { id: 'p', title: ' For  1 and 2 ', text: 'Read\r\nthis.' };
    expect(checkQuestion({ ...GOOD, passage })).toMatchObject({
      draft: {
        passage: { title: 'For 1 and 2', text: 'Read\nthis.', table: null, figures: [] },
      },
    });
    expect(checkQuestion({ ...GOOD, passage: 'Read.' })).toMatchObject({
      draft: { passage: { title: null, text: 'Read.' } },
    });
    for (const none of [null, undefined, '']) {
      expect(checkQuestion({ ...GOOD, passage: none })).toMatchObject({ draft: { passage: null } });
    }
  });

  it.each([
    [7, 'passage is not an object'],
    [{}, 'passage text is missing or empty'],
    [{ text: 7 }, 'passage text is not a text'],
    [{ text: 'x'.repeat(12_001) }, 'passage text is longer than 12000 characters'],
    [{ text: 'a', title: 'x'.repeat(301) }, 'passage title is longer than 300 characters'],
    [{ text: 'See a.mp4' }, 'passage text: it needs a film (a.mp4)'],
  ])('refuses the passage %j', (passage, reason) => {
    expect(reasonOf({ passage })).toBe(reason);
  });

  it('takes figures only from the reader, and options without a text where there is one', () => {
    const figure = { id: 'f', alt: null, width: 1, height: 2 };
    const other = { ...figure, id: 'g' };
    const item = { ...GOOD, options: ['', '', 'c', 'd'] };
    expect(checkQuestion({ ...item, figures: [figure] })).toEqual({
      ok: false,
      reason: 'option A is missing or empty',
    });
    const figures = { question: [figure], options: [figure, other, null, null], passage: [other] };
    expect(checkQuestion(item, figures)).toMatchObject({
      draft: {
        options: ['', '', 'c', 'd'],
        figures: [figure],
        optionFigures: figures.options,
        passage: { title: null, text: '', figures: [other] },
      },
    });
    expect(checkQuestion(item, { options: [figure, figure, null, null] })).toEqual({
      ok: false,
      reason: 'options A and B are equal',
    });
    expect(checkQuestion({ ...GOOD, figures: [figure] })).toMatchObject({ draft: { figures: [] } });
  });

  it('gives the same question again from its own fields', () => {
    fc.assert(
      fc.property(arbitraryDraftWithParts, (draft) => {
        expect(checkQuestion(toItem(draft))).toEqual({ ok: true, draft });
      }),
    );
  });

  it('never throws for any value', () => {
    const fields = [...Object.keys(GOOD), 'kind', 'answer', 'unit', 'table', 'passage'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), fc.anything()), (change) => {
        expect(typeof reasonOf(change)).toBe('string');
      }),
    );
  });
});
