import type { DetailedResult } from '../api/results.types';

export const REVIEW_FILTERS = ['all', 'correct', 'incorrect', 'not-attempted', 'marked'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

/** The filter with this name; null for an unknown name. */
export function reviewFilterOf(name: string | null): ReviewFilter | null {
  return REVIEW_FILTERS.find((filter) => filter === name) ?? null;
}

/** A question with its number in the paper. */
export interface NumberedResult {
  readonly number: number;
  readonly result: DetailedResult;
}

/** The outcome of a question: an open question is neither right nor wrong. */
export type Outcome = 'correct' | 'incorrect' | 'not-attempted';

/** The texts of the badges of questions. */
export type Verdict = 'Correct' | 'Incorrect' | 'Not attempted';

export const VERDICTS: Readonly<Record<Outcome, Verdict>> = {
  correct: 'Correct',
  incorrect: 'Incorrect',
  'not-attempted': 'Not attempted',
};

/** The outcome of one question. */
export function outcomeOf({ isCorrect, selectedOption }: DetailedResult): Outcome {
  if (isCorrect) return 'correct';
  return selectedOption === null ? 'not-attempted' : 'incorrect';
}

/** The questions that match a filter, in paper order. */
export function filterResults(
  results: readonly DetailedResult[],
  filter: ReviewFilter,
): NumberedResult[] {
  return results
    .map((result, index) => ({ number: index + 1, result }))
    .filter(({ result }) => passes(result, filter));
}

/** The number of questions that match each filter. */
export function filterCounts(results: readonly DetailedResult[]): Record<ReviewFilter, number> {
  const counts = { all: 0, correct: 0, incorrect: 0, 'not-attempted': 0, marked: 0 };
  for (const result of results) {
    for (const filter of REVIEW_FILTERS) if (passes(result, filter)) counts[filter] += 1;
  }
  return counts;
}

/**
 * The questions to review first: at most three that were not answered correctly, including open
 * ones, in paper order.
 */
export function firstToReview(results: readonly DetailedResult[]): NumberedResult[] {
  return results
    .map((result, index) => ({ number: index + 1, result }))
    .filter(({ result }) => !result.isCorrect)
    .slice(0, 3);
}

function passes(result: DetailedResult, filter: ReviewFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'marked':
      return result.marked;
    case 'correct':
    case 'incorrect':
    case 'not-attempted':
      return outcomeOf(result) === filter;
  }
}
