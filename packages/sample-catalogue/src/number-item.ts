import type { FamilyItem } from './family.ts';
import type { Random } from './random.ts';
import { figure } from './wording.ts';

/** The parts of a question whose options are positive numbers. */
export interface NumberParts {
  question: string;
  right: number;
  /** The results of typical mistakes, the likeliest first; implausible ones are skipped. */
  mistakes: readonly number[];
  explanation: string;
  /** Formats an option; by default as a plain number. */
  write?: (value: number) => string;
  /** Upper limit of all options (exclusive): 100 for a percentage, 180 for an angle of a triangle. */
  below?: number;
}

/** For random values that give no fair question. It is skipped because it has no wrong options. */
export const NO_QUESTION: FamilyItem = { question: '', right: '', wrong: [], explanation: '' };

const GRAINS = [5000, 2500, 1000, 500, 250, 100, 50, 25, 20, 10, 5, 2, 1];
const FINE_GRAINS = [0.5, 0.25, 0.2, 0.1, 0.05, 0.01, 0.001];
/** How far a slip (a small error) may be from the right number, as a share of it. */
const SLIPS = [0.05, 0.1, 0.15, 0.2, 0.25];

/**
 * Creates an item whose options include the likeliest mistake and two more random mistakes or slips. The
 * right option differs from the others neither in size nor in roundness.
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

/** Numbers slightly below and above the right one, equally round. */
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

/** Removes floating-point errors. */
function tidy(value: number): number {
  return Number(value.toFixed(6));
}

function decimalsOf(value: number): number {
  return (String(tidy(value)).split('.')[1] ?? '').length;
}
