import { describe, expect, it } from '@jest/globals';
import { buildPerformance } from '../../../testing/builders';
import { examRankingText, percentileOf, rankingNote } from './ranking-text';

const { overall } = buildPerformance();

describe('percentileOf', () => {
  it.each([
    [1, 20, 100],
    [12, 340, 96],
    [51, 91, 45],
    [91, 91, 1],
  ])('of rank %d among %d students is %d', (rank, students, percentile) => {
    expect(percentileOf(rank, students)).toBe(percentile);
  });
});

describe('rankingNote', () => {
  it.each([
    [{ rank: 12, students: 340 }, 'Top 4% of test takers (340 students)'],
    [{ rank: 60_000, students: 120_000 }, 'Top 50% of test takers (1,20,000 students)'],
    [{ percentile: 97.4, rank: 51, students: 91 }, 'Top 57% of test takers (91 students)'],
    [
      { percentile: 100, rank: 1, students: 1, ranked: false, testsFinished: 1 },
      'Finish 3 tests to get a rank. You have finished 1.',
    ],
    [
      { ranked: false, testsFinished: 3 },
      'You get a rank when your marks are above zero and each of your tests has 20 students',
    ],
  ])('of %j is %s', (changes, note) => {
    expect(rankingNote({ ...overall, ...changes })).toBe(note);
  });
});

describe('examRankingText', () => {
  const exam = { examId: 'exam-1', name: 'SSC CGL', tests: 4, comparedTests: 3 };
  const notRanked = { ...exam, percentile: null, rank: null, students: 0, ranked: false };

  it.each([
    [
      { ...exam, percentile: 87.46, rank: 12, students: 340, ranked: true },
      'Rank 12 of 340 students: Top 4%, from 3 tests',
    ],
    [{ ...notRanked, tests: 1 }, '1 of 3 tests finished'],
    [{ ...notRanked, comparedTests: 1 }, '1 of 3 tests taken by 20 students'],
    [{ ...notRanked, students: 7 }, '7 of 20 students have finished enough tests'],
    [{ ...notRanked, students: 30 }, 'A rank needs marks above zero'],
  ])('of %j is %s', (given, text) => {
    expect(examRankingText(given, overall)).toBe(text);
  });
});
