import * as texts from '../../../texts/results-review';
import type { DetailedResult } from '../api/results.types';
import { rounded } from './result-texts';

/**
 * The marks of one question; undefined where every right answer has one mark and no answer costs any, because
 * the verdict says as much.
 */
export function questionMarksText({
  marks,
  maxMarks,
  isCorrect,
}: DetailedResult): string | undefined {
  if (maxMarks === 1 && marks === (isCorrect ? 1 : 0)) return undefined;
  return texts.marksOf(signed(marks), rounded(maxMarks));
}

/** Why an answer got a part of the marks; undefined for other answers. */
export function partText(result: DetailedResult): string | undefined {
  const { outcome, selectedOptions, correctOptions, marks } = result;
  if (outcome !== 'partly_right' || !selectedOptions || !correctOptions) return undefined;
  return texts.partOfMarks(selectedOptions.length, correctOptions.length, signed(marks));
}

/** Marks with their sign. */
function signed(marks: number): string {
  return marks > 0 ? `+${rounded(marks)}` : rounded(marks);
}
