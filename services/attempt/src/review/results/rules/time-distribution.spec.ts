import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { distributeTime } from './time-distribution.js';

const subjects = fc.array(fc.record({ name: fc.string(), seconds: fc.nat(10_000) }), {
  maxLength: 12,
});

describe('time distribution', () => {
  it('has whole percentages that sum to 100, or is empty when no time is known', () => {
    fc.assert(
      fc.property(subjects, (given) => {
        const shares = distributeTime(given);
        const known = given.reduce((sum, one) => sum + one.seconds, 0);
        expect(shares.reduce((sum, share) => sum + share.value, 0)).toBe(known === 0 ? 0 : 100);
        expect(shares.every((share) => Number.isInteger(share.value))).toBe(true);
        expect(shares).toHaveLength(given.filter((one) => one.seconds > 0).length);
      }),
    );
  });
});
