import { percentOf } from '../../../../scoring/rules/fraction.js';
import type { Tally } from '../../../../scoring/rules/score-attempt.js';
import * as texts from '../../insights.texts.js';
import { meanPercent, sumOf } from './facts.js';
import type { InsightFacts } from './insight.types.js';

/** A group of questions, as in a chart of the screen. */
export type Part = Pick<Tally, 'name' | 'correct' | 'total'>;

/** The sum of the parts that are farthest from the mean, all with the same percentage. */
export interface Extreme {
  readonly names: readonly string[];
  readonly correct: number;
  readonly total: number;
}

/** Min distance in points from the student's own mean for a subject or difficulty to stand out. */
export const STANDS_OUT_POINTS = 5;
/** With fewer questions, a subject, topic or difficulty gets no insight: one answer would decide it. */
export const MIN_QUESTIONS = 4;

/**
 * The parts with the highest (direction 1) or lowest (-1) percentage, as the charts show it. Null when
 * they do not stand out from the student's own mean, or have too few questions.
 */
export function extremeOf(
  facts: InsightFacts,
  parts: readonly Part[],
  direction: 1 | -1,
): Extreme | null {
  if (parts.length < 2) return null;
  const distances = parts.map((part) => direction * (wholePercent(part) - meanPercent(facts)));
  const farthest = Math.max(...distances);
  const found = parts.filter((_, index) => distances[index] === farthest);
  const correct = sumOf(found.map((part) => part.correct));
  const total = sumOf(found.map((part) => part.total));
  if (farthest < STANDS_OUT_POINTS || total < MIN_QUESTIONS) return null;
  return { names: found.map(({ name }) => name), correct, total };
}

export function comparePart(facts: InsightFacts, part: Omit<Extreme, 'names'>): string {
  const { correct, total } = part;
  return texts.comparison({
    ...{ correct, total },
    percent: wholePercent(part),
    wholeTest: meanPercent(facts),
  });
}

export function wholePercent({ correct, total }: Omit<Part, 'name'>): number {
  return Math.round(percentOf(correct, total));
}
