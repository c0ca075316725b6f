import { readOperand } from '../../../questions/rules/decimal.js';

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;

/** A number of QTI, in the form of `readDecimal`; undefined if it is none. */
export function readNumber(text: string): string | undefined {
  return NUMBER.test(text) ? readOperand(text) : undefined;
}

/** A value for comparisons: equal numbers are equal, however they are written. */
export function valueKey(text: string): string {
  return readNumber(text) ?? text;
}
