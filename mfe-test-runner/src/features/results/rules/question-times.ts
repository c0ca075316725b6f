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

/** A column of the chart: one question, or the mean of some that follow each other. */
export interface TimeColumn {
  /** The question's number, or the first and last of the group. */
  readonly label: string;
  readonly questions: number;
  readonly own: number;
  readonly mean: number | null;
}

/** Sizes of groups whose ends are easy to count. */
const GROUP_SIZES = [5, 10, 20, 50];

/**
 * The times as at most `most` columns: where there are more questions, groups of five, ten or more
 * in a row stand for them with their means, half as many, whose longer labels need the room. A group
 * that nobody's mean is known of has none.
 */
export function timeColumns(times: readonly QuestionTime[], most: number): TimeColumn[] {
  const size = times.length <= most ? 1 : groupSize(times.length, most / 2);
  const count = Math.ceil(times.length / size);
  return Array.from({ length: count }, (_, index) =>
    timeColumn(times.slice(index * size, (index + 1) * size)),
  );
}

function groupSize(questions: number, most: number): number {
  return GROUP_SIZES.find((size) => questions / size <= most) ?? questions;
}

function timeColumn(group: readonly QuestionTime[]): TimeColumn {
  const [first, last] = [group[0]?.number ?? 0, group.at(-1)?.number ?? 0];
  const means = group.flatMap(({ mean }) => (mean === null ? [] : [mean]));
  return {
    label: first === last ? String(first) : `${first}–${last}`,
    questions: group.length,
    own: meanOf(group.map(({ own }) => own)),
    mean: means.length === 0 ? null : meanOf(means),
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
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
