import { describe, expect, it } from '@jest/globals';
import { makeQuestions, type Family } from '../../family.ts';
import { valueOf } from '../../testing/expect-family.ts';
import { balanced, balancedWithSlips } from './balanced.ts';

/** How often the right option is the smallest, the second and so on of the four. */
function ranks(family: Family): number[] {
  const counts = [0, 0, 0, 0];
  for (const { options, correct } of makeQuestions(family, 'ranks', 200)) {
    const values = options.map((option) => valueOf(option) ?? Number.NaN);
    const smaller = values.filter((value) => value < (values[correct] ?? 0)).length;
    counts[smaller] = (counts[smaller] ?? 0) + 1;
  }
  return counts;
}

function familyOf(right: (seed: number) => string, wrong: (seed: number) => string[]): Family {
  return {
    name: 'trial',
    subject: 'Trial',
    topic: 'Trial',
    difficulty: 'Easy',
    make(random) {
      const seed = random.int(100, 9999);
      return { question: `${seed}?`, right: right(seed), wrong: wrong(seed), explanation: '' };
    },
  };
}

describe('balanced', () => {
  const bothSides = (seed: number): string[] =>
    [1, -1, 2, -2, 3, -3].map((step) => `${seed + step} ms`);

  it('lets the right number take every place by size', () => {
    const counts = ranks(balanced(familyOf((seed) => `${seed} ms`, bothSides)));
    for (const count of counts) expect(count).toBeGreaterThan(20);
  });

  it('puts slips on the side that has too few mistakes', () => {
    const above = (seed: number): string[] => [1, 2, 3].map((step) => String(seed + step));
    expect(ranks(balanced(familyOf(String, above)))).toEqual([200, 0, 0, 0]);
    for (const count of ranks(balancedWithSlips(familyOf(String, above)))) {
      expect(count).toBeGreaterThan(20);
    }
  });

  it('leaves words, addresses and numbers in other bases as they are', () => {
    for (const options of [
      ['All', 'No', 'Some', 'None'],
      ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'],
      ['3, 5', '5, 3', '3, 4', '4, 5'],
      ['1F', '2F', '3F', '4F'],
    ]) {
      const [right = '', ...wrong] = options;
      const made = makeQuestions(
        balancedWithSlips(
          familyOf(
            () => right,
            () => wrong,
          ),
        ),
        'as is',
        1,
      );
      expect(made[0]?.options.toSorted()).toEqual(options.toSorted());
    }
  });
});
