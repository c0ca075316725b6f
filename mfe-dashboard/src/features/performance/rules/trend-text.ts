import { formatCount } from '@abhyas/web-kit/formats';

/** The trend of a topic from its earlier questions to the later ones; null while there are too few. */
export function trendText(change: number | null): string {
  if (change === null) return 'Too few questions for a trend.';
  if (change === 0) return 'The same as in your earlier tests.';
  const direction = change > 0 ? 'Up' : 'Down';
  return `${direction} ${formatCount(Math.abs(change), 'point')} on your earlier tests.`;
}
