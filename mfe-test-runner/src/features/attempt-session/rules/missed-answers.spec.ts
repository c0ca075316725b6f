import { describe, expect, it } from '@jest/globals';
import { buildQuestionProgress } from '../../../testing/builders';
import type { DeviceProgress } from '../store/device-store';
import { hasMissedAnswers } from './missed-answers';

const graded = (selectedOption: number | null) => new Map([['q1', { selectedOption }]]);

function stored(selectedOption: number | null, isSent: boolean): DeviceProgress {
  const q1 = buildQuestionProgress({ selectedOption });
  return { attemptId: 'a', revision: 1, isSent, progress: { currentIndex: 0, byQuestion: { q1 } } };
}

describe('hasMissedAnswers', () => {
  it('is true for answers that were never graded', () => {
    expect(hasMissedAnswers(stored(2, false), graded(null))).toBe(true);
    expect(hasMissedAnswers(stored(2, false), graded(1))).toBe(true);
  });

  it('is true for an answer that was taken back, and graded', () => {
    const { progress, ...record } = stored(null, false);
    const q1 = buildQuestionProgress({ cleared: true });
    const cleared = { ...record, progress: { ...progress, byQuestion: { q1 } } };
    expect(hasMissedAnswers(cleared, graded(1))).toBe(true);
    expect(hasMissedAnswers(cleared, graded(null))).toBe(false);
  });

  it.each([
    [{ selectedOptions: [0, 2] }, { selectedOption: null, selectedOptions: [0, 1, 2] }, true],
    [{ selectedOptions: [0, 2] }, { selectedOption: null, selectedOptions: [0, 2] }, false],
    [{ value: '1.5' }, { selectedOption: null, value: '1' }, true],
    [{ value: '1.5' }, { selectedOption: null }, true],
    [{ value: '1.5' }, { selectedOption: null, value: '1.5' }, false],
  ])('of %j, graded as %j, is %p', (answer, gradedAnswer, expected) => {
    const { progress, ...record } = stored(null, false);
    const byQuestion = { q1: buildQuestionProgress(answer) };
    const changed = { ...record, progress: { ...progress, byQuestion } };
    expect(hasMissedAnswers(changed, new Map([['q1', gradedAnswer]]))).toBe(expected);
  });

  it('is false for answers that arrived although their acknowledgement was lost', () => {
    expect(hasMissedAnswers(stored(2, false), graded(2))).toBe(false);
  });

  it('is false for later answers of another device and for questions that were only visited', () => {
    expect(hasMissedAnswers(stored(2, true), graded(1))).toBe(false);
    expect(hasMissedAnswers(stored(null, false), graded(1))).toBe(false);
  });
});
