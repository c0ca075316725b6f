import { describe, expect, it } from '@jest/globals';
import { buildPerformance } from '../../../testing/builders';
import { examRankingText, rankingNote } from './ranking-text';

const { overall } = buildPerformance();

describe('rankingNote', () => {
  it.each([
    [{ percentile: 87.4, rank: 12, students: 340 }, 'Top 13% of test takers (340 students)'],
    [{ percentile: 50, rank: 9, students: 120_000 }, 'Top 50% of test takers (1,20,000 students)'],
    [{ percentile: 100, rank: 1, students: 20 }, 'Top 1% of test takers (20 students)'],
    [
      { percentile: 100, rank: 1, students: 1, ranked: false, testsFinished: 1 },
      'Finish 3 tests to be ranked: you have finished 1',
    ],
    [
      { ranked: false, testsFinished: 3 },
      'A rank needs marks above zero, and 20 students in each of your tests',
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
      'Percentile 87.4, rank 12 of 340 students, over 3 tests',
    ],
    [{ ...notRanked, tests: 1 }, 'Not ranked yet: 1 test finished, a rank needs 3'],
    [
      { ...notRanked, comparedTests: 1 },
      'Not ranked yet: 1 of your 4 tests has 20 students so far, a rank needs 3',
    ],
    [
      { ...notRanked, students: 7 },
      'Not ranked yet: 7 students finished as many tests so far, a rank needs 20',
    ],
    [{ ...notRanked, students: 30 }, 'Not ranked: a rank needs marks above zero'],
  ])('of %j is %s', (given, text) => {
    expect(examRankingText(given, overall)).toBe(text);
  });
});
