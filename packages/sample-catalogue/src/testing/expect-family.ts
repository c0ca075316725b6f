import { expect } from '@jest/globals';
import { makeQuestions, type Family } from '../family.ts';
import type { SampleChoice } from '../records.ts';

/** Works out the right answer from nothing but the stem: a number, or the option's very text. */
export type Solver = (stem: string) => number | string;

const SEEDS = 120;

/** Makes questions of a family on seeds that the catalogue does not use, and checks each. */
export function expectFamily(family: Family, solve: Solver): void {
  for (let seed = 0; seed < SEEDS; seed += 1) {
    for (const question of makeQuestions(family, `trial ${seed}`, 1)) {
      expectOptions(question);
      expectReadable(question.question, question.explanation, ...question.options);
      expectAnswer(question, solve(question.question));
    }
  }
}

/** Checks that all four options differ, also as numbers. */
export function expectOptions({ options }: SampleChoice): void {
  expect(options).toHaveLength(4);
  expect(new Set(options).size).toBe(4);
  const values = options.map(valueOf).filter((value) => value !== undefined);
  expect(new Set(values.map((value) => value.toPrecision(9))).size).toBe(values.length);
}

/** Checks spelling, plurals and fractions of the texts of a question. */
export function expectReadable(question: string, explanation: string, ...options: string[]): void {
  for (const text of [question, explanation, ...options]) {
    expect(text).not.toMatch(/NaN|undefined|Infinity|null|[^\n] {2}|\s$/);
    expect(text).not.toMatch(
      /(?<![\d.,/])1 (?:days|marks|places|litres|years|edges|times|genes|hours|minutes|seconds|weeks|months|people|men|women|workers|students|litres|metres|notes|coins|books|balls|cards|ways)\b/,
    );
    expect(text).not.toMatch(/\d\.\d{4}/);
    for (const [, top, bottom] of text.matchAll(/(?<![\d./])(\d+)\/(\d+)(?![\d./])/g)) {
      if (options.some((option) => option.startsWith(`${top}/${bottom}`))) {
        expect(gcd(Number(top), Number(bottom))).toBe(1);
      }
    }
  }
  expect(question).toMatch(/[?).;}]$/);
}

/** Checks that the marked option is the expected one, and no other. */
export function expectAnswer(
  { question, options, correct }: SampleChoice,
  expected: number | string,
): void {
  const right = options[correct] ?? '';
  if (typeof expected === 'string') {
    expect({ question, right }).toEqual({ question, right: expected });
    return;
  }
  const close = options.filter(
    (option) => Math.abs((valueOf(option) ?? Infinity) - expected) < 6e-4 * powerOf(option),
  );
  expect({ question, close }).toEqual({ question, close: [right] });
}

/** Several numbers ('2 and 3', '2, 3', '2 3', '2 : 3', '2:30', '2 h 30 min'), an address or a hexadecimal number. */
const SEVERAL_NUMBERS = / and |\d,? +\d|\d ?: ?\d|\d [a-z]+ \d|\d√|\d\.\d+\.\d|^\d+[A-F]/;

/** The number that an option says: '₹1,250', '7/2 days', '−5', '3 × 10⁸ m/s'; undefined where it says none. */
export function valueOf(option: string): number | undefined {
  const found = /^₹?([−-]?)([\d,]+(?:\.\d+)?)(?:\/(\d+))?/.exec(option);
  if (!found || SEVERAL_NUMBERS.test(option)) return undefined;
  const [, sign, top = '', bottom] = found;
  const value = (Number(top.replaceAll(',', '')) / Number(bottom ?? 1)) * powerOf(option);
  return sign ? -value : value;
}

/** The power of ten that a number is written with: 1,000 in '4 × 10³ N'. */
function powerOf(option: string): number {
  const [, exponent = ''] = /^[\d.,−-]+ × 10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/.exec(option) ?? [];
  const digits = exponent
    .replace('⁻', '-')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)));
  return 10 ** Number(digits);
}

/** All numbers of a stem, in order, grouping taken out. */
export function numbersOf(stem: string): number[] {
  return [...stem.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([text]) =>
    Number(text.replaceAll(',', '').replace(/\.$/, '')),
  );
}

/** The number at a place of the stem. */
export function numberAt(stem: string, place: number): number {
  const number = numbersOf(stem)[place];
  if (number === undefined) throw new Error(`There is no number ${place} in: ${stem}`);
  return number;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
