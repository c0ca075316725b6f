import { describe, expect, it } from '@jest/globals';
import { lastScoreIn } from './last-score';

const activity = [
  { examId: 'gate', score: 12, marks: 25.33, maxMarks: 100 },
  { examId: 'cgl', score: 39.6 },
  { examId: 'cgl', score: 70 },
];

describe('lastScoreIn', () => {
  it('is the score of the latest test of the exam', () => {
    expect(lastScoreIn('cgl', activity)).toBe('40%');
  });

  it('is told in marks if the test gives marks of its own', () => {
    expect(lastScoreIn('gate', activity)).toBe('25.33 of 100 marks');
  });

  it('is not known without a test of the exam', () => {
    expect(lastScoreIn('neet', activity)).toBeUndefined();
  });
});
