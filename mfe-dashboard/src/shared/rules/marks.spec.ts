import { describe, expect, it } from '@jest/globals';
import { marksText, shareOf } from './marks';

describe('marksText', () => {
  it.each([
    [{ marks: 60, maxMarks: 80 }, '60 of 80 marks'],
    [{ marks: -0.67, maxMarks: 100 }, '−0.67 of 100 marks'],
    [{ marks: 0, maxMarks: 300 }, '0 of 300 marks'],
    [{}, undefined],
  ])('of %j is %s', (result, text) => {
    expect(marksText(result)).toBe(text);
  });
});

describe('shareOf', () => {
  it.each([
    [{ score: 0, marks: 60, maxMarks: 80 }, 75],
    [{ score: 10, marks: -3, maxMarks: 80 }, 0],
    [{ score: 0, marks: 0, maxMarks: 0 }, 0],
    [{ score: 42.5 }, 42.5],
  ])('of %j is %d', (result, share) => {
    expect(shareOf(result)).toBe(share);
  });
});
