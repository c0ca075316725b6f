import type { Tone } from '@abhyas/ui';
import * as texts from '../../../texts/history';
import type { PastAttempt } from '../api/get-history';

/** Rows per page of the history. */
const historyPageSize = 10;

/** The colour of a score: green at 80 or above, yellow at 60 or above, red below. */
export function scoreTone(score: number): Tone {
  if (score >= 80) return 'success';
  return score >= 60 ? 'warning' : 'danger';
}

/**
 * The rank behind a percentile, which is the share of participants who are not ahead: it is truncated
 * to two decimals, so the count is rounded.
 */
export function rankOf({
  percentile,
  participants,
}: Pick<PastAttempt, 'percentile' | 'participants'>): number {
  return participants - Math.round((participants * percentile) / 100) + 1;
}

/** "Showing 11 to 20 of 34 results" for a page number from 1. */
export function showingText(page: number, total: number): string {
  const first = (page - 1) * historyPageSize + 1;
  return texts.showing(first, Math.min(total, page * historyPageSize), total);
}
