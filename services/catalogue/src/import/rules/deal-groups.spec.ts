import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_TOGETHER, planGroupDeal, type PassageCount } from './deal-groups.js';
import { countTests } from './plan-tests.js';

const passages = fc.uniqueArray(
  fc.record({
    questions: fc.integer({ min: 1, max: 50 }),
    passages: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 6, selector: ({ questions }) => questions },
);
const size = fc.integer({ min: 20, max: 90 });

function questionsOf(counts: readonly PassageCount[]): number {
  return counts.reduce((sum, count) => sum + count.questions * count.passages, 0);
}

/** Deals group by group and question by question. */
function dealOneByOne(counts: readonly PassageCount[], singles: number, tests: number): number[] {
  const groups = counts.flatMap((count) =>
    Array.from({ length: count.passages }, () => split(count.questions)).flat(),
  );
  const sizes = Array.from({ length: tests }, () => 0);
  const together = groups.filter((group) => group > 1).toSorted((a, b) => b - a);
  for (const [index, group] of together.entries()) sizes[index % tests]! += group;
  const most = Math.max(...sizes);
  let rest = singles + groups.filter((group) => group === 1).length;
  while (rest > 0 && Math.min(...sizes) < most) {
    // The first of those that have fewest.
    sizes[sizes.indexOf(Math.min(...sizes))]! += 1;
    rest -= 1;
  }
  for (let index = 0; index < rest; index += 1) sizes[index % tests]! += 1;
  return sizes;
}

function split(questions: number): number[] {
  const whole = Array.from({ length: Math.floor(questions / MAX_TOGETHER) }, () => MAX_TOGETHER);
  return questions % MAX_TOGETHER === 0 ? whole : [...whole, questions % MAX_TOGETHER];
}

describe('planGroupDeal', () => {
  it('gives the sizes of dealing one by one, between 20 and 90', () => {
    fc.assert(
      fc.property(passages, fc.nat(400), size, (counts, singles, each) => {
        const total = questionsOf(counts) + singles;
        const { sizes } = planGroupDeal(total, counts, each);
        if (total < 20) return expect(sizes).toEqual([]);
        expect(sizes).toEqual(dealOneByOne(counts, singles, sizes.length));
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(90);
      }),
    );
  });

  it('is the usual deal without passages', () => {
    fc.assert(
      fc.property(fc.nat(2000), size, (total, each) => {
        const { sizes, levels } = planGroupDeal(total, [{ questions: 1, passages: 3 }], each);
        expect(sizes).toHaveLength(countTests(total, each));
        expect(levels).toEqual([{ place: 0, first: 0 }]);
      }),
    );
  });

  it('places single questions where tests have fewer', () => {
    // Groups of 8, 8, 5 for two tests: 13 and 8. Five questions fill the second.
    const counts = [
      { questions: 8, passages: 2 },
      { questions: 5, passages: 1 },
    ];
    expect(planGroupDeal(60, counts, 30)).toEqual({
      sizes: [30, 30],
      levels: [...[0, 1, 2, 3, 4].map((place) => ({ place, first: 1 })), { place: 5, first: 0 }],
    });
  });
});
