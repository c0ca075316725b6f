import { describe, expect, it } from '@jest/globals';
import { buildDetailedResult, buildFigures } from '../../../testing/result-builders';
import { insightIcon } from './insight-icon';
import {
  incorrectCount,
  isWorthChart,
  marksText,
  nextStep,
  notAttemptedCount,
  partsSentence,
  rankingText,
  secondsPerQuestion,
  timeSentence,
  timeUsedText,
  verdict,
} from './result-texts';
import { filterCounts, filterResults, firstToReview, shownFilters } from './review-filters';
import { stripIndex } from './strip-keys';
import { timeUse } from './time-use';

describe('figures in words', () => {
  it('shows the average seconds with two decimals', () => {
    expect(secondsPerQuestion(buildFigures({ timeSpent: 100, totalQuestions: 3 }))).toBe(33.33);
    expect(secondsPerQuestion(buildFigures({ timeSpent: 100, totalQuestions: 0 }))).toBe(0);
  });

  it('counts every question that is not correct as incorrect, and counts the open ones', () => {
    const figures = buildFigures({ totalQuestions: 20, correctAnswers: 12, answered: 17 });
    expect(incorrectCount(figures)).toBe(8);
    expect(notAttemptedCount(figures)).toBe(3);
  });

  it('shows the rank, with whom it compares and when', () => {
    expect(rankingText(buildFigures({ rank: 3, takers: 1234, percentile: 83.3333 }))).toEqual({
      figure: 'Rank 3 of 1,234, percentile 83',
      note: expect.stringMatching(
        /^You did as well as 83% of students, or better\. We compared the first attempts of 1,234 students on 21 Nov 2026/,
      ),
    });
  });

  it.each([false, true])('says that there is nobody to compare with; retake: %s', (isRetake) => {
    expect(rankingText(buildFigures({ takers: 1, ranked: false, isRetake }))).toEqual({
      figure: 'No rank yet',
      note: 'You are the first to take this test. You get a rank when 20 students have taken it.',
    });
  });

  it('shows which rank a retake would get', () => {
    const figures = buildFigures({ rank: 2, takers: 40, percentile: 75, isRetake: true });
    expect(rankingText(figures)).toEqual({
      figure: 'Would be rank 2 of 40, percentile 75',
      note: expect.stringMatching(
        /^You took this test before: only your first attempt is ranked\. You did as well as 75% .* We compared the first attempts of 40/,
      ),
    });
  });

  it('shows marks only if they differ from the count', () => {
    const figures = { totalQuestions: 20, correctAnswers: 12 };
    expect(marksText(buildFigures({ ...figures, marks: 12, maxMarks: 20 }))).toBeUndefined();
    expect(marksText(buildFigures({ ...figures, marks: 9.333333, maxMarks: 20 }))).toBe(
      '9.33 of 20 marks',
    );
    expect(marksText(buildFigures({ ...figures, marks: -0.5, maxMarks: 40 }))).toBe(
      '−0.5 of 40 marks',
    );
  });
});

describe('the next step', () => {
  const subjects = [
    { name: 'Algebra', correct: 8, total: 10, percentage: 80 },
    { name: 'Geometry', correct: 2, total: 10, percentage: 20 },
  ];

  it.each([
    [{ answered: 0, correctAnswers: 0 }, /^Read the explanations below/],
    [{ answered: 20, correctAnswers: 20 }, /^Try a harder test/],
    [{ answered: 10, correctAnswers: 10 }, /^You did not answer 10 questions\./],
    [{ answered: 19, correctAnswers: 10 }, /^Work on Geometry next: 2 of 10/],
    [{ answered: 0, correctAnswers: 0, totalQuestions: 1 }, /^Read the explanations/],
    [{ answered: 1, correctAnswers: 1, totalQuestions: 1 }, /^Try a harder test/],
    [{ answered: 2, correctAnswers: 2, totalQuestions: 3 }, /^You did not answer 1 question\./],
  ])('for %j says %s', (changes, sentence) => {
    expect(nextStep(buildFigures({ totalQuestions: 20, ...changes }), subjects)).toMatch(sentence);
  });

  it('names no subject if none has the lowest displayed percentage', () => {
    const figures = buildFigures({ totalQuestions: 20, answered: 20, correctAnswers: 10 });
    const alike = [
      { name: 'Algebra', correct: 2, total: 6, percentage: 33.33 },
      { name: 'Geometry', correct: 3, total: 9, percentage: 33.3 },
    ];
    expect(nextStep(figures, alike)).toMatch(/^Go through the questions/);
    expect(nextStep(figures, subjects.slice(0, 1))).toMatch(/^Go through the questions/);
    const tooFew = { name: 'Sets', correct: 0, total: 3, percentage: 0 };
    expect(nextStep(figures, [...alike, tooFew])).toMatch(/^Go through the questions/);
    expect(partsSentence(alike)).toBe('You got 33% right in every part.');
  });

  it.each([
    [[], ''],
    [[100], 'All of your time went to A.'],
    [[70, 30], 'Most of your time went to A: 70%.'],
    [[30, 45, 25], 'The largest share of your time went to B: 45%.'],
    [[40, 20, 40], 'The largest shares of your time went to A and C: 40% each.'],
    [[34, 33, 33], 'You spent about the same time on every subject.'],
  ])('of shares of %j says: %s', (values, sentence) => {
    const names = ['A', 'B', 'C'];
    const shares = values.map((value, index) => ({ name: names[index] ?? '', value }));
    expect(timeSentence(shares)).toBe(sentence);
  });

  it('names the best and the weakest part of a chart', () => {
    expect(partsSentence(subjects)).toBe('Highest in Algebra (80%), lowest in Geometry (20%).');
    const more = (...names: string[]) =>
      names.map((name) => ({ name, correct: 1, total: 5, percentage: 20 }));
    expect(partsSentence([...subjects, ...more('Logic')])).toBe(
      'Highest in Algebra (80%), lowest in Geometry and Logic (20%).',
    );
    expect(partsSentence([...subjects, ...more('Logic', 'Sets')])).toBe(
      'Highest in Algebra (80%), lowest in 3 of them (20%).',
    );
    expect(partsSentence(subjects.slice(0, 1))).toBe('');
    expect(partsSentence([])).toBe('');
  });
});

