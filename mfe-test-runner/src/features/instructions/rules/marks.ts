import type { Marking, MarkingScheme, Paper, Section } from '../../../shared/paper.types';
import {
  addFractions,
  compareFractions,
  decimalText,
  parseFraction,
  type Fraction,
} from '../../../shared/rules/fraction';

/** The marks of a right answer: `+1/2`, and whether they are one or less. */
export function rightMarks({ correct }: MarkingScheme): { marks: string; isOne: boolean } {
  const { numerator, denominator } = parseFraction(correct);
  return { marks: signedMarks(correct), isOne: numerator <= denominator };
}

/** The marks of a wrong answer, `−1/3`; undefined if it costs nothing. */
export function wrongMarks({ wrong }: MarkingScheme): string | undefined {
  return parseFraction(wrong).numerator === 0 ? undefined : signedMarks(wrong);
}

/** The maximum marks of a paper. Of a section of which n answers count, those of the n best questions. */
export function maximumMarks(paper: Paper): string {
  if (!paper.sections) {
    return decimalText(sum(rightOf(paper.questions, paper.questionCount, paper.markingScheme)));
  }
  let first = 0;
  const marks = paper.sections.flatMap((section) => {
    const own = paper.questions.slice(first, first + section.questions);
    first += section.questions;
    return counting(rightOf(own, section.questions, section.marking), section);
  });
  return decimalText(sum(marks));
}

/** The marks of right answers to questions, also to those that are not sent yet. */
function rightOf(
  questions: readonly { readonly marking?: Marking | undefined }[],
  count: number,
  scheme: MarkingScheme,
): Fraction[] {
  return Array.from({ length: count }, (_, index) =>
    parseFraction(questions[index]?.marking?.correct ?? scheme.correct),
  );
}

function counting(marks: readonly Fraction[], { choose }: Section): readonly Fraction[] {
  if (!choose) return marks;
  return marks.toSorted((a, b) => compareFractions(b, a)).slice(0, choose.questions);
}

function sum(marks: readonly Fraction[]): Fraction {
  return marks.reduce(addFractions, { numerator: 0, denominator: 1 });
}

/** Marks with their sign; none for zero. The fractions are exact text such as `-1/3`, shown with a real minus. */
export function signedMarks(fraction: string): string {
  if (parseFraction(fraction).numerator === 0) return '0';
  return fraction.startsWith('-') ? `−${fraction.slice(1)}` : `+${fraction}`;
}
