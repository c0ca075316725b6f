import { describe, expect, it } from '@jest/globals';
import type { AnswerKey } from '../../questions/rules/answer-key.js';
import { NO_PARTS } from '../../questions/rules/question-parts.js';
import type { QuestionDraft } from './import-item.js';
import {
  areIndentedAlike,
  contentHashOf,
  examNameKey,
  foldedIdentityOf,
  identityOf,
  sharedPassageOf,
} from './question-digest.js';

const DRAFT: QuestionDraft = {
  ...NO_PARTS,
  externalId: 'a',
  exam: 'GATE CSE',
  subject: 'S',
  topic: 'T',
  difficulty: 'Easy',
  question: 'Q?',
  options: ['1', '2', '3', '4'],
  key: { kind: 'single', correct: 0 },
  explanation: null,
  source: null,
  licence: null,
};

const CODE = 'if a:\n  b\n  c';
const OTHER_CODE = 'if a:\n  b\nc';

const TABLE = { head: ['List I', 'List II'], rows: [['P', '1']] };
const PASSAGE = { title: null, text: 'Read this.', table: null, figures: [] };
const FIGURE = { id: 'f1', alt: null, width: 10, height: 20 };
const DESCRIBED = { ...FIGURE, alt: 'a circle' };

const OTHERS: [string, Partial<QuestionDraft>][] = [
  ['several right options', { key: { kind: 'multiple', correctOptions: [0] } }],
  ['a number', { key: { kind: 'numeric', accepted: [{ from: '1', to: '1' }], unit: null } }],
  ['a table', { table: TABLE }],
  ['another table', { table: { ...TABLE, head: [] } }],
  ['a passage', { passage: PASSAGE }],
  ['a passage with a title', { passage: { ...PASSAGE, title: 'Directions' } }],
  ['a passage with a table', { passage: { ...PASSAGE, table: TABLE } }],
  ['a passage with a figure', { passage: { ...PASSAGE, figures: [FIGURE] } }],
  ['a figure', { figures: [FIGURE] }],
  ['a figure of an option', { optionFigures: [FIGURE, null, null, null] }],
  ['a figure of another option', { optionFigures: [null, FIGURE, null, null] }],
];

describe('a folded identity', () => {
  it('does not depend on white space between words', () => {
    const folded = foldedIdentityOf({ ...DRAFT, question: 'a b', options: ['1 x', '2', '3', '4'] });
    for (const blank of ['\n', '\n\n', '  ', '\u00a0', '\t', ' \n    ']) {
      const options = [`1${blank}x`, '2', '3', '4'];
      expect(foldedIdentityOf({ ...DRAFT, question: `a${blank}b`, options })).toBe(folded);
    }
    expect(folded).toMatch(/^[\w-]{22}$/);
  });

  it('changes without white space, and with other words, options or exam', () => {
    const folded = foldedIdentityOf(DRAFT);
    for (const change of [
      { question: 'Q ?' },
      { exam: 'GATE EE' },
      { options: ['2', '1', '3', '4'] },
    ]) {
      expect(foldedIdentityOf({ ...DRAFT, ...change })).not.toBe(folded);
    }
  });

  it('includes indentation if options would be equal without it', () => {
    const options = [CODE, OTHER_CODE, 'x', 'y'];
    const swapped = [OTHER_CODE, CODE, 'x', 'y'];
    const spaced = [CODE.replace('\n', ' \n\n'), OTHER_CODE, 'x  ', 'y'];
    const folded = foldedIdentityOf({ ...DRAFT, options });
    expect(foldedIdentityOf({ ...DRAFT, options: swapped })).not.toBe(folded);
    expect(foldedIdentityOf({ ...DRAFT, options: spaced })).toBe(folded);
  });

  it('includes all white space if options have the same indentation', () => {
    const options = ['a  b', 'a b', 'c', 'd'];
    const folded = foldedIdentityOf({ ...DRAFT, options });
    expect(foldedIdentityOf({ ...DRAFT, options: ['a b', 'a  b', 'c', 'd'] })).not.toBe(folded);
  });
});

describe('areIndentedAlike', () => {
  it('compares stem and options', () => {
    const spaced = { ...DRAFT, question: CODE.replace('\n', '\n\n') };
    expect(areIndentedAlike({ ...DRAFT, question: CODE }, spaced)).toBe(true);
    expect(areIndentedAlike({ ...DRAFT, question: OTHER_CODE }, spaced)).toBe(false);
    const options = [CODE, '2', '3', '4'];
    const others = [OTHER_CODE, '2', '3', '4'];
    expect(areIndentedAlike({ ...DRAFT, options }, { ...DRAFT, options: others })).toBe(false);
  });
});

