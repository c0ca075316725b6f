import { signed } from './notation.ts';

/** Whole legs and hypotenuse of right triangles. */
export const RIGHT_TRIANGLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [6, 8, 10],
  [8, 6, 10],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [9, 12, 15],
] as const;

/** A point as it is written: '(3, −2)'. */
export function point(...coordinates: readonly number[]): string {
  return `(${coordinates.map(signed).join(', ')})`;
}
