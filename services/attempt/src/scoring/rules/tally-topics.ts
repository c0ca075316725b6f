import type { StoredAnswer } from './answer.js';
import { isCorrect, type ScoredQuestion } from './score-attempt.js';

interface TopicQuestion extends ScoredQuestion {
  readonly topic: string;
}

/** Counts of one topic. Topics of different subjects may have the same name. */
export interface TopicTally {
  readonly subject: string;
  readonly topic: string;
  readonly total: number;
  readonly answered: number;
  readonly correct: number;
}

/** Groups by subject and topic, in the order in which the paper first shows each. Skips questions without a topic. */
export function tallyTopics(
  questions: readonly TopicQuestion[],
  answers: readonly StoredAnswer[],
): TopicTally[] {
  const tallies = new Map<string, { -readonly [Name in keyof TopicTally]: TopicTally[Name] }>();
  questions.forEach((question, index) => {
    const { subject, topic } = question;
    if (topic === '') return;
    const key = topicKey({ subject, topic });
    const tally = tallies.get(key) ?? { subject, topic, total: 0, answered: 0, correct: 0 };
    const answer = answers[index];
    tally.total += 1;
    if (answer && answer.selectedOption !== null) tally.answered += 1;
    if (answer && isCorrect(question, answer)) tally.correct += 1;
    tallies.set(key, tally);
  });
  return [...tallies.values()];
}

/** Identifies a topic. */
export function topicKey({ subject, topic }: Pick<TopicTally, 'subject' | 'topic'>): string {
  return JSON.stringify([subject, topic]);
}
