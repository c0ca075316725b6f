import type { MarkingScheme, Paper } from '../../../shared/paper.types';
import { parseFraction, timesText } from '../../../shared/rules/fraction';

/** The marks of a right answer: `+1/2`, and whether they are one or less. */
export function rightMarks({ correct }: MarkingScheme): { marks: string; isOne: boolean } {
  const { numerator, denominator } = parseFraction(correct);
  return { marks: signed(correct), isOne: numerator <= denominator };
}

/** The marks of a wrong answer, `−1/3`; undefined if it costs nothing. */
export function wrongMarks({ wrong }: MarkingScheme): string | undefined {
  return parseFraction(wrong).numerator === 0 ? undefined : signed(wrong);
}

/** Whether a wrong answer costs marks, so that a student may want to take an answer back. */
export function hasNegativeMarks({ wrong }: MarkingScheme): boolean {
  return parseFraction(wrong).numerator < 0;
}

/** The number of questions of a test, even before they are sent. */
export function questionCount(paper: Paper): number {
  return paper.questionCount ?? paper.questions.length;
}

/** The maximum marks of a paper. */
export function maximumMarks(paper: Paper): string {
  return timesText(parseFraction(paper.markingScheme.correct), questionCount(paper));
}

// The fractions are exact text such as '-1/3'; they are shown unchanged, with a real minus sign.
function signed(fraction: string): string {
  return fraction.startsWith('-') ? `−${fraction.slice(1)}` : `+${fraction}`;
}
