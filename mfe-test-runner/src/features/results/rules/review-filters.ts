import type { DetailedResult } from '../api/results.types';

export const REVIEW_FILTERS = ['all', 'correct', 'incorrect', 'not-attempted', 'marked'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

/** The filter of that name, null for any other word. */
export function reviewFilterOf(name: string | null): ReviewFilter | null {
  return REVIEW_FILTERS.find((filter) => filter === name) ?? null;
}

/** A question with its number in the paper. */
export interface NumberedResult {
  readonly number: number;
  readonly result: DetailedResult;
}

/** How a question went: an open question is neither right nor answered wrong. */
export type Outcome = 'correct' | 'incorrect' | 'not-attempted';

/** What the badge of a question says. */
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

/** The questions that a filter lets through, in paper order. */
export function filterResults(
  results: readonly DetailedResult[],
  filter: ReviewFilter,
): NumberedResult[] {
  return results
    .map((result, index) => ({ number: index + 1, result }))
    .filter(({ result }) => passes(result, filter));
}

/** How many questions each filter lets through. */
export function filterCounts(results: readonly DetailedResult[]): Record<ReviewFilter, number> {
  const counts = { all: 0, correct: 0, incorrect: 0, 'not-attempted': 0, marked: 0 };
  for (const result of results) {
    for (const filter of REVIEW_FILTERS) if (passes(result, filter)) counts[filter] += 1;
  }
  return counts;
}

/**
 * The questions to look at first: at most three that were not answered correctly, open ones among
 * them, in paper order.
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
