import type { DetailedResult } from '../api/results.types';

/**
 * In the order in which they are shown. `incorrect` is total minus correct, as in the figures: `wrong` and
 * `not-attempted` are its parts. Links of earlier versions have it; nothing leads to it now.
 */
const REVIEW_FILTERS = ['all', 'incorrect', 'wrong', 'not-attempted', 'correct', 'marked'] as const;
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
export type Outcome = 'correct' | 'wrong' | 'not-attempted';

/** The outcome of one question. */
export function outcomeOf({ isCorrect, selectedOption }: DetailedResult): Outcome {
  if (isCorrect) return 'correct';
  return selectedOption === null ? 'not-attempted' : 'wrong';
}

/** The questions that match a filter and, if given, a subject; in paper order. */
export function filterResults(
  results: readonly DetailedResult[],
  filter: ReviewFilter,
  subject: string | null = null,
): NumberedResult[] {
  return results
    .map((result, index) => ({ number: index + 1, result }))
    .filter(({ result }) => passes(result, filter))
    .filter(({ result }) => subject === null || result.subject === subject);
}

/** The filters that are shown: the combined one only while it is in use. */
export function shownFilters(current: ReviewFilter): ReviewFilter[] {
  return REVIEW_FILTERS.filter((filter) => filter !== 'incorrect' || filter === current);
}

/** The number of questions that match each filter. */
export function filterCounts(results: readonly DetailedResult[]): Record<ReviewFilter, number> {
  const counts = { all: 0, correct: 0, incorrect: 0, wrong: 0, 'not-attempted': 0, marked: 0 };
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
    case 'incorrect':
      return !result.isCorrect;
    case 'correct':
    case 'wrong':
    case 'not-attempted':
      return outcomeOf(result) === filter;
  }
}

/** The subject with this name; null, for all of them, if the test has no such subject. */
export function subjectOf(results: readonly DetailedResult[], name: string | null): string | null {
  return results.find(({ subject }) => subject === name)?.subject ?? null;
}
