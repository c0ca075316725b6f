import { describe, expect, it } from '@jest/globals';
import type { QuestionDraft } from './import-item.js';
import {
  areIndentedAlike,
  contentHashOf,
  examNameKey,
  foldedIdentityOf,
  identityOf,
} from './question-digest.js';

const DRAFT: QuestionDraft = {
  externalId: 'a',
  exam: 'GATE CSE',
  subject: 'S',
  topic: 'T',
  difficulty: 'Easy',
  question: 'Q?',
  options: ['1', '2', '3', '4'],
  correct: 0,
  explanation: null,
  source: null,
  licence: null,
};

const CODE = 'if a:\n  b\n  c';
const OTHER_CODE = 'if a:\n  b\nc';

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
  it('do not depend on key, classification and source', () => {
    const other = {
      ...DRAFT,
      exam: 'gate  cse',
      correct: 1,
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
    for (const change of [{ correct: 1 }, { explanation: 'why' }, { topic: 'U' }]) {
      expect(contentHashOf({ ...DRAFT, ...change })).not.toBe(contentHashOf(DRAFT));
    }
    expect(contentHashOf({ ...DRAFT, source: 'x' })).toBe(contentHashOf(DRAFT));
  });

  it('ignore case and repeated spaces in exam names', () => {
    expect(examNameKey('  SSC   CGL ')).toBe(examNameKey('ssc cgl'));
  });
});
