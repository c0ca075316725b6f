import { countsAsAnswered, isFullyRight, type MarkedAnswer } from './mark-answer.js';

interface TopicQuestion {
  readonly subject: string;
  readonly topic: string;
}

/** Counts of one topic. Topics of different subjects may have the same name. */
export interface TopicTally {
  readonly subject: string;
  readonly topic: string;
  /** Questions that count. */
  readonly total: number;
  readonly answered: number;
  readonly correct: number;
}

/**
 * Groups the marked answers by subject and topic, in the order in which the paper first shows each.
 * Skips questions that do not count and questions without a topic.
 */
export function tallyTopics(
  questions: readonly TopicQuestion[],
  answers: readonly MarkedAnswer[],
): TopicTally[] {
  const tallies = new Map<string, { -readonly [Name in keyof TopicTally]: TopicTally[Name] }>();
  questions.forEach((question, index) => {
    const { subject, topic } = question;
    const answer = answers[index];
    if (topic === '' || !answer?.counts) return;
    const key = topicKey({ subject, topic });
    const tally = tallies.get(key) ?? { subject, topic, total: 0, answered: 0, correct: 0 };
    tally.total += 1;
    if (countsAsAnswered(answer)) tally.answered += 1;
    if (isFullyRight(answer)) tally.correct += 1;
    tallies.set(key, tally);
  });
  return [...tallies.values()];
}

/** Identifies a topic. */
export function topicKey({ subject, topic }: Pick<TopicTally, 'subject' | 'topic'>): string {
  return JSON.stringify([subject, topic]);
}
