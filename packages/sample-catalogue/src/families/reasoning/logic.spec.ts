import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import type { Solver } from '../../testing/expect-family.ts';
import { logicFamilies } from './logic.ts';

const FOLLOWS = new Map([
  ['true,false', 'Only conclusion I follows'],
  ['false,true', 'Only conclusion II follows'],
  ['true,true', 'Both conclusions follow'],
  ['false,false', 'Neither conclusion follows'],
]);

/** Regions of three overlapping classes: bit 0 is inside the first, bit 1 the second, bit 2 the third. */
const REGIONS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Whether a statement is true where exactly these regions have members. */
function isTrue(
  statement: string,
  classes: readonly string[],
  regions: readonly number[],
): boolean {
  const [, form = '', subject = '', object = ''] =
    /^(All|No|Some) (\w+) are (\w+)$/.exec(statement) ?? [];
  const [s, o] = [classes.indexOf(subject), classes.indexOf(object)];
  const inSubject = regions.filter((region) => (region >> s) & 1);
  const inBoth = inSubject.filter((region) => (region >> o) & 1);
  if (form === 'All') return inBoth.length === inSubject.length;
  return form === 'Some' ? inBoth.length > 0 : inBoth.length === 0;
}

function solveSyllogism(stem: string): string {
  const [, told = '', one = '', two = ''] =
    /^Statements: (.*)\. Conclusions: I\. (.*)\. II\. (.*)\. Which/.exec(stem) ?? [];
  const statements = told.split('. ');
  const classes = [
    ...new Set(statements.flatMap((text) => [text.split(' ')[1], text.split(' ')[3]])),
  ];
  const named = classes.map((name) => name ?? '');
  expect(named).toHaveLength(3);
  const models = Array.from({ length: 128 }, (_, bits) =>
    REGIONS.filter((_region, index) => (bits >> index) & 1),
  )
    .filter((regions) => [0, 1, 2].every((at) => regions.some((region) => (region >> at) & 1)))
    .filter((regions) => statements.every((text) => isTrue(text, named, regions)));
  expect(models.length).toBeGreaterThan(0);
  const [first, second] = [one, two].map((text) =>
    models.map((model) => isTrue(text, named, model)),
  );
  const verdicts = [first ?? [], second ?? []].map((values) => values.every(Boolean));
  // Nor is it always one of the two.
  if (!verdicts.includes(true)) {
    expect(models.some((_, index) => !first?.[index] && !second?.[index])).toBe(true);
  }
  return FOLLOWS.get(verdicts.join()) ?? '';
}

function compare(a: number, sign: string, b: number): boolean {
  if (sign === '=') return a === b;
  if (sign === '>') return a > b;
  if (sign === '<') return a < b;
  return sign === '≥' ? a >= b : a <= b;
}

function solveInequality(stem: string): string {
  const [, chain = '', one = '', two = ''] =
    /^Statement: (.*)\. Conclusions: I\. (.*) II\. (.*) Which/.exec(stem) ?? [];
  const parts = chain.split(' ');
  const letters = parts.filter((_, index) => index % 2 === 0);
  const signs = parts.filter((_, index) => index % 2 === 1);
  const conclusions = [one, two].map((text) => text.split(' '));
  const certain = [true, true];
  for (let code = 0; code < 5 ** letters.length; code += 1) {
    const values = letters.map((_, index) => Math.floor(code / 5 ** index) % 5);
    const fits = signs.every((sign, index) =>
      compare(values[index] ?? 0, sign, values[index + 1] ?? 0),
    );
    if (!fits) continue;
    for (const [index, [x = '', sign = '', y = '']] of conclusions.entries()) {
      const [a = 0, b = 0] = [values[letters.indexOf(x)], values[letters.indexOf(y)]];
      if (!compare(a, sign, b)) certain[index] = false;
    }
  }
  return FOLLOWS.get(certain.join()) ?? '';
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'two-statement-syllogism': solveSyllogism,
  'inequality-chain': solveInequality,
  'enough-for-two-digit-number': (stem) => {
    const [, one = '', two = ''] = /I\. (.*?\.) II\. (.*?\.) Which/.exec(stem) ?? [];
    const fits = (...clues: string[]): number =>
      Array.from({ length: 90 }, (_, index) => String(index + 10)).filter((number) =>
        clues.every((clue) => isFit(clue, number)),
      ).length;
    const [first, second, both] = [fits(one), fits(two), fits(one, two)];
    if (first === 1 && second === 1) return 'Each statement alone is enough';
    if (first === 1) return 'Statement I alone is enough, but statement II alone is not';
    if (second === 1) return 'Statement II alone is enough, but statement I alone is not';
    return both === 1
      ? 'Both together are enough, but neither alone is'
      : 'Even both together are not enough';
  },
};

/** Whether a clue, as it is written, is true of a two-digit number. */
function isFit(clue: string, number: string): boolean {
  const [tens = 0, ones = 0] = [...number].map(Number);
  const told = Number(/\d+/.exec(clue)?.[0]);
  if (clue.startsWith('The sum')) return tens + ones === told;
  if (clue.startsWith('Its digits differ')) return tens - ones === told || ones - tens === told;
  if (clue.startsWith('The product')) return tens * ones === told;
  if (clue.startsWith('Its ones digit')) return number.endsWith(String(told));
  if (clue.startsWith('It is divisible')) return Number(number) % told === 0;
  if (clue.startsWith('Its tens digit')) return tens === ones + told;
  return ['16', '25', '36', '49', '64', '81'].includes(number);
}

describeFamilies('families on logic', logicFamilies, SOLVERS);
