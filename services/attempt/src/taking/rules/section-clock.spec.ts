import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deadlineOf } from './attempt-clock.js';
import {
  creditedEnds,
  formatSectionEnds,
  judgeSection,
  parseSectionEnds,
  sectionEndsOf,
  sectionGraceMs,
  sectionRemainingSeconds,
  wasChosenInTime,
} from './section-clock.js';

const ENDS = [1200, 2400, 3600];
const lengths = fc.array(fc.integer({ min: 1, max: 10_800 }), { minLength: 1, maxLength: 12 });
const minutes = fc.nat(600);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('the ends of locked sections', () => {
  it('follow one another', () => {
    expect(sectionEndsOf([1200, 1200, 1200], 0)).toEqual(ENDS);
    expect(sectionEndsOf([3600, 1800], 30)).toEqual([4800, 7200]);
  });

  it('spread an allowance by length, to the last second: the last end is the deadline', () => {
    fc.assert(
      fc.property(lengths, minutes, (given, allowance) => {
        const ends = sectionEndsOf(given, allowance);
        const start = new Date(0);
        const deadline = deadlineOf(start, sum(given), allowance);
        expect((ends.at(-1) ?? 0) * 1000).toBe(deadline.getTime());
        given.forEach((length, index) => {
          const extra = (ends[index] ?? 0) - (ends[index - 1] ?? 0) - length;
          const share = (allowance * 60 * length) / sum(given);
          expect(Number.isInteger(extra)).toBe(true);
          expect(Math.abs(extra - share)).toBeLessThan(1);
        });
      }),
    );
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(lengths, minutes, (given, allowance) => {
        const ends = sectionEndsOf(given, allowance);
        expect(parseSectionEnds(formatSectionEnds(ends))).toEqual(ends);
      }),
    );
    expect(formatSectionEnds(ENDS)).toBe('1200,2400,3600');
    expect(parseSectionEnds(formatSectionEnds(null))).toBeNull();
  });
});

describe('a locked section', () => {
  it.each([
    [0, -5_000, 'open'],
    [0, 0, 'open'],
    [0, 1_198_000, 'open'],
    [0, 1_200_000, 'open'],
    [0, 1_200_001, 'grace'],
    [0, 1_260_000, 'grace'],
    [0, 1_260_001, 'section_closed'],
    [0, 1_261_000, 'section_closed'],
    [1, 0, 'section_not_open'],
    [1, 1_197_999, 'section_not_open'],
    [1, 1_198_000, 'open'],
    [1, 2_400_000, 'open'],
    [1, 2_460_000, 'grace'],
    [1, 2_460_001, 'section_closed'],
    [2, 2_397_999, 'section_not_open'],
    [2, 2_398_000, 'open'],
    [2, 3_660_000, 'open'],
    [2, 3_660_001, 'section_closed'],
  ] as const)('%i at %i ms: %s', (section, ms, verdict) => {
    expect(judgeSection(ENDS, section, ms)).toBe(verdict);
  });

  it('is open, or the one after it is, at any time before the deadline', () => {
    fc.assert(
      fc.property(lengths, minutes, fc.nat(200_000_000), (given, allowance, ms) => {
        const ends = sectionEndsOf(given, allowance);
        const last = (ends.at(-1) ?? 0) * 1000;
        const verdicts = ends.map((_, section) => judgeSection(ends, section, ms % (last + 1)));
        expect(verdicts).toContain('open');
        // First those that are over, then those that are open, then those that have not begun.
        const order = ['section_closed', 'grace', 'open', 'section_not_open'];
        const places = verdicts.map((verdict) => order.indexOf(verdict));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  it.each([
    [[1200, 2400], 60_000],
    [[600, 1200], 30_000],
    [[60, 120], 5_000],
    [[10_800, 21_600], 60_000],
    [[600], 60_000],
  ])('of %j has a grace of %i ms', (ends, ms) => {
    expect(sectionGraceMs(ends, 0)).toBe(ms);
    expect(sectionGraceMs(ends, ends.length - 1)).toBe(60_000);
  });

  it.each([
    [1_200_000, null, true],
    [1_202_000, null, true],
    [1_202_001, null, false],
    [1_190_000, 1_200_000, true],
    [1_189_999, 1_200_000, false],
  ])(
    'takes in its grace an answer of %i ms, if the last save was at %p: %p',
    (at, saved, taken) => {
      expect(wasChosenInTime(ENDS, 0, { changedAt: at, savedAt: saved })).toBe(taken);
    },
  );

  it('has whole seconds left, rounded up, and none once it is over', () => {
    expect(sectionRemainingSeconds(ENDS, 0)).toEqual([1200, 2400, 3600]);
    expect(sectionRemainingSeconds(ENDS, 1)).toEqual([1200, 2400, 3600]);
    expect(sectionRemainingSeconds(ENDS, 1_199_001)).toEqual([1, 1201, 2401]);
    expect(sectionRemainingSeconds(ENDS, 1_200_000)).toEqual([0, 1200, 2400]);
    expect(sectionRemainingSeconds(ENDS, 9_999_999)).toEqual([0, 0, 0]);
  });
});

describe('a credit for an outage', () => {
  it.each([
    [-60_000, [1500, 2700, 3900]],
    [0, [1500, 2700, 3900]],
    [1_199_999, [1500, 2700, 3900]],
    [1_200_000, [1200, 2700, 3900]],
    [2_399_999, [1200, 2700, 3900]],
    [2_400_000, [1200, 2400, 3900]],
    [3_599_999, [1200, 2400, 3900]],
    [3_640_000, [1200, 2400, 3900]],
  ])('that began at %i ms moves that section and the later ones: %j', (began, ends) => {
    expect(creditedEnds(ENDS, began, 5)).toEqual(ends);
  });

  it('moves the deadline by all its minutes, and shortens no section', () => {
    fc.assert(
      fc.property(lengths, minutes, fc.integer(), minutes, (given, allowance, began, credit) => {
        const ends = sectionEndsOf(given, allowance);
        const after = creditedEnds(ends, began, credit);
        expect(after.at(-1)).toBe((ends.at(-1) ?? 0) + credit * 60);
        const lengthOf = (all: readonly number[], index: number): number =>
          (all[index] ?? 0) - (all[index - 1] ?? 0);
        const grown = ends.filter((_, index) => lengthOf(after, index) !== lengthOf(ends, index));
        expect(grown).toHaveLength(credit === 0 ? 0 : 1);
        ends.forEach((_, index) =>
          expect(lengthOf(after, index)).toBeGreaterThanOrEqual(lengthOf(ends, index)),
        );
      }),
    );
  });
});
