import { describe, expect, it } from '@jest/globals';
import { buildPaper } from '../../../testing/builders';
import { maximumMarks, rightMarks, wrongMarks } from './marks';

describe('rightMarks', () => {
  it.each([
    ['1', '+1', true],
    ['4', '+4', false],
    ['1/2', '+1/2', true],
    ['3/2', '+3/2', false],
  ])('of %s are %s, one or less: %s', (correct, marks, isOne) => {
    expect(rightMarks({ correct, wrong: '0' })).toEqual({ marks, isOne });
  });

  it('are not guessed from unknown formats', () => {
    expect(() => rightMarks({ correct: 'one', wrong: '0' })).toThrow('Not a fraction: one');
  });
});

describe('wrongMarks', () => {
  it.each([
    ['0', undefined],
    ['0/1', undefined],
    ['-1/3', '−1/3'],
    ['-1', '−1'],
  ])('of %s are %s', (wrong, marks) => {
    expect(wrongMarks({ correct: '1', wrong })).toBe(marks);
  });
});

describe('maximumMarks', () => {
  it.each([
    ['1', '30'],
    ['4', '120'],
    ['1/3', '10'],
    ['1/7', '4.29'],
  ])('of 30 questions at %s is %s', (correct, marks) => {
    expect(maximumMarks(buildPaper(30, { markingScheme: { correct, wrong: '0' } }))).toBe(marks);
  });
});

describe('a paper whose questions are sent at the start', () => {
  const paper = buildPaper(0, { questionCount: 25, markingScheme: { correct: '2', wrong: '0' } });

  it('has maximum marks', () => {
    expect(maximumMarks(paper)).toBe('50');
  });
});
