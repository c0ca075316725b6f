import type { MarkedAnswer } from '../../../../scoring/rules/mark-answer.js';
import * as texts from '../../insights.texts.js';
import {
  hardQuestionsWon,
  notCounted,
  partlyRight,
  rushedAnswers,
  timeLost,
} from './answer-insights.js';
import { STANDS_OUT_POINTS, wholePercent } from './compare-parts.js';
import { countingQuestions, meanPercent, READY_FOR_MORE, sentences } from './facts.js';
import { leftUnanswered, marksLost } from './guessing-insights.js';
import type { Insight, InsightFacts } from './insight.types.js';
import {
  strongestSubject,
  weakestDifficulty,
  weakestSubject,
  weakestTopic,
} from './part-insights.js';

/**
 * Observations on one attempt, each with its figures and an advice. There is always at least one: it
 * says so when nothing stands out.
 */
export function drawInsights(facts: InsightFacts): Insight[] {
  if (!facts.questions.some(({ marked }) => isByStudent(marked))) return [nothingAnswered(facts)];
  const insights = [
    strongestSubject(facts),
    weakestSubject(facts),
    weakestTopic(facts),
    weakestDifficulty(facts),
    timeLost(facts),
    rushedAnswers(facts),
    marksLost(facts),
    partlyRight(facts),
    hardQuestionsWon(facts),
    notCounted(facts),
    leftUnanswered(facts),
  ].filter((insight) => insight !== null);
  return insights.length > 0 ? insights : [nothingStandsOut(facts)];
}

/** Whether the student answered the question, as far as the outcome says. */
function isByStudent({ outcome }: MarkedAnswer): boolean {
  return outcome !== 'unanswered' && outcome !== 'bonus' && outcome !== 'dropped';
}

function nothingAnswered(facts: InsightFacts): Insight {
  return {
    icon: '⚡',
    title: texts.nothingAnswered.title,
    content: texts.nothingAnswered.content(countingQuestions(facts).length),
  };
}

function nothingStandsOut(facts: InsightFacts): Insight {
  const percent = meanPercent(facts);
  const isEven = [...facts.subjects, ...facts.difficulties].every(
    (part) => Math.abs(wholePercent(part) - percent) < STANDS_OUT_POINTS,
  );
  const { title, content } = isEven ? texts.allEqual : texts.tooFewQuestions;
  return {
    icon: '🛡️',
    title,
    content: sentences(content(percent), afterEven(percent)),
    ...(percent >= READY_FOR_MORE && { practice: { subjects: [], topic: null } }),
  };
}

/** Students with many wrong answers do not get harder tests recommended. */
function afterEven(percent: number): string {
  return percent >= READY_FOR_MORE ? texts.tryHarderTest : texts.takeTestAgain;
}
