import type { DetailedResult } from '../api/results.types';

/**
 * In the order in which they are shown. `incorrect` is total minus correct, as in the figures: `wrong` and
 * `not-attempted` are its parts.
 */
const REVIEW_FILTERS = [
  'all',
  'incorrect',
  'wrong',
  'partly',
  'not-attempted',
  'correct',
  'marked',
] as const;
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

/** What became of a question: an open one is neither right nor wrong. */
export type Outcome =
  | 'correct'
  | 'partly'
  | 'wrong'
  | 'not-attempted'
  | 'not-counted'
  | 'bonus'
  | 'dropped';

/** What became of one question. */
export function outcomeOf({ outcome }: Pick<DetailedResult, 'outcome'>): Outcome {
  switch (outcome) {
    case 'right':
      return 'correct';
    case 'partly_right':
      return 'partly';
    case 'unanswered':
      return 'not-attempted';
    case 'not_counted':
      return 'not-counted';
    case 'wrong':
    case 'bonus':
    case 'dropped':
      return outcome;
  }
}

/** The number of answers that got a part of the marks. */
export function partlyRightCount(results: readonly DetailedResult[]): number {
  return results.filter((result) => outcomeOf(result) === 'partly').length;
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

/**
 * The filters that are shown: the combined one only while it is in use, the one of partly right answers only
 * where there are some.
 */
export function shownFilters(current: ReviewFilter, partlyRight = 0): ReviewFilter[] {
  return REVIEW_FILTERS.filter((filter) => {
    if (filter === current) return true;
    return filter === 'partly' ? partlyRight > 0 : filter !== 'incorrect';
  });
}

/** The number of questions that match each filter. */
export function filterCounts(results: readonly DetailedResult[]): Record<ReviewFilter, number> {
  const counts = {
    ...{ all: 0, correct: 0, incorrect: 0, wrong: 0, partly: 0, 'not-attempted': 0, marked: 0 },
  };
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
    .filter(({ result }) => !result.isCorrect && isGraded(outcomeOf(result)))
    .slice(0, 3);
}

/** Whether the answer, or its absence, counts. */
function isGraded(outcome: Outcome): boolean {
  return outcome !== 'not-counted' && outcome !== 'dropped';
}

function passes(result: DetailedResult, filter: ReviewFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'marked':
      return result.marked;
    case 'incorrect':
      return !result.isCorrect && isGraded(outcomeOf(result));
    case 'correct':
      return result.isCorrect;
    case 'wrong':
    case 'partly':
    case 'not-attempted':
      return outcomeOf(result) === filter;
  }
}

/** The subject with this name; null, for all of them, if the test has no such subject. */
export function subjectOf(results: readonly DetailedResult[], name: string | null): string | null {
  return results.find(({ subject }) => subject === name)?.subject ?? null;
}
