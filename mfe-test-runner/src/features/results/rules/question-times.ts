import type { DetailedResult } from '../api/results.types';
import { minutesAndSeconds } from './result-texts';

/** The time of one question, in seconds, beside that of the others. */
export interface QuestionTime {
  /** In the paper, from 1. */
  readonly number: number;
  readonly own: number;
  /** Mean of the takers; null where nobody's is known or there is nobody to compare with. */
  readonly mean: number | null;
}

/** The takers' mean of a question, null for who is alone: their own time is no comparison. */
export function meanToCompare(result: DetailedResult, takers: number): number | null {
  return takers > 1 ? result.takersMeanTime : null;
}

/** Times of all questions in paper order; empty when the student's own are not known at all. */
export function questionTimes(results: readonly DetailedResult[], takers: number): QuestionTime[] {
  if (results.every(({ timeSpent }) => timeSpent === 0)) return [];
  return results.map((result, index) => ({
    number: index + 1,
    own: result.timeSpent,
    mean: meanToCompare(result, takers),
  }));
}

/** What the times show, in one sentence: where the student fell behind the takers most. */
export function paceSentence(times: readonly QuestionTime[]): string {
  const compared = times.filter(hasBoth);
  if (compared.length === 0) {
    const longest = times.toSorted((a, b) => b.own - a.own)[0];
    return longest
      ? `You spent longest on Question ${longest.number}: ${minutesAndSeconds(longest.own)}.`
      : '';
  }
  const slower = compared.filter(({ own, mean }) => Math.round(own) > Math.round(mean));
  const count = `${slower.length} of ${compared.length} questions`;
  const worst = slower.toSorted((a, b) => b.own - b.mean - (a.own - a.mean))[0];
  if (!worst) return 'You were nowhere slower than the takers’ mean.';
  return `Slower than the takers’ mean on ${count}, most on Question ${worst.number}: ${minutesAndSeconds(worst.own)} against ${minutesAndSeconds(worst.mean)}.`;
}

/** The times of one question in words, undefined where none is known. */
export function timeText(result: DetailedResult, takers: number): string | undefined {
  const mean = meanToCompare(result, takers);
  const own = result.timeSpent > 0 ? `Your time ${minutesAndSeconds(result.timeSpent)}` : undefined;
  if (mean === null) return own;
  const others = `akers’ mean ${minutesAndSeconds(mean)}`;
  return own ? `${own}, t${others}` : `T${others}`;
}

function hasBoth(time: QuestionTime): time is QuestionTime & { mean: number } {
  return time.own > 0 && time.mean !== null;
}
