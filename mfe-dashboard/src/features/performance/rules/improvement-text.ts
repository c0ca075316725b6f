import { formatCount } from '@abhyas/web-kit/formats';
import type { Performance } from '../api/get-performance';

/** One sentence about the monthly bars, from the first month to the last. */
export function improvementText(months: Readonly<Performance['improvement']>): string {
  const first = months[0];
  const last = months.at(-1);
  if (first === undefined || last === undefined) return '';
  const lastScore = Math.round(last.score);
  if (months.length === 1) return `Your average in ${last.month} is ${lastScore}%.`;
  const change = lastScore - Math.round(first.score);
  if (change === 0) return `Your average is ${lastScore}%, the same as in ${first.month}.`;
  const direction = change > 0 ? 'up' : 'down';
  const points = formatCount(Math.abs(change), 'point');
  return `Your average is ${lastScore}%, ${direction} ${points} since ${first.month}.`;
}

/** The height of a month's bar in pixels: 200 for a score of 100. */
export function barHeight(score: number): number {
  return Math.round(Math.min(100, Math.max(0, score)) * 2);
}
