import type { FamilyItem } from '../../family.ts';
import { figure } from '../../wording.ts';

/** What a question needs whose options are numbers with one unit. */
export interface NumericParts {
  question: string;
  answer: number;
  /** Follows the number, as in '12 m/s'; '' where the answer is a bare number. */
  unit: string;
  /** What typical mistakes give, the likeliest first. */
  mistakes: readonly number[];
  explanation: string;
  /** Other than as plain figures: in powers of ten, with a typographic minus. */
  write?: (value: number) => string;
  /** Also keeps mistakes of the other sign; otherwise they are passed over as absurd. */
  signs?: 'same' | 'any';
}

/** A measured quantity: where mistakes are too few or coincide, slips by a factor of two join them. */
export function quantityItem(parts: NumericParts): FamilyItem {
  const { answer } = parts;
  const slips = [answer * 2, answer / 2, answer * 1.5, answer * 4, answer / 4];
  return finish(parts, [...parts.mistakes, ...slips], tidy);
}

/** A counted number: only whole numbers are options, and slips by one join where mistakes are too few. */
export function countItem(parts: NumericParts): FamilyItem {
  const { answer } = parts;
  const slips = [answer + 1, answer - 1, answer + 2, answer * 2, answer + 3];
  const whole = [...parts.mistakes, ...slips].filter((value) => Number.isInteger(value));
  return finish(parts, whole, (value) => value);
}

/** '1 days' reads wrong. */
const ONE_OF_MANY = /^1 [a-z]{3,}s$/;

function finish(
  { question, answer, unit, explanation, write = figure, signs = 'same' }: NumericParts,
  candidates: readonly number[],
  round: (value: number) => number,
): FamilyItem {
  const text = (value: number): string => `${write(value)}${gapBefore(unit)}${unit}`;
  const wrong = candidates
    .filter((value) => Number.isFinite(value))
    .filter((value) => signs === 'any' || Math.sign(value) === Math.sign(answer))
    .filter((value) => Math.abs(value - answer) > Math.abs(answer) * 0.004)
    .map((value) => text(round(value)))
    .filter((option) => !ONE_OF_MANY.test(option));
  return { question, right: text(answer), wrong: [...new Set(wrong)], explanation };
}

function gapBefore(unit: string): string {
  return unit === '' || /^(?:%|√|π|°$)/.test(unit) ? '' : ' ';
}

/** As many decimals as such a number is read with. */
function tidy(value: number): number {
  const size = Math.abs(value);
  if (size > 0 && size < 0.01) return Number(value.toPrecision(3));
  if (size >= 100) return Number(value.toFixed(1));
  return Number(value.toFixed(size >= 1 ? 2 : 3));
}
