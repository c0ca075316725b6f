import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rankInExam } from './rank-in-exam.js';

describe('the rank in an exam', () => {
  it('is one more than the students with a higher mean', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 }), (means) => {
        const all = [...Map.groupBy(means, (mean) => mean)].map(([mean, same]) => ({
          mean,
          students: same.length,
        }));
        for (const mean of means) {
          expect(rankInExam(mean, all)).toEqual({
            percentile: mean,
            rank: 1 + means.filter((other) => other > mean).length,
            students: means.length,
          });
        }
      }),
    );
  });

  it('shares a rank with means that differ by rounding only', () => {
    expect(rankInExam(66.66, [{ mean: 66.67, students: 3 }])).toMatchObject({
      rank: 1,
      students: 3,
    });
    expect(rankInExam(66.65, [{ mean: 66.67, students: 3 }])).toMatchObject({
      rank: 4,
      students: 4,
    });
  });
});
