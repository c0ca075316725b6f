import { formatCount } from '@abhyas/web-kit/formats';

/** The trend of a topic from its earlier questions to the later ones; null while there are too few. */
export function trendText(change: number | null): string {
  if (change === null) return 'Not enough questions yet to see a trend.';
  if (change === 0) return 'The same as in your earlier tests.';
  const direction = change > 0 ? 'better' : 'worse';
  return `${formatCount(Math.abs(change), 'point')} ${direction} than in your earlier tests.`;
}
