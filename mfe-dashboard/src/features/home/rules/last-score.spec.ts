import { describe, expect, it } from '@jest/globals';
import { lastScoreIn } from './last-score';

const activity = [
  { examId: 'gate', score: 12 },
  { examId: 'cgl', score: 39.6 },
  { examId: 'cgl', score: 70 },
];

describe('lastScoreIn', () => {
  it('is the score of the latest test of the exam', () => {
    expect(lastScoreIn('cgl', activity)).toBe(40);
  });

  it('is not known without a test of the exam', () => {
    expect(lastScoreIn('neet', activity)).toBeUndefined();
  });
});
