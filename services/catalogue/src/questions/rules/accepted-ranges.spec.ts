import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { joinRanges } from './accepted-ranges.js';

const range = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.nat(10))
  .map(([from, length]) => ({ from: String(from), to: String(from + length) }));

describe('joinRanges', () => {
  it('accepts the same values, in the only form that these have', () => {
    fc.assert(
      fc.property(fc.array(range, { minLength: 1, maxLength: 8 }), (ranges) => {
        const joined = joinRanges(ranges);
        for (let value = -25; value <= 35; value += 0.5) {
          const accepts = (all: typeof ranges): boolean =>
            all.some(({ from, to }) => Number(from) <= value && value <= Number(to));
          expect(accepts(joined)).toBe(accepts(ranges));
        }
        expect(joinRanges(joined.toReversed())).toEqual(joined);
        for (const [index, { from }] of joined.entries()) {
          const before = joined[index - 1];
          if (before) expect(Number(before.to)).toBeLessThan(Number(from));
        }
      }),
    );
  });
});
