import { percentOf } from '../../../scoring/rules/fraction.js';
import { topicKey, type TopicTally } from '../../../scoring/rules/tally-topics.js';

/** How a student did in a topic over several attempts. */
export interface TopicScore {
  readonly subject: string;
  readonly topic: string;
  readonly correct: number;
  readonly total: number;
  /** Percent right. */
  readonly score: number;
  /** Whole points from the earlier half of its questions to the later one; null with too few. */
  readonly change: number | null;
}

type Counts = Pick<TopicTally, 'correct' | 'total'>;

/** With fewer questions on one side, a change would be chance. */
const MIN_QUESTIONS_PER_HALF = 5;

/**
 * Sums up the topics of attempts, weakest first; equally weak ones with more questions come first.
 *
 * @param attempts the topics of each attempt, oldest attempt first
 */
export function scoreTopics(attempts: readonly (readonly TopicTally[])[]): TopicScore[] {
  const byTopic = Map.groupBy(attempts.flat(), topicKey);
  return [...byTopic.values()]
    .flatMap((tallies) => {
      const [first] = tallies;
      if (!first) return [];
      const { correct, total } = sumOf(tallies);
      const { subject, topic } = first;
      const score = percentOf(correct, total);
      return { subject, topic, correct, total, score, change: changeOf(tallies) };
    })
    .toSorted((a, b) => a.score - b.score || b.total - a.total);
}

/** The two halves consist of whole attempts. The earlier one ends once it has half of the questions. */
function changeOf(tallies: readonly Counts[]): number | null {
  const { total } = sumOf(tallies);
  let asked = 0;
  const split = tallies.findIndex((tally) => {
    asked += tally.total;
    return asked * 2 >= total;
  });
  const earlier = sumOf(tallies.slice(0, split + 1));
  const later = sumOf(tallies.slice(split + 1));
  if (Math.min(earlier.total, later.total) < MIN_QUESTIONS_PER_HALF) return null;
  return wholePercent(later) - wholePercent(earlier);
}

function wholePercent({ correct, total }: Counts): number {
  return Math.round(percentOf(correct, total));
}

function sumOf(tallies: readonly Counts[]): Counts {
  return tallies.reduce(
    (sum, { correct, total }) => ({ correct: sum.correct + correct, total: sum.total + total }),
    { correct: 0, total: 0 },
  );
}
