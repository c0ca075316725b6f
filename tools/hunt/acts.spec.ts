import { describe, expect, it } from '@jest/globals';
import { seeded } from '../chaos/random.ts';
import { describeAct, planRun, questionCount } from './acts.ts';

describe('planRun', () => {
  it('is the same for the same seed, and different for another', () => {
    expect(planRun(seeded(7), 50)).toEqual(planRun(seeded(7), 50));
    expect(planRun(seeded(7), 50)).not.toEqual(planRun(seeded(8), 50));
  });

  it('has the requested number of acts, of every kind over several seeds', () => {
    const { acts } = planRun(seeded(1), 2_000);
    expect(acts).toHaveLength(2_000);
    expect(new Set(acts.map(({ kind }) => kind)).size).toBe(21);
    for (const act of acts) {
      if (act.kind !== 'answer') continue;
      expect(act.question).toBeGreaterThanOrEqual(1);
      expect(act.question).toBeLessThanOrEqual(questionCount);
      expect([0, 1, 2, 3]).toContain(act.option);
    }
  });

  it('sometimes has a test whose time runs out', () => {
    const tests = Array.from({ length: 40 }, (_, seed) => planRun(seeded(seed), 1).test);
    expect(new Set(tests)).toEqual(new Set(['short', 'long']));
  });
});

describe('describeAct', () => {
  it('is one short line', () => {
    expect(describeAct({ kind: 'answer', question: 3, option: 0 })).toBe('answer 3 0');
    expect(describeAct({ kind: 'mark' })).toBe('mark');
  });
});
