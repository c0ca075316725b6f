import * as texts from '../../../texts/performance';

/** The trend of a topic from its earlier questions to the later ones; null while there are too few. */
export function trendText(change: number | null): string {
  if (change === null) return texts.noTrend;
  if (change === 0) return texts.sameTrend;
  return change > 0 ? texts.better(change) : texts.worse(-change);
}