describe('digests', () => {
  it.each(OTHERS)('differ for %s', (_what, change) => {
    const other = { ...DRAFT, ...change };
    for (const digestOf of [identityOf, foldedIdentityOf, contentHashOf]) {
      expect(digestOf(other)).not.toBe(digestOf(DRAFT));
      // A part is not taken for another option.
      const last = JSON.stringify(change);
      expect(digestOf(other)).not.toBe(digestOf({ ...DRAFT, options: [...DRAFT.options, last] }));
    }
  });

  it('differ for each of these', () => {
    const drafts = [DRAFT, ...OTHERS.map(([, change]) => ({ ...DRAFT, ...change }))];
    for (const digestOf of [identityOf, foldedIdentityOf, contentHashOf]) {
      expect(new Set(drafts.map(digestOf)).size).toBe(drafts.length);
    }
  });

  it('include the right answers and the description of figures only in the content', () => {
    const other = (key: AnswerKey, change: Partial<QuestionDraft> = {}) => {
      return { ...DRAFT, ...change, key };
    };
    const pairs: [QuestionDraft, QuestionDraft][] = [
      [
        other({ kind: 'multiple', correctOptions: [0, 1] }),
        other({ kind: 'multiple', correctOptions: [0, 2] }),
      ],
      [
        other({ kind: 'numeric', accepted: [{ from: '1', to: '2' }], unit: null }),
        other({ kind: 'numeric', accepted: [{ from: '1', to: '3' }], unit: null }),
      ],
      [
        other({ kind: 'numeric', accepted: [{ from: '1', to: '2' }], unit: null }),
        other({ kind: 'numeric', accepted: [{ from: '1', to: '2' }], unit: 'm' }),
      ],
      [other(DRAFT.key, { figures: [FIGURE] }), other(DRAFT.key, { figures: [DESCRIBED] })],
      [
        other(DRAFT.key, { passage: { ...PASSAGE, figures: [FIGURE] } }),
        other(DRAFT.key, { passage: { ...PASSAGE, figures: [DESCRIBED] } }),
      ],
    ];
    for (const [one, two] of pairs) {
      expect(identityOf(one)).toBe(identityOf(two));
      expect(foldedIdentityOf(one)).toBe(foldedIdentityOf(two));
      expect(contentHashOf(one)).not.toBe(contentHashOf(two));
    }
  });

  it('ignore white space of tables and passages when they are folded', () => {
    const parts = { table: TABLE, passage: PASSAGE };
    const spaced = {
      table: { ...TABLE, rows: [['P ', '1']] },
      passage: { ...PASSAGE, text: 'Read\n\nthis.' },
    };
    expect(foldedIdentityOf({ ...DRAFT, ...spaced })).toBe(
      foldedIdentityOf({ ...DRAFT, ...parts }),
    );
    expect(identityOf({ ...DRAFT, ...spaced })).not.toBe(identityOf({ ...DRAFT, ...parts }));
    expect(sharedPassageOf(spaced)).toBe(sharedPassageOf(parts));
    expect(sharedPassageOf(parts)).toMatch(/^[\w-]{22}$/);
    expect(sharedPassageOf({ passage: null })).toBeNull();
  });

  it('do not depend on key, classification and source', () => {
    const other = {
      ...DRAFT,
      exam: 'gate  cse',
      key: { kind: 'single', correct: 1 } as const,
      topic: 'U',
      source: 'x',
      externalId: 'b',
    };
    expect(identityOf(other)).toBe(identityOf(DRAFT));
  });

  it('change with exam, text and order of options', () => {
    for (const change of [
      { exam: 'GATE EE' },
      { question: 'q?' },
      { options: ['2', '1', '3', '4'] },
    ]) {
      expect(identityOf({ ...DRAFT, ...change })).not.toBe(identityOf(DRAFT));
    }
  });

  it('change with key, explanation and classification', () => {
    for (const change of [
      { key: { kind: 'single', correct: 1 } as const },
      { explanation: 'why' },
      { topic: 'U' },
    ]) {
      expect(contentHashOf({ ...DRAFT, ...change })).not.toBe(contentHashOf(DRAFT));
    }
    expect(contentHashOf({ ...DRAFT, source: 'x' })).toBe(contentHashOf(DRAFT));
  });

  it('ignore case and repeated spaces in exam names', () => {
    expect(examNameKey('  SSC   CGL ')).toBe(examNameKey('ssc cgl'));
  });
});
