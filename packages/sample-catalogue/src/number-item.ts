import type { FamilyItem } from './family.ts';
import type { Random } from './random.ts';
import { figure } from './wording.ts';

/** What a question needs whose options are positive numbers. */
export interface NumberParts {
  question: string;
  right: number;
  /** What typical mistakes give, the likeliest first; those that no student would believe are passed over. */
  mistakes: readonly number[];
  explanation: string;
  /** How an option is written; a plain figure unless told. */
  write?: (value: number) => string;
  /** All options are below this: 100 for a share in percent, 180 for an angle of a triangle. */
  below?: number;
}

/** For a draw that gives no fair question: it is passed over, because it has no wrong options. */
export const NO_QUESTION: FamilyItem = { question: '', right: '', wrong: [], explanation: '' };

const GRAINS = [5000, 2500, 1000, 500, 250, 100, 50, 25, 20, 10, 5, 2, 1];
const FINE_GRAINS = [0.5, 0.25, 0.2, 0.1, 0.05, 0.01, 0.001];
/** How far from the right answer a slip may lie, as a share of it. */
const SLIPS = [0.05, 0.1, 0.15, 0.2, 0.25];

/**
 * An item with the likeliest mistake among its options, and two more mistakes or slips drawn by chance:
 * neither the size of the right answer nor its roundness tells it from the others.
 */
export function numberItem(random: Random, parts: NumberParts): FamilyItem {
  const { question, right, explanation, write = figure, below = Infinity } = parts;
  const decimals = decimalsOf(right);
  const fits = (value: number): boolean =>
    value < below &&
    value > right / 8 &&
    value < right * 8 &&
    value !== tidy(right) &&
    decimalsOf(value) <= decimals;
  const [likeliest, ...mistakes] = parts.mistakes.map(tidy).filter(fits);
  const [first, second, ...slips] = random.shuffle(slipsOf(right).filter(fits));
  const others = [...mistakes, first, second].filter((value) => value !== undefined);
  const wrong = [
    ...(likeliest === undefined ? [] : [likeliest]),
    ...random.shuffle(others),
    ...slips,
  ];
  return { question, right: write(tidy(right)), wrong: wrong.map(write), explanation };
}

/** Numbers a little below and above the right one, as round as it is. */
function slipsOf(right: number): number[] {
  const grains = Number.isInteger(right) ? GRAINS : [...GRAINS, ...FINE_GRAINS];
  const grain =
    grains.find((size) => size <= right / 8 && isMultiple(right, size)) ?? grains.at(-1) ?? 1;
  return SLIPS.flatMap((share, index) => {
    const away = grain * Math.max(index + 1, Math.round((right * share) / grain));
    return [tidy(right - away), tidy(right + away)];
  });
}

function isMultiple(value: number, size: number): boolean {
  return Math.abs(value / size - Math.round(value / size)) < 1e-9;
}

/** Takes out what floating point adds. */
function tidy(value: number): number {
  return Number(value.toFixed(6));
}

function decimalsOf(value: number): number {
  return (String(tidy(value)).split('.')[1] ?? '').length;
}
