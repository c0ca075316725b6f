import type { FamilyItem } from './family.js';
import type { Random } from './random.js';
import { figure } from './wording.js';

/** What a question needs whose options are positive numbers. */
export interface NumberParts {
  question: string;
  right: number;
  /** What typical mistakes give, the likeliest first; those that no student would believe are passed over. */
  mistakes: readonly number[];
  explanation: string;
  /** How an option is written; a plain figure unless told. */
  write?: (value: number) => string;
  /** Distance of the slips that stand in where mistakes are too few; fitted to the right answer unless told. */
  step?: number;
}

/** For a draw that gives no fair question: it is passed over, because it has no wrong options. */
export const NO_QUESTION: FamilyItem = { question: '', right: '', wrong: [], explanation: '' };

const STEPS = [5000, 2500, 1000, 500, 250, 100, 50, 25, 20, 10, 5, 2, 1];
const FINE_STEPS = [0.5, 0.25, 0.2, 0.1, 0.05, 0.01, 0.001];

/** An item whose wrong options are as round as the right one, so that roundness gives nothing away. */
export function numberItem(random: Random, parts: NumberParts): FamilyItem {
  const { question, right, mistakes, explanation, write = figure } = parts;
  const step = parts.step ?? stepFor(right);
  const slips = random.shuffle([right + step, right - step, right + 2 * step, right - 2 * step]);
  const decimals = decimalsOf(right);
  const wrong = [...mistakes.map(tidy), ...[...slips, right + 3 * step, right + 4 * step].map(tidy)]
    .filter((value) => value > right / 12 && value < right * 12 && value !== tidy(right))
    .filter((value) => decimalsOf(value) <= decimals);
  return { question, right: write(tidy(right)), wrong: wrong.map(write), explanation };
}

/** The coarsest step that the number is a multiple of, and that is at most a quarter of it. */
function stepFor(right: number): number {
  const steps = Number.isInteger(right) ? STEPS : [...STEPS, ...FINE_STEPS];
  return steps.find((step) => step <= right / 4 && isMultiple(right, step)) ?? steps.at(-1) ?? 1;
}

function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-9;
}

/** Takes out what floating point adds. */
function tidy(value: number): number {
  return Number(value.toFixed(6));
}

function decimalsOf(value: number): number {
  return (String(tidy(value)).split('.')[1] ?? '').length;
}
