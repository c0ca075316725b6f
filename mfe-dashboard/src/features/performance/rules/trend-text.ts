import * as texts from '../../../texts/performance';

/** The trend of a topic from its earlier questions to the later ones, in per cent of the questions. */
export function trendText(change: number): string {
  if (change === 0) return texts.sameTrend;
  return change > 0 ? texts.better(change) : texts.worse(-change);
}
