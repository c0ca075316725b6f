import {
  compareFractions,
  divideFractions,
  fraction,
  fractionToNumber,
  sumFractions,
} from './fraction.js';
import { isFullyRight, type MarkedAnswer } from './mark-answer.js';
import type { AttemptScore, Tally } from './score-attempt.js';

/**
 * The marks of each subject as a share of its maximum marks. Null where they say the same as right
 * answers and questions: without a marking scheme, each right answer gives one mark.
 */
export function subjectShares(
  questions: readonly { readonly subject: string }[],
  answers: readonly MarkedAnswer[],
): Map<string, number | null> {
  const counted = answers.flatMap((answer, index) =>
    answer.counts ? [{ answer, subject: questions[index]?.subject ?? '' }] : [],
  );
  const bySubject = Map.groupBy(counted, ({ subject }) => subject);
  return new Map(
    [...bySubject].map(([subject, some]) => [subject, shareOf(some.map(({ answer }) => answer))]),
  );
}

/** The tallies of subjects with their shares of the marks, as they are stored for rankings. */
export function withShares(
  { subjects, answers }: Pick<AttemptScore, 'subjects' | 'answers'>,
  questions: readonly { readonly subject: string }[],
): (Tally & { share: number | null })[] {
  const shares = subjectShares(questions, answers);
  return subjects.map((tally) => ({ ...tally, share: shares.get(tally.name) ?? null }));
}

function shareOf(answers: readonly MarkedAnswer[]): number | null {
  const marks = sumFractions(answers.map((answer) => answer.marks));
  const maxMarks = sumFractions(answers.map((answer) => answer.maxMarks));
  const correct = fraction(answers.filter(isFullyRight).length);
  const hasScheme =
    compareFractions(marks, correct) !== 0 ||
    compareFractions(maxMarks, fraction(answers.length)) !== 0;
  if (!hasScheme) return null;
  return maxMarks.numerator <= 0n ? 0 : fractionToNumber(divideFractions(marks, maxMarks));
}
