import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isRanked } from './is-ranked.js';

describe('a rank', () => {
  it('is shown exactly with enough participants and marks above zero', () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.integer({ min: 2, max: 100 }),
        (participants, rankValue, minParticipants) => {
          expect(isRanked({ participants, rankValue }, minParticipants)).toBe(
            participants >= minParticipants && rankValue > 0,
          );
        },
      ),
    );
  });

  it.each([
    [{ participants: 1, rankValue: -1 / 200 }, false],
    [{ participants: 19, rankValue: 1 }, false],
    [{ participants: 20, rankValue: 0 }, false],
    [{ participants: 20, rankValue: 0.01 }, true],
  ])('of %j: %s', (comparison, expected) => {
    expect(isRanked(comparison, 20)).toBe(expected);
  });
});
