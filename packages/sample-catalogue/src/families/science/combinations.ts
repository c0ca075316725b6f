import { subscript, superscript } from './notation.ts';

/** In how many ways some of all things can be chosen. */
export function choose(all: number, some: number): number {
  let count = 1;
  for (let step = 1; step <= some; step += 1) count = (count * (all - some + step)) / step;
  return count;
}

/** The number of choices as it is written: '⁵C₂'. */
export function chooseText(all: number, some: number): string {
  return `${superscript(all)}C${subscript(some)}`;
}

/** In how many ways that many things can stand in a row. */
export function factorial(value: number): number {
  return value <= 1 ? 1 : value * factorial(value - 1);
}
