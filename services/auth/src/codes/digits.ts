import { randomInt } from 'node:crypto';

/** Injection token of {@link Digits}. */
export const DIGITS = Symbol('DIGITS');

/** Generates random decimal digits. */
export interface Digits {
  make(count: number): string;
}

/** Uniformly distributed digits from the system's secure random source. */
export const secureDigits: Digits = {
  make: (count) => String(randomInt(10 ** count)).padStart(count, '0'),
};
