import type { TopicTally } from '../../../../scoring/rules/tally-topics.js';
import * as texts from '../../insights.texts.js';
import {
  comparePart,
  extremeOf,
  MIN_QUESTIONS,
  wholePercent,
  type Extreme,
  type Part,
} from './compare-parts.js';
import { READY_FOR_MORE, sentences } from './facts.js';
import type { Insight, InsightFacts } from './insight.types.js';

export function strongestSubject(facts: InsightFacts): Insight | null {
  const best = extremeOf(facts, facts.subjects, 1);
  if (!best) return null;
  return {
    icon: '📈',
    title: texts.strongestSubject.title(best.names),
    content: sentences(
      comparePart(facts, best),
      compareParticipants(facts, best),
      wholePercent(best) >= READY_FOR_MORE
        ? texts.strongestSubject.strong
        : texts.strongestSubject.canGrow,
    ),
  };
}

export function weakestSubject(facts: InsightFacts): Insight | null {
  const worst = extremeOf(facts, facts.subjects, -1);
  if (!worst) return null;
  return {
    icon: '📉',
    title: texts.weakestSubject.title(worst.names),
    content: sentences(
      comparePart(facts, worst),
      compareParticipants(facts, worst),
      texts.weakestSubject.advice(worst.names),
    ),
    practice: { subjects: worst.names, topic: weakestTopicOf(facts, worst.names) },
  };
}

export function weakestTopic(facts: InsightFacts): Insight | null {
  const topics = facts.topics.map(asPart);
  const worst = extremeOf(facts, topics, -1);
  // A topic that is the whole subject says what the insight about the subject says.
  if (!worst || worst.names.length > 1) return null;
  const topic = facts.topics.find((one) => asPart(one).name === worst.names[0]);
  if (
    !topic ||
    facts.subjects.some(({ name, total }) => name === topic.subject && total === topic.total)
  ) {
    return null;
  }
  return {
    icon: '📉',
    title: texts.weakestTopic.title(topic.topic),
    content: sentences(
      comparePart(facts, worst),
      texts.weakestTopic.advice(topic.topic, topic.subject),
    ),
    practice: { subjects: [topic.subject], topic: topic.topic },
  };
}

export function weakestDifficulty(facts: InsightFacts): Insight | null {
  const worst = extremeOf(facts, facts.difficulties, -1);
  if (!worst) return null;
  return {
    icon: '📉',
    title: texts.weakestDifficulty.title(worst.names),
    content: sentences(comparePart(facts, worst), texts.weakestDifficulty.advice),
  };
}

/** The topic of these subjects with the smallest share of right answers; null when several share it. */
function weakestTopicOf(facts: InsightFacts, subjects: readonly string[]): string | null {
  const topics = facts.topics.filter(({ subject }) => subjects.includes(subject));
  const lowest = Math.min(...topics.map(wholePercent));
  const [worst, another] = topics.filter((topic) => wholePercent(topic) === lowest);
  return worst && !another && worst.total >= MIN_QUESTIONS ? worst.topic : null;
}

/** Topics of different subjects may have the same name. */
function asPart({ subject, topic, correct, total }: TopicTally): Part {
  return { name: `${topic} (${subject})`, correct, total };
}

function compareParticipants(facts: InsightFacts, { names }: Extreme): string {
  const participants = names.length === 1 ? facts.participantMeans.get(names[0] ?? '') : undefined;
  if (!participants || participants.participants < 2) return '';
  return texts.participants(participants.participants, Math.round(participants.percentage));
}
