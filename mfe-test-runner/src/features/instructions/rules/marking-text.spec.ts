import { describe, expect, it } from '@jest/globals';
import { buildPaper } from '../../../testing/builders';
import { markingText, maximumMarks, questionCount } from './marking-text';

describe('markingText', () => {
  it.each([
    ['1', '0', '+1 mark for each right answer, no negative marking.'],
    ['2', '0/1', '+2 marks for each right answer, no negative marking.'],
    [
      '1',
      '-1/3',
      '+1 mark for each right answer, −1/3 for each wrong answer. You lose no marks for a question that is not answered.',
    ],
    [
      '4',
      '-1',
      '+4 marks for each right answer, −1 for each wrong answer. You lose no marks for a question that is not answered.',
    ],
    ['1/2', '0', '+1/2 mark for each right answer, no negative marking.'],
  ])('of %s and %s', (correct, wrong, text) => {
    expect(markingText({ correct, wrong })).toBe(text);
  });

  it('does not guess unknown formats', () => {
    expect(() => markingText({ correct: 'one', wrong: '0' })).toThrow('Not a fraction: one');
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

  it('has a question count and maximum marks', () => {
    expect([questionCount(paper), maximumMarks(paper)]).toEqual([25, '50']);
  });

  it('is counted if an older server sends no count', () => {
    expect(questionCount(buildPaper(7))).toBe(7);
  });
});
