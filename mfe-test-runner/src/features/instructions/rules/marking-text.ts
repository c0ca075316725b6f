import type { MarkingScheme, Paper } from '../../../shared/paper.types';
import { parseFraction, timesText } from '../../../shared/rules/fraction';

/** The marks of a right and a wrong answer in words, from the test's marking scheme. */
export function markingText({ correct, wrong }: MarkingScheme): string {
  const right = `${signed(correct)} ${isOneOrLess(correct) ? 'mark' : 'marks'} for each right answer`;
  if (parseFraction(wrong).numerator === 0) return `${right}, no negative marking.`;
  return `${right}, ${signed(wrong)} for each wrong answer. You lose no marks for a question that is not answered.`;
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

function isOneOrLess(fraction: string): boolean {
  const { numerator, denominator } = parseFraction(fraction);
  return numerator <= denominator;
}
