import { describe, expect, it } from '@jest/globals';
import { rankingNote } from './ranking-text';

describe('rankingNote', () => {
  it.each([
    [{ percentile: 87.4, rank: 12, students: 340 }, 'Top 13% of test takers (340 students)'],
    [{ percentile: 50, rank: 9, students: 120_000 }, 'Top 50% of test takers (1,20,000 students)'],
    [{ percentile: 100, rank: 1, students: 2 }, 'Top 1% of test takers (2 students)'],
    [{ percentile: 100, rank: 1, students: 1 }, 'No other student has finished a test yet'],
    [{ percentile: 0, rank: null, students: 0 }, 'Finish a test to be ranked'],
  ])('of %j is %s', (ranking, note) => {
    expect(rankingNote(ranking)).toBe(note);
  });
});
