import { readFileDecimal } from '../../../questions/rules/decimal.js';

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;

/** A number of QTI, in the form of `readFileDecimal`; undefined if it is none. */
export function readNumber(text: string): string | undefined {
  return NUMBER.test(text) ? readFileDecimal(text) : undefined;
}

/** A value for comparisons: equal numbers are equal, however they are written. */
export function valueKey(text: string): string {
  return readNumber(text) ?? text;
}
