import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOverallRanked } from './overall-ranked.js';

const limits = { minTests: 3, minParticipants: 20 };
const test = fc.record({
  testId: fc.uuid(),
  participants: fc.integer({ min: 1, max: 60 }),
  percentile: fc.integer({ min: 0, max: 100 }),
  rankValue: fc.constantFrom(-0.25, 0, 0.5),
});

describe('an overall rank', () => {
  it('needs enough tests, participants of each, students, and marks above zero', () => {
    fc.assert(
      fc.property(fc.array(test, { maxLength: 6 }), fc.nat(40), (tests, students) => {
        const expected =
          tests.length >= 3 &&
          students >= 20 &&
          Math.min(...tests.map(({ participants }) => participants)) >= 20 &&
          tests.reduce((sum, { rankValue }) => sum + rankValue, 0) > 0;
        expect(isOverallRanked({ tests, students }, limits)).toBe(expected);
      }),
    );
  });
});
