import fc from 'fast-check';
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

/** Any question that the catalogue can store: an item of a reader, validated and cleaned. */
export const arbitraryDraft: fc.Arbitrary<QuestionDraft> = fc
  .record({
    id: optional(name),
    exam: name,
    subject: name,
    topic: name,
    difficulty: fc.constantFrom('Easy', 'Moderate', 'Hard'),
    question: arbitraryText,
    options: fc.array(arbitraryText, { minLength: 2, maxLength: 8 }),
    right: fc.nat(7),
    explanation: optional(arbitraryText),
    source: optional(name),
    licence: optional(name),
  })
  .map(({ right, ...item }) => checkQuestion({ ...item, correct: right % item.options.length }))
  .filter((check) => check.ok)
  .map(({ draft }) => draft);
