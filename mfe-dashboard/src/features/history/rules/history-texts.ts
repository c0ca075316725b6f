import type { Tone } from '@abhyas/ui';

/** Rows per page of the history. */
const historyPageSize = 10;

/** The colour of a score: green at 80 or above, yellow at 60 or above, red below. */
export function scoreTone(score: number): Tone {
  if (score >= 80) return 'success';
  return score >= 60 ? 'warning' : 'danger';
}

/** "Showing 11 to 20 of 34 results" for a page number from 1. */
export function showingText(page: number, total: number): string {
  const first = (page - 1) * historyPageSize + 1;
  return `Showing ${first} to ${Math.min(total, page * historyPageSize)} of ${total} results`;
}
