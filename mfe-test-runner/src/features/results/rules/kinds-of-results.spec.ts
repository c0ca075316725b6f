import { describe, expect, it } from '@jest/globals';
import { buildDetailedResult, buildFigures } from '../../../testing/result-builders';
import type { DetailedResult } from '../api/results.types';
import { partText, questionMarksText } from './marks-texts';
import { numberPassages } from './passages';
import { incorrectParts, wrongCount } from './result-texts';
import {
  filterCounts,
  filterResults,
  firstToReview,
  outcomeOf,
  partlyRightCount,
  shownFilters,
} from './review-filters';
import { lostMarksText } from './section-texts';

const withOutcome = (outcome: DetailedResult['outcome'], changes: Partial<DetailedResult> = {}) =>
  buildDetailedResult({
    outcome,
    isCorrect: outcome === 'right' || outcome === 'bonus',
    ...changes,
  });

const all = [
  withOutcome('right'),
  withOutcome('partly_right'),
  withOutcome('wrong'),
  withOutcome('unanswered', { selectedOption: null }),
  withOutcome('not_counted'),
  withOutcome('bonus'),
  withOutcome('dropped'),
];

describe('what became of a question', () => {
  it.each([
    ['right', 'correct'],
    ['partly_right', 'partly'],
    ['wrong', 'wrong'],
    ['unanswered', 'not-attempted'],
    ['not_counted', 'not-counted'],
    ['bonus', 'bonus'],
    ['dropped', 'dropped'],
  ] as const)('is by its outcome: %s', (outcome, expected) => {
    expect(outcomeOf(withOutcome(outcome))).toBe(expected);
  });

  it('decides which questions a filter shows', () => {
    expect(filterCounts(all)).toEqual({
      all: 7,
      correct: 2,
      incorrect: 3,
      wrong: 1,
      partly: 1,
      'not-attempted': 1,
      marked: 0,
    });
    expect(filterResults(all, 'partly').map(({ number }) => number)).toEqual([2]);
  });

  it('offers the filter of partly right answers only where there are some', () => {
    expect(shownFilters('all')).not.toContain('partly');
    expect(shownFilters('all', 1)).toContain('partly');
    expect(shownFilters('partly')).toContain('partly');
    expect(partlyRightCount(all)).toBe(1);
  });

  it('leaves answers that do not count out of the first mistakes', () => {
    expect(firstToReview(all).map(({ number }) => number)).toEqual([2, 3, 4]);
    expect(firstToReview(all.slice(4))).toEqual([]);
  });
});

describe('figures with partly right answers', () => {
  it('do not count them as wrong', () => {
    const figures = buildFigures({ totalQuestions: 20, correctAnswers: 12, answered: 17 });
    expect(wrongCount(figures, 2)).toBe(3);
    expect(incorrectParts(figures, 2)).toBe('2 partly right, 3 wrong, 3 not answered');
    expect(incorrectParts(figures, 5)).toBe('5 partly right, 3 not answered');
  });
});

describe('marks of a question', () => {
  it('are shown where they say more than the verdict', () => {
    const of = (marks: number, maxMarks: number, isCorrect = false) =>
      questionMarksText(buildDetailedResult({ marks, maxMarks, isCorrect }));
    expect(of(4, 4, true)).toBe('+4 of 4 marks');
    expect(of(-0.67, 2)).toBe('−0.67 of 2 marks');
    expect(of(0, 4)).toBe('0 of 4 marks');
    expect(of(1, 1, true)).toBeUndefined();
    expect(of(0, 1)).toBeUndefined();
    expect(of(-0.25, 1)).toBe('−0.25 of 1 marks');
    expect(questionMarksText(buildDetailedResult())).toBeUndefined();
  });

  it('say why an answer got a part of them', () => {
    const result = withOutcome('partly_right', {
      selectedOptions: [0, 2],
      correctOptions: [0, 2, 3],
      marks: 2,
    });
    expect(partText(result)).toBe('You chose 2 of 3 right options and no wrong one: +2 marks.');
    expect(partText({ ...result, outcome: 'right' })).toBeUndefined();
  });
});

describe('passages', () => {
  it('know the numbers of their questions', () => {
    const passage = (id: string) => ({ id, title: null, text: 'Read this.' });
    const results = ['a', 'a', 'a', undefined, 'b', undefined, 'b'].map((id) =>
      buildDetailedResult({ passage: id }),
    );
    const numbered = numberPassages([passage('a'), passage('b'), passage('c')], results);
    expect([...numbered.values()].map(({ numbers }) => numbers)).toEqual(['1–3', '5, 7', '']);
  });
});

describe('sections', () => {
  const section = (negativeMarks: number) => ({
    ...{ name: 'Physics', total: 25, answered: 20, correct: 15, partlyCorrect: 0 },
    ...{ marks: 55, negativeMarks, maxMarks: 100, timeSpent: 3000, timeAllowed: null },
  });

  it('say what wrong answers cost', () => {
    expect(lostMarksText([section(-5), section(-2.33)])).toBe('Wrong answers cost you 7.33 marks.');
    expect(lostMarksText([section(0)])).toBe('Wrong answers cost you no marks.');
  });
});
