import { percentOf } from '../../../../scoring/rules/fraction.js';
import { isFullyRight, type Outcome } from '../../../../scoring/rules/mark-answer.js';
import type { InsightFacts, InsightQuestion } from './insight.types.js';

/** From this percentage on, the student should try something harder. */
export const READY_FOR_MORE = 60;

export function answersThatWere(facts: InsightFacts, outcome: Outcome): InsightQuestion[] {
  return facts.questions.filter(({ marked }) => marked.outcome === outcome);
}

/** Of a section of which n answers count, n questions. */
export function countingQuestions(facts: InsightFacts): InsightQuestion[] {
  return facts.questions.filter(({ marked }) => marked.counts);
}

/** Seconds per question when the time is divided evenly. */
export function evenShare(facts: InsightFacts): number {
  return Math.floor(facts.allowedSeconds / Math.max(1, countingQuestions(facts).length));
}

export function meanPercent(facts: InsightFacts): number {
  const correct = facts.questions.filter(({ marked }) => isFullyRight(marked)).length;
  return Math.round(percentOf(correct, countingQuestions(facts).length));
}

/** Whole sentences one after the other; an empty one is left out. */
export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
