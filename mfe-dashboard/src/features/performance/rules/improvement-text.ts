import * as texts from '../../../texts/performance';
import type { Performance } from '../api/get-performance';

/** One sentence about the monthly bars, from the first month to the last. */
export function improvementText(months: Readonly<Performance['improvement']>): string {
  const first = months[0];
  const last = months.at(-1);
  if (first === undefined || last === undefined) return '';
  const lastScore = Math.round(last.score);
  if (months.length === 1) return texts.onlyMonth(last.month, lastScore);
  const firstScore = Math.round(first.score);
  return lastScore === firstScore
    ? texts.sameAverage(lastScore, first.month)
    : texts.averages(lastScore, first.month, firstScore);
}

/** The height of a month's bar in pixels: 200 for a score of 100. */
export function barHeight(score: number): number {
  return Math.round(Math.min(100, Math.max(0, score)) * 2);
}
