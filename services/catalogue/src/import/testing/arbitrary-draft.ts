import fc from 'fast-check';
import type { QuestionKind } from '../../questions/rules/kinds.js';
import { checkQuestion } from '../rules/check-question.js';
import type { QuestionDraft } from '../rules/import-item.js';

/** Texts with a special meaning in some format, screen or spreadsheet. */
const TRICKY = [
  ...['$5', '$', '$x^2$', '\\(a_1\\)', '\\[\\frac{a}{b}\\]', '\\', '\\\\', '\\n', '\\nu', '\\$7'],
  ...[
    '<b>',
    '<tag>',
    '</pre>',
    '<br/>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '&lt;',
    '&nbsp;',
    '&',
    '&&058;',
  ],
  ...[
    '=',
    '~',
    '#',
    '####',
    '{',
    '}',
    ':',
    '::',
    '->',
    '%50%',
    '[html]',
    '[plain]',
    '//',
    '/',
    ']',
  ],
  ...['=1+1', '@SUM(A1)', '+1', '-1', '"', '""', "'", ',', ';', '\t', '|', '\n', '\n\n', '  ', ' '],
  ...['A', 'aA', 'A. x', 'ANSWER: B', '$CATEGORY: x', '\u00a0', '\u00a0\u00a0', '\u2028', '\ufeff'],
  ...['प्रश्न', '😀', 'é', '∑', '[tex]', '[/tex]', '«math»', '“'],
];

const piece = fc.oneof(
  fc.constantFrom(...TRICKY),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

/** Any text, with many special sequences. */
export const arbitraryText = fc
  .array(piece, { minLength: 1, maxLength: 12 })
  .map((pieces) => pieces.join(''));

const name = fc.oneof(
  fc.constantFrom(
    'GATE CSE',
    'A/B',
    '/',
    'top',
    '$course$',
    'C++ [new]',
    'x=y',
    'a:b',
    'Hindi हिन्दी',
  ),
  fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')),
);

function optional(text: fc.Arbitrary<string>): fc.Arbitrary<string | null> {
  return fc.option(text, { nil: null });
}

const fraction = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }), fc.integer({ min: 1, max: 20 }))
  .map(([number, length]) => String(number).padStart(20, '0').slice(-length));

const digits = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }).map(String),
  fc
    .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }), fraction)
    .map(([sign, whole, decimals]) => `${sign}${whole}.${decimals}`),
);

const range = fc.oneof(digits, fc.record({ from: digits, to: digits }));

/** What an item of each kind has besides its texts. */
const answers = {
  single: fc
    .tuple(fc.array(arbitraryText, { minLength: 2, maxLength: 8 }), fc.nat(7))
    .map(([options, right]): object => ({ options, correct: right % options.length })),
  multiple: fc
    .tuple(
      fc.array(arbitraryText, { minLength: 2, maxLength: 8 }),
      fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 8 }),
    )
    .map(([options, right]): object => ({
      options,
      correct: [...new Set(right.map((index) => index % options.length))],
    })),
  numeric: fc.record({
    answer: fc.oneof(range, fc.array(range, { minLength: 1, maxLength: 4 })),
    unit: optional(name),
  }),
} satisfies Record<QuestionKind, fc.Arbitrary<object>>;

const table = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.boolean()).chain(([columns, hasHead]) => {
  const row = fc.array(fc.oneof(arbitraryText, fc.constant('')), {
    minLength: columns,
    maxLength: columns,
  });
  return fc.record({
    head: hasHead ? row : fc.constant([]),
    rows: fc.array(row, { minLength: 1, maxLength: 4 }),
  });
});

const parts = fc.record({
  table: fc.option(table),
  passage: fc.option(
    fc.record({ title: optional(name), text: arbitraryText, table: fc.option(table) }),
  ),
});

function draftOf(content: fc.Arbitrary<object>): fc.Arbitrary<QuestionDraft> {
  return fc
    .record({
      id: optional(name),
      exam: name,
      subject: name,
      topic: name,
      difficulty: fc.constantFrom('Easy', 'Moderate', 'Hard'),
      question: arbitraryText,
      explanation: optional(arbitraryText),
      source: optional(name),
      licence: optional(name),
      content,
    })
    .map(({ content: own, ...item }) => checkQuestion({ ...item, ...own }))
    .filter((check) => check.ok)
    .map(({ draft }) => draft);
}

/** Any single choice of text that the catalogue can store: an item of a reader, validated and cleaned. */
export const arbitraryDraft = draftOf(answers.single);

/** The same for each kind of questions. */
export const arbitraryDraftOf: Readonly<Record<QuestionKind, fc.Arbitrary<QuestionDraft>>> = {
  single: arbitraryDraft,
  multiple: draftOf(answers.multiple),
  numeric: draftOf(answers.numeric),
};

/** Any question of any kind, with tables and passages. */
export const arbitraryDraftWithParts = draftOf(
  fc
    .tuple(fc.oneof(...Object.values(answers)), parts)
    .map(([answer, own]) => ({ ...answer, ...own })),
);
