import { roundFraction, sumFractions } from '../../../../scoring/rules/fraction.js';
import { lostMarks } from '../../../../scoring/rules/score-attempt.js';
import * as texts from '../../insights.texts.js';
import { guessingAdvice } from '../guessing.js';
import { countingQuestions, sentences } from './facts.js';
import type { Insight, InsightFacts } from './insight.types.js';

export function marksLost(facts: InsightFacts): Insight | null {
  const losses = facts.questions
    .map(({ marked }) => lostMarks(marked))
    .filter((lost) => lost.numerator < 0n);
  if (losses.length === 0) return null;
  const lost = Math.abs(roundFraction(sumFractions(losses)));
  return {
    icon: '🛡️',
    title: texts.marksLost.title,
    content: sentences(texts.marksLost.content(losses.length, lost), adviceOnGuessing(facts)),
  };
}

export function leftUnanswered(facts: InsightFacts): Insight | null {
  const counted = countingQuestions(facts);
  const left = counted.filter(({ marked }) => marked.outcome === 'unanswered').length;
  if (left === 0) return null;
  return {
    icon: '⚡',
    title: texts.notAnswered.title,
    content: sentences(
      texts.notAnswered.content(left, counted.length),
      // Once is enough.
      marksLost(facts) ? '' : adviceOnGuessing(facts),
    ),
  };
}

/** What is known about guessing one option of several. Numbers and several options cannot be guessed so. */
function adviceOnGuessing({ questions }: InsightFacts): string {
  const asked = questions.filter(({ marked }) => !['bonus', 'dropped'].includes(marked.outcome));
  const guessed = asked.filter(({ kind = 'single' }) => kind === 'single');
  return guessingAdvice(
    guessed.map(({ options, marking }) => ({ options: options.length, marking })),
    guessed.length === asked.length ? texts.wholeTest : texts.singleChoice,
  );
}
