import type { FamilyItem } from '../../family.ts';
import type { Random } from '../../random.ts';
import { figure, ratio } from '../../wording.ts';

export const SUBJECT = 'Quantitative Aptitude';
export const TOPIC = 'Data Interpretation';

export const sum = (values: readonly number[]): number =>
  values.reduce((total, own) => total + own, 0);

/** Multiples of a step from `least` to `most` steps. */
export function steps(
  random: Random,
  count: number,
  step: number,
  [least, most]: [number, number],
) {
  return Array.from({ length: count }, () => step * random.int(least, most));
}

/** A question for a ratio, whose mistakes are ratios of nearby numbers. */
export function ratioItem(
  random: Random,
  question: string,
  [first, second]: readonly [number, number],
  explanation: string,
): FamilyItem {
  const slip = Math.max(1, Math.round(Math.min(first, second) / 12));
  const near = [
    ratio(second, first),
    ratio(first + slip, second),
    ratio(first, second + slip),
    ratio(first + 2 * slip, second),
    ratio(first, second + 2 * slip),
    ratio(first + slip, second + slip),
  ];
  return { question, right: ratio(first, second), wrong: random.shuffle(near), explanation };
}

export function percent(value: number): string {
  return `${figure(value)}%`;
}

export function written(rows: readonly (readonly (string | number)[])[]): string[][] {
  return rows.map((row) => row.map((cell) => (typeof cell === 'number' ? figure(cell) : cell)));
}
