import * as texts from '../../../texts/results';
import type { TopicPerformance } from '../api/results.types';

/** Weakest first; of equally weak ones, those with more questions. */
export function weakestFirst(topics: readonly TopicPerformance[]): TopicPerformance[] {
  return topics.toSorted((a, b) => percent(a) - percent(b) || b.total - a.total);
}

/** What the topics show, in one sentence. */
export function topicsSentence(topics: readonly TopicPerformance[]): string {
  const sorted = weakestFirst(topics);
  const [worst] = sorted;
  const best = sorted.at(-1);
  if (!worst || !best) return '';
  if (percent(worst) === percent(best)) return texts.everyTopic(percent(best));
  const isShared = sorted.filter((one) => percent(one) === percent(worst)).length > 1;
  return isShared
    ? texts.weakestTopics(percent(worst))
    : texts.weakestTopic(worst.topic, worst.correct, worst.total);
}

function percent({ percentage }: TopicPerformance): number {
  return Math.round(percentage);
}
