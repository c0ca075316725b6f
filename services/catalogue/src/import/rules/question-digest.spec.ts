import { describe, expect, it } from '@jest/globals';
import type { QuestionDraft } from '../import-item.js';
import { contentHashOf, examNameKey, identityOf } from './question-digest.js';

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
