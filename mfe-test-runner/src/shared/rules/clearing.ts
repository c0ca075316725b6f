import type { Paper } from '../paper.types';
import { parseFraction } from './fraction';
import { sectionOf } from './paper-sections';

/**
 * Whether a button takes the answer to a question back: where the real exam has one, and where a wrong
 * answer costs marks, by the marking of the question, of its section or of the test.
 */
export function canClear(paper: Paper, question: number): boolean {
  if ((paper.profile?.buttons.clear ?? null) !== null) return true;
  const section = paper.sections?.[sectionOf(paper, question)];
  const { wrong } = paper.questions[question]?.marking ?? section?.marking ?? paper.markingScheme;
  return parseFraction(wrong).numerator < 0;
}
