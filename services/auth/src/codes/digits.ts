import { randomInt } from 'node:crypto';

/** Injection token of {@link Digits}. */
export const DIGITS = Symbol('DIGITS');

/** Makes random decimal digits. */
export interface Digits {
  make(count: number): string;
}

/** Digits from the system's secure random source, each as likely as the next. */
export const secureDigits: Digits = {
  make: (count) => String(randomInt(10 ** count)).padStart(count, '0'),
};
