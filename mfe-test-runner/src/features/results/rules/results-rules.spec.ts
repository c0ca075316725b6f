import { describe, expect, it } from '@jest/globals';
import { buildDetailedResult, buildFigures } from '../../../testing/result-builders';
import { insightIcon } from './insight-icon';
import {
  incorrectCount,
  marksText,
  nextStep,
  notAttemptedCount,
  partsSentence,
  rankingText,
  secondsPerQuestion,
  timeSentence,
} from './result-texts';
import { filterCounts, filterResults, firstToReview } from './review-filters';

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
      figure: 'Rank 3 of 1,234, percentile 83.33',
      note: expect.stringMatching(
        /^Among 1,234 students’ first attempts; equal marks share a rank\. As of 21 Nov 2026/,
      ),
    });
  });

  it.each([false, true])('says that there is nobody to compare with; retake: %s', (isRetake) => {
    expect(rankingText(buildFigures({ takers: 1, ranked: false, isRetake }))).toEqual({
      figure: 'No rank yet',
      note: 'You are the first to take this test. Rank and percentile are shown from 20 students on: among fewer, they would say little.',
    });
  });

  it('shows which rank a retake would get', () => {
    const figures = buildFigures({ rank: 2, takers: 40, percentile: 75, isRetake: true });
    expect(rankingText(figures)).toEqual({
      figure: 'Would be rank 2 of 40, percentile 75',
      note: expect.stringMatching(
        /^This is a retake: only your first attempt is ranked\. Among 40/,
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
    [{ answered: 0, correctAnswers: 0 }, /No question was answered/],
    [{ answered: 20, correctAnswers: 20 }, /Every answer is right/],
    [{ answered: 10, correctAnswers: 10 }, /^You did not attempt 10 questions\./],
    [{ answered: 19, correctAnswers: 10 }, /^Work on Geometry next: 2 of 10/],
    [{ answered: 0, correctAnswers: 0, totalQuestions: 1 }, /No question was answered/],
    [{ answered: 1, correctAnswers: 1, totalQuestions: 1 }, /Every answer is right/],
    [{ answered: 2, correctAnswers: 2, totalQuestions: 3 }, /^You did not attempt 1 question\./],
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
    [[34, 33, 33], 'Your time was spread evenly over the subjects.'],
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
    expect(partsSentence(subjects.slice(0, 1))).toBe('Algebra: 8 of 10 right.');
    expect(partsSentence([])).toBe('');
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
      'not-attempted': 1,
      marked: 1,
    });
    expect(filterResults(results, 'not-attempted').map(({ number }) => number)).toEqual([3]);
    expect(filterResults(results, 'incorrect')).toHaveLength(4);
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
