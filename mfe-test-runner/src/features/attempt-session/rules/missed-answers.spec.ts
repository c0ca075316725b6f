import { describe, expect, it } from '@jest/globals';
import { buildQuestionProgress } from '../../../testing/builders';
import type { DeviceProgress } from '../store/device-store';
import { hasMissedAnswers } from './missed-answers';

function stored(selectedOption: number | null, isSent: boolean): DeviceProgress {
  const q1 = buildQuestionProgress({ selectedOption });
  return { attemptId: 'a', revision: 1, isSent, progress: { currentIndex: 0, byQuestion: { q1 } } };
}

describe('hasMissedAnswers', () => {
  it('is true for answers that were never graded', () => {
    expect(hasMissedAnswers(stored(2, false), new Map([['q1', null]]))).toBe(true);
    expect(hasMissedAnswers(stored(2, false), new Map([['q1', 1]]))).toBe(true);
  });

  it('is true for an answer that was taken back, and graded', () => {
    const { progress, ...record } = stored(null, false);
    const q1 = buildQuestionProgress({ cleared: true });
    const cleared = { ...record, progress: { ...progress, byQuestion: { q1 } } };
    expect(hasMissedAnswers(cleared, new Map([['q1', 1]]))).toBe(true);
    expect(hasMissedAnswers(cleared, new Map([['q1', null]]))).toBe(false);
  });

  it('is false for answers that arrived although their acknowledgement was lost', () => {
    expect(hasMissedAnswers(stored(2, false), new Map([['q1', 2]]))).toBe(false);
  });

  it('is false for later answers of another device and for questions that were only visited', () => {
    expect(hasMissedAnswers(stored(2, true), new Map([['q1', 1]]))).toBe(false);
    expect(hasMissedAnswers(stored(null, false), new Map([['q1', 1]]))).toBe(false);
  });
});
