import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { IncomingAnswer } from '../../scoring/rules/answer.js';
import { digestSave, type SentSave } from './save-digest.js';

const ANSWER: IncomingAnswer = {
  index: 3,
  selectedOption: 1,
  timeSpent: 20,
  marked: false,
  visited: true,
  changedAt: 90_000,
};
const SAVE: SentSave = {
  revision: 5,
  currentQuestionIndex: 3,
  timeSpent: 90,
  answers: [{ ...ANSWER, index: 0 }, ANSWER],
};
const withAnswer = (changes: Partial<IncomingAnswer>): SentSave => ({
  ...SAVE,
  answers: [
    { ...ANSWER, index: 0 },
    { ...ANSWER, ...changes },
  ],
});

describe('the digest of a save', () => {
  it('is the same for the same save', () => {
    expect(digestSave(structuredClone(SAVE))).toBe(digestSave(SAVE));
  });

  it.each<[what: string, SentSave]>([
    ['revision', { ...SAVE, revision: 6 }],
    ['current question', { ...SAVE, currentQuestionIndex: 2 }],
    ['time spent', { ...SAVE, timeSpent: 91 }],
    ['absent time spent', { ...SAVE, timeSpent: undefined }],
    ['answers: none', { ...SAVE, answers: [] }],
    ['answers: fewer', { ...SAVE, answers: [ANSWER] }],
    ['question', withAnswer({ index: 2 })],
    ['option', withAnswer({ selectedOption: 0 })],
    ['no option', withAnswer({ selectedOption: null })],
    ['several options', withAnswer({ selectedOption: null, selectedOptions: [1] })],
    ['other options', withAnswer({ selectedOption: null, selectedOptions: [1, 2] })],
    ['number', withAnswer({ selectedOption: null, value: '1' })],
    ['other number', withAnswer({ selectedOption: null, value: '-1' })],
    ['cleared answer', withAnswer({ selectedOption: null, cleared: true })],
    ['time on the question', withAnswer({ timeSpent: 21 })],
    ['mark', withAnswer({ marked: true })],
    ['absent mark', withAnswer({ marked: undefined })],
    ['visit', withAnswer({ visited: false })],
    ['time of change', withAnswer({ changedAt: 90_001 })],
    ['absent time of change', withAnswer({ changedAt: undefined })],
  ])('is another one for another %s', (_what, other) => {
    expect(digestSave(other)).not.toBe(digestSave(SAVE));
  });

  it('is absent without a revision', () => {
    expect(digestSave({ ...SAVE, revision: undefined })).toBeNull();
  });

  it('is a number of 32 bits, and hardly ever that of another save', () => {
    const answer = fc.record({
      index: fc.nat(99),
      selectedOption: fc.option(fc.nat(7)),
      timeSpent: fc.nat(600),
      marked: fc.boolean(),
      visited: fc.boolean(),
      changedAt: fc.nat(10_800_000),
    });
    const save = fc.record({
      revision: fc.integer({ min: 1, max: 300 }),
      currentQuestionIndex: fc.nat(99),
      timeSpent: fc.nat(10_800),
      answers: fc.array(answer, { maxLength: 20 }),
    });
    const saves = new Map(fc.sample(save, 2_000).map((one) => [JSON.stringify(one), one]));
    const digests = [...saves.values()].map(digestSave);
    for (const digest of digests) {
      expect(digest).toBeGreaterThanOrEqual(0);
      expect(digest).toBeLessThan(2 ** 32);
    }
    expect(digests.length - new Set(digests).size).toBeLessThanOrEqual(1);
  });
});
