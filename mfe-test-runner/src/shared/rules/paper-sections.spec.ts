import { describe, expect, it } from '@jest/globals';
import { buildMixedPaper, buildPaper, buildSection } from '../../testing/builders';
import { hasLockedSections, isWithin, sectionOf, sectionRanges } from './paper-sections';

const paper = buildPaper(6, {
  sections: [1, 3, 2].map((questions) => buildSection({ questions })),
});

describe('the sections of a paper', () => {
  it('have the questions in order, one section after another', () => {
    expect(sectionRanges(paper)).toEqual([
      { first: 0, end: 1 },
      { first: 1, end: 4 },
      { first: 4, end: 6 },
    ]);
    expect([0, 1, 2, 3, 4, 5].map((index) => sectionOf(paper, index))).toEqual([0, 1, 1, 1, 2, 2]);
    expect(sectionOf(paper, 6)).toBe(-1);
  });

  it('are none in a paper without sections', () => {
    expect(sectionRanges(buildPaper(3))).toEqual([]);
    expect(sectionOf(buildPaper(3), 0)).toBe(-1);
    expect(hasLockedSections(buildPaper(3))).toBe(false);
  });

  it('are locked if they have times of their own', () => {
    expect(hasLockedSections(buildMixedPaper(600))).toBe(true);
    expect(hasLockedSections(buildMixedPaper(null))).toBe(false);
  });

  it('contain the questions from their first one up to the next section', () => {
    const range = { first: 1, end: 4 };
    expect([0, 1, 3, 4].map((index) => isWithin(range, index))).toEqual([false, true, true, false]);
  });
});
