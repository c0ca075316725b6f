import { parseFraction, timesText } from '../../../shared/rules/fraction';
import type { MarkingScheme, Paper } from '../../../shared/paper.types';

/** What a right and a wrong answer are worth, in words made from the test's own scheme. */
export function markingText({ correct, wrong }: MarkingScheme): string {
  const right = `${signed(correct)} ${isOneOrLess(correct) ? 'mark' : 'marks'} for each correct answer`;
  if (parseFraction(wrong).numerator === 0) return `${right}, no negative marking.`;
  return `${right}, ${signed(wrong)} for each wrong one. Questions left open cost nothing.`;
}

/** How many questions a test has, whether or not they have come yet. */
export function questionCount(paper: Paper): number {
  return paper.questionCount ?? paper.questions.length;
}

/** The marks of a paper without a mistake. */
export function maximumMarks(paper: Paper): string {
  return timesText(parseFraction(paper.markingScheme.correct), questionCount(paper));
}

// The fractions are exact text such as '-1/3'; they are shown as they are, with a true minus.
function signed(fraction: string): string {
  return fraction.startsWith('-') ? `−${fraction.slice(1)}` : `+${fraction}`;
}

function isOneOrLess(fraction: string): boolean {
  const { numerator, denominator } = parseFraction(fraction);
  return numerator <= denominator;
}
