import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Answer } from '../../../shared/progress.types';
import { answerOf, isSameAnswer, NO_ANSWER, precedes } from './answer';

const some: Answer[] = [
  NO_ANSWER,
  { selectedOption: 0 },
  { selectedOption: 7 },
  { selectedOption: null, selectedOptions: [0] },
  { selectedOption: null, selectedOptions: [0, 7] },
  { selectedOption: null, selectedOptions: [1] },
  { selectedOption: null, value: '-1.5' },
  { selectedOption: null, value: '0' },
];
const anyAnswer = fc.constantFrom(...some);

describe('answers', () => {
  it('are the same only as a whole', () => {
    some.forEach((one, index) => {
      some.forEach((other, otherIndex) => {
        expect(isSameAnswer(one, structuredClone(other))).toBe(index === otherIndex);
      });
    });
  });

  it('have a fixed order, in which no answer is the first', () => {
    fc.assert(
      fc.property(anyAnswer, anyAnswer, anyAnswer, (a, b, c) => {
        if (isSameAnswer(a, b)) expect(precedes(a, b)).toBe(false);
        else expect(precedes(a, b)).not.toBe(precedes(b, a));
        if (precedes(a, b) && precedes(b, c)) expect(precedes(a, c)).toBe(true);
        expect(precedes(a, NO_ANSWER)).toBe(false);
      }),
    );
  });

  it('are taken out of wider objects; empty ones are none', () => {
    const wide = { selectedOption: null, selectedOptions: [], value: '', marked: true };
    expect(answerOf(wide)).toEqual(NO_ANSWER);
    expect(answerOf({ selectedOption: 2, value: undefined })).toEqual({ selectedOption: 2 });
    expect(answerOf({ selectedOption: null, value: '0' })).toEqual({
      selectedOption: null,
      value: '0',
    });
  });
});
