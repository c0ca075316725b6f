import { addMarks, compareMarks, marksOf, NO_MARKS, timesMarks, type Marks } from './marks.js';
import type { PaperChoice, PartMarking } from './paper-terms.js';

/** The maximum marks of a section: of the questions that count, those with the most marks. */
export function maxMarksOf(
  parts: readonly { questions: number; marking: PartMarking }[],
  choose: PaperChoice | null,
): Marks {
  let open = choose?.questions ?? Infinity;
  let sum = NO_MARKS;
  const byMarks = parts
    .map(({ questions, marking }) => ({ questions, marks: marksOf(marking.correct) }))
    .toSorted((one, other) => compareMarks(other.marks, one.marks));
  for (const { questions, marks } of byMarks) {
    const counted = Math.min(questions, open);
    sum = addMarks(sum, timesMarks(marks, counted));
    open -= counted;
  }
  return sum;
}