describe('the verdict', () => {
  const cohort = { participants: 34, meanMarks: 41.6, topTenthMarks: 82, distribution: [] };

  it.each([
    [82, 'You are among the best 10% of students.'],
    [60, 'Your marks are above the average of all students.'],
    [41.9, 'Your marks are the same as the average of all students.'],
    [20, 'Your marks are below the average of all students.'],
  ])('of %f percent of the marks beside all students is: %s', (ownMarks, sentence) => {
    expect(verdict(buildFigures(), { ...cohort, ownMarks })).toBe(sentence);
  });

  it.each([
    [{ score: 80 }, 'This is a strong result.'],
    [{ score: 60 }, 'This is a good result, and you can still gain marks.'],
    [{ score: 59.9 }, 'This test shows you what to learn next.'],
    [{ answered: 0, correctAnswers: 0 }, 'You did not answer any question.'],
    [{ correctAnswers: 20, answered: 20 }, 'Every answer is right.'],
  ])('of %j with too few others is: %s', (changes, sentence) => {
    expect(verdict(buildFigures(changes), null)).toBe(sentence);
  });
});

describe('a chart of parts', () => {
  const parts = (...percentages: number[]) =>
    percentages.map((percentage) => ({
      name: 'A',
      correct: percentage / 10,
      total: 10,
      percentage,
    }));

  it('is worth its place unless everything is right, or next to nothing', () => {
    expect(isWorthChart(parts(50))).toBe(false);
    expect(isWorthChart(parts(0, 0))).toBe(false);
    expect(isWorthChart(parts(10, 0, 0))).toBe(false);
    expect(isWorthChart(parts(10, 0))).toBe(true);
    expect(isWorthChart(parts(100, 100))).toBe(false);
    expect(isWorthChart(parts(0, 100))).toBe(true);
    expect(isWorthChart(parts(50, 50))).toBe(true);
  });
});

describe('the time that was used', () => {
  it.each([
    [599, 'You used 99% of your 10 min.'],
    [600, 'You used all of your 10 min.'],
    [0, 'You used 0% of your 10 min.'],
  ])('of %i seconds is: %s', (timeSpent, sentence) => {
    expect(timeUsedText(buildFigures({ timeSpent, timeAllowed: 600 }))).toBe(sentence);
  });

  it('stands beside the part of each subject, as large as its part of the questions', () => {
    const result = (subject: string, timeSpent: number) =>
      buildDetailedResult({ subject, timeSpent });
    const results = [result('B', 30), result('A', 10), result('B', 0), result('B', 5)];
    expect(timeUse(results, 400)).toEqual([
      { subject: 'B', used: 35, allotted: 300 },
      { subject: 'A', used: 10, allotted: 100 },
    ]);
    expect(timeUse(results.slice(2), 400)).toEqual([]);
    expect(timeUse([result('A', 0), result('B', 0)], 400)).toEqual([]);
  });
});

describe('keys in the row of numbers', () => {
  it.each([
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, undefined],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, undefined],
    ['Home', 3, 0],
    ['End', 3, 9],
    ['Enter', 3, undefined],
  ])('%s at %i of ten leads to %s', (key, index, next) => {
    expect(stripIndex(key, index, 10)).toBe(next);
  });
});

describe('review', () => {
  const results = [
    buildDetailedResult({ questionId: 'a', isCorrect: true, selectedOption: 1 }),
    buildDetailedResult({ questionId: 'b', selectedOption: 2, marked: true }),
    buildDetailedResult({ questionId: 'c', selectedOption: null }),
    buildDetailedResult({ questionId: 'd', selectedOption: 0 }),
    buildDetailedResult({ questionId: 'e', selectedOption: 0 }),
  ];

  it('starts with the first three questions that were not right, with their numbers', () => {
    expect(firstToReview(results).map(({ number, result }) => [number, result.questionId])).toEqual(
      [
        [2, 'b'],
        [3, 'c'],
        [4, 'd'],
      ],
    );
  });

  it('filters, with matching counts', () => {
    expect(filterCounts(results)).toEqual({
      all: 5,
      correct: 1,
      incorrect: 4,
      wrong: 3,
      partly: 0,
      'not-attempted': 1,
      marked: 1,
    });
    expect(filterResults(results, 'not-attempted').map(({ number }) => number)).toEqual([3]);
    expect(filterResults(results, 'incorrect')).toHaveLength(4);
  });

  it('offers what is wrong and not answered together only to links that have it', () => {
    expect(shownFilters('all')).toEqual(['all', 'wrong', 'not-attempted', 'correct', 'marked']);
    expect(shownFilters('incorrect')).toContain('incorrect');
  });
});

describe('insightIcon', () => {
  it.each([
    ['📈', 'rise'],
    ['📉', 'fall'],
    ['⚡', 'lightning'],
    ['⚡️', 'lightning'],
    ['🛡️', 'shield'],
    ['🛡', 'shield'],
    ['🎯', 'default'],
    ['', 'default'],
  ])('of %s is %s', (emoji, icon) => {
    expect(insightIcon(emoji)).toBe(icon);
  });
});
