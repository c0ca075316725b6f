import { formatMinutes } from '@abhyas/web-kit/formats';
import * as texts from '../../../texts/results';
import { averageTime, ownAndAverageTime, ownTime } from '../../../texts/results-review';
import type { DetailedResult } from '../api/results.types';

/** The student's time and the participants' mean for one question, in seconds. */
export interface QuestionTime {
  /** The number in the paper, from 1. */
  readonly number: number;
  readonly own: number;
  /** Mean of the participants; null if no time is known or there is nobody to compare with. */
  readonly mean: number | null;
}

/** A column of the chart: one question, or the mean of consecutive questions. */
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
 * The times in at most `maxColumns` columns. More questions are grouped by five, ten or more, with
 * the mean of each group, in at most half as many columns: labels of groups are longer. A group has
 * no mean if none of its questions has one.
 */
export function timeColumns(times: readonly QuestionTime[], maxColumns: number): TimeColumn[] {
  const size = times.length <= maxColumns ? 1 : groupSize(times.length, maxColumns / 2);
  const count = Math.ceil(times.length / size);
  return Array.from({ length: count }, (_, index) =>
    timeColumn(times.slice(index * size, (index + 1) * size)),
  );
}

function groupSize(questions: number, maxGroups: number): number {
  return GROUP_SIZES.find((size) => questions / size <= maxGroups) ?? questions;
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

/** The participants' mean of a question; null if the student is the only participant. */
function meanToCompare(result: DetailedResult, participants: number): number | null {
  return participants > 1 ? result.takersMeanTime : null;
}

/** The times of all questions in paper order; empty if none of the student's own times is known. */
export function questionTimes(
  results: readonly DetailedResult[],
  participants: number,
): QuestionTime[] {
  if (results.every(({ timeSpent }) => timeSpent === 0)) return [];
  return results.map((result, index) => ({
    number: index + 1,
    own: result.timeSpent,
    mean: meanToCompare(result, participants),
  }));
}

/** Describes the times in one sentence: where the student was slower than the mean. */
export function paceSentence(times: readonly QuestionTime[]): string {
  const compared = times.filter(hasBoth);
  if (compared.length === 0) {
    const longest = times.toSorted((a, b) => b.own - a.own)[0];
    return longest ? texts.longestQuestion(longest.number, formatMinutes(longest.own)) : '';
  }
  const slower = compared.filter(({ own, mean }) => Math.round(own) > Math.round(mean));
  const worst = slower.toSorted((a, b) => b.own - b.mean - (a.own - a.mean))[0];
  if (!worst) return texts.neverSlower;
  return texts.slower(slower.length, compared.length, {
    number: worst.number,
    own: formatMinutes(worst.own),
    average: formatMinutes(worst.mean),
  });
}

/** The times of one question in words; undefined if none is known. */
export function timeText(result: DetailedResult, participants: number): string | undefined {
  const mean = meanToCompare(result, participants);
  const own = result.timeSpent > 0 ? formatMinutes(result.timeSpent) : undefined;
  if (mean === null) return own === undefined ? undefined : ownTime(own);
  const average = formatMinutes(mean);
  return own === undefined ? averageTime(average) : ownAndAverageTime(own, average);
}

function hasBoth(time: QuestionTime): time is QuestionTime & { mean: number } {
  return time.own > 0 && time.mean !== null;
}
