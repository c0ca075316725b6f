/** A line of equal pieces of work. */
export interface WaitingLine {
  /** How many wait or are being worked on; parts of one where it is not certain that all come. */
  ahead: number;
  /** How many are worked on at once. */
  atOnce: number;
  /** How long one of them takes, in milliseconds. */
  msEach: number;
}

/** How long whoever comes now waits for their turn, in milliseconds. */
export function waitIn({ ahead, atOnce, msEach }: WaitingLine): number {
  return Math.floor(ahead / atOnce) * msEach;
}

const WEIGHT = 1 / 8;

/** A mean, judged anew after the last figure: what is long past weighs less and less. */
export function learnFrom(mean: number, last: number): number {
  return mean + (last - mean) * WEIGHT;
}
