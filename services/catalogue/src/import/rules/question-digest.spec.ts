import { describe, expect, it } from '@jest/globals';
import type { QuestionDraft } from '../import-item.js';
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
  it('is the same whatever white space stands between words', () => {
    const folded = foldedIdentityOf({ ...DRAFT, question: 'a b', options: ['1 x', '2', '3', '4'] });
    for (const blank of ['\n', '\n\n', '  ', '\u00a0', '\t', ' \n    ']) {
      const options = [`1${blank}x`, '2', '3', '4'];
      expect(foldedIdentityOf({ ...DRAFT, question: `a${blank}b`, options })).toBe(folded);
    }
    expect(folded).toMatch(/^[\w-]{22}$/);
  });

  it('is another one without white space, with other words, options or exam', () => {
    const folded = foldedIdentityOf(DRAFT);
    for (const change of [
      { question: 'Q ?' },
      { exam: 'GATE EE' },
      { options: ['2', '1', '3', '4'] },
    ]) {
      expect(foldedIdentityOf({ ...DRAFT, ...change })).not.toBe(folded);
    }
  });

  it('counts indentation where options would be the same without', () => {
    const options = [CODE, OTHER_CODE, 'x', 'y'];
    const swapped = [OTHER_CODE, CODE, 'x', 'y'];
    const spaced = [CODE.replace('\n', ' \n\n'), OTHER_CODE, 'x  ', 'y'];
    const folded = foldedIdentityOf({ ...DRAFT, options });
    expect(foldedIdentityOf({ ...DRAFT, options: swapped })).not.toBe(folded);
    expect(foldedIdentityOf({ ...DRAFT, options: spaced })).toBe(folded);
  });

  it('counts all white space where indentation does not tell options apart either', () => {
    const options = ['a  b', 'a b', 'c', 'd'];
    const folded = foldedIdentityOf({ ...DRAFT, options });
    expect(foldedIdentityOf({ ...DRAFT, options: ['a b', 'a  b', 'c', 'd'] })).not.toBe(folded);
  });
});

describe('areIndentedAlike', () => {
  it('looks at stem and options', () => {
    const spaced = { ...DRAFT, question: CODE.replace('\n', '\n\n') };
    expect(areIndentedAlike({ ...DRAFT, question: CODE }, spaced)).toBe(true);
    expect(areIndentedAlike({ ...DRAFT, question: OTHER_CODE }, spaced)).toBe(false);
    const options = [CODE, '2', '3', '4'];
    const others = [OTHER_CODE, '2', '3', '4'];
    expect(areIndentedAlike({ ...DRAFT, options }, { ...DRAFT, options: others })).toBe(false);
  });
});

describe('digests', () => {
  it('know the same question whatever its key, place and source', () => {
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

  it('tell another exam, text or order of options apart', () => {
    for (const change of [
      { exam: 'GATE EE' },
      { question: 'q?' },
      { options: ['2', '1', '3', '4'] },
    ]) {
      expect(identityOf({ ...DRAFT, ...change })).not.toBe(identityOf(DRAFT));
    }
  });

  it('see a correction of key, explanation or place', () => {
    for (const change of [{ correct: 1 }, { explanation: 'why' }, { topic: 'U' }]) {
      expect(contentHashOf({ ...DRAFT, ...change })).not.toBe(contentHashOf(DRAFT));
    }
    expect(contentHashOf({ ...DRAFT, source: 'x' })).toBe(contentHashOf(DRAFT));
  });

  it('compares exam names without case and doubled blanks', () => {
    expect(examNameKey('  SSC   CGL ')).toBe(examNameKey('ssc cgl'));
  });
});
