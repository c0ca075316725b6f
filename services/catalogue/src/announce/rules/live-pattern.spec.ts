import { describe, expect, it } from '@jest/globals';
import type { FullPattern } from '../../import/tests.repository.js';
import { choosePattern, describePattern } from './live-pattern.js';

const tier: FullPattern = {
  ...{ title: 'Tier 1 Mock Test 1', questions: 100, duration: 3600 },
  ...{ correct: '2', wrong: '-1/2' },
};
const mains: FullPattern = { ...tier, title: 'Mains', questions: 60, duration: 7200, wrong: '0' };
const nothing = { minutes: null, correct: null, wrong: null };

describe('the pattern of a live test', () => {
  it('is that of the full test', () => {
    const pattern = choosePattern([tier], 100, nothing);
    expect(pattern).toMatchObject({ duration: 3600, marking: { correct: '2', wrong: '-1/2' } });
    expect(describePattern(pattern)).toBe(
      'It takes 60 minutes. A right answer counts 2, a wrong one -1/2.',
    );
  });

  it('takes the full test of the nearest length, and its time in proportion', () => {
    const pattern = choosePattern([tier, mains], 50, nothing);
    expect(pattern).toMatchObject({ duration: 6000, marking: { correct: '2', wrong: '0' } });
    expect(describePattern(pattern)).toContain(
      'The full pattern of “Mains” has 60 questions in 120 minutes.',
    );
  });

  it('is what the operator sets', () => {
    const wanted = { minutes: 20, correct: '4', wrong: '-1' };
    expect(choosePattern([tier], 100, wanted)).toMatchObject({
      duration: 1200,
      marking: { correct: '4', wrong: '-1' },
    });
  });

  it('is a minute per question without negative marks if the exam has no full test', () => {
    const pattern = choosePattern([], 25, nothing);
    expect(pattern).toMatchObject({ duration: 1500, marking: { correct: '1', wrong: '0' } });
    expect(describePattern(pattern)).toContain('no full test');
  });
});
