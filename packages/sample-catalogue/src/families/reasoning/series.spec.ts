import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { seriesFamilies } from './series.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const placeOf = (text: string): number => ALPHABET.indexOf(text);
const letterAt = (place: number): string => ALPHABET.charAt(((place % 26) + 26) % 26);

const steps = (terms: readonly number[]): number[] =>
  terms.slice(1).map((term, index) => term - (terms[index] ?? 0));

const signedNumbers = (stem: string): number[] =>
  [...stem.matchAll(/(?<![\w)])-?\d+/g)].map(([text]) => Number(text));

/** The next number where the steps, or the steps of the steps, stay the same. */
function extend(terms: readonly number[]): number {
  if (terms.every((term) => term === terms[0])) return terms[0] ?? 0;
  return (terms.at(-1) ?? 0) + extend(steps(terms));
}

const isGrowing = (terms: readonly number[]): boolean => new Set(steps(steps(terms))).size === 1;
const isDoubling = (terms: readonly number[]): boolean =>
  new Set(steps(terms).map((step, index) => step - (terms[index] ?? 0))).size === 1;
const isBySquares = (terms: readonly number[]): boolean => {
  const roots = steps(terms).map(Math.sqrt);
  return roots.every(Number.isInteger) && new Set(steps(roots)).size === 1;
};

/** Simple rules from one number to another. */
const RULES: readonly ((n: number) => number)[] = [
  ...Array.from({ length: 19 }, (_, index) => index - 9).flatMap((add) => [
    (n: number) => n * n + add,
    (n: number) => n ** 3 + add,
    ...[2, 3, 4, 5, 6, 7].map((factor) => (n: number) => factor * n + add),
  ]),
  (n) => n * (n + 1),
  (n) => n * (n - 1),
  (n) => n * (n * n + 1),
];

const SOLVERS: Readonly<Record<string, Solver>> = {
  'series-growing-steps': (stem) => {
    const terms = numbersOf(stem);
    expect(isGrowing(terms)).toBe(true);
    return extend(terms);
  },
  'series-multiply-add': (stem) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbersOf(stem);
    const factor = (c - b) / (b - a);
    const add = b - factor * a;
    expect([c * factor + add, d * factor + add]).toEqual([d, e]);
    return e * factor + add;
  },
  'series-of-powers': (stem) => {
    const terms = signedNumbers(stem);
    const [first = 0, second = 0] = terms;
    // Finite differences of squares are the same at the second step, of cubes at the third.
    expect(new Set(steps(steps(steps(terms)))).size).toBe(1);
    expect(second).toBeGreaterThan(first);
    return extend(terms);
  },
  'series-two-in-one': (stem) => {
    const terms = signedNumbers(stem);
    const own = terms.filter((_, index) => index % 2 === terms.length % 2);
    expect(new Set(steps(own)).size).toBe(1);
    return extend(own);
  },
  'series-rising-factors': (stem) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbersOf(stem);
    const add = b - a;
    expect([2 * b + add, 3 * c + add, 4 * d + add]).toEqual([c, d, e]);
    return 5 * e + add;
  },
  'series-sum-of-two': (stem) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbersOf(stem);
    const add = c - a - b;
    expect([d - b - c, e - c - d, f - d - e]).toEqual([add, add, add]);
    return e + f + add;
  },
  'series-wrong-term': (stem) => {
    const shown = numbersOf(stem);
    const wrong = shown.filter((_, index) => {
      const nearby = Array.from({ length: 41 }, (_, place) => (shown[index] ?? 0) + place - 20);
      return nearby.some(
        (value) =>
          value !== shown[index] &&
          [isGrowing, isDoubling, isBySquares].some((is) => is(shown.with(index, value))),
      );
    });
    expect({ stem, wrong }).toEqual({ stem, wrong: [expect.any(Number)] });
    return String(wrong[0]);
  },
  'series-doubling-steps': (stem) => {
    const [, listed = ''] = /mark in (.*)\?$/.exec(stem) ?? [];
    const shown = listed.split(', ').map((text) => (text === '?' ? Number.NaN : Number(text)));
    const place = shown.findIndex(Number.isNaN);
    const fits: number[] = [];
    for (let value = (shown[place - 1] ?? 0) + 1; value < (shown[place + 1] ?? 0); value += 1) {
      const gaps = steps(shown.with(place, value));
      const ratios = gaps.slice(1).map((gap, index) => gap / (gaps[index] ?? 1));
      if (ratios.every((ratio) => Math.abs(ratio - (ratios[0] ?? 0)) < 1e-9)) fits.push(value);
    }
    expect(fits).toHaveLength(1);
    return fits[0] ?? 0;
  },
  'letter-series-growing': (stem) => {
    const [, listed = ''] = /next: (.*), …/.exec(stem) ?? [];
    return letterAt(extend(listed.split(', ').map(placeOf)));
  },
  'letter-group-series': (stem) => {
    const [, listed = ''] = /next: (.*), …/.exec(stem) ?? [];
    const groups = listed.split(', ');
    return [0, 1, 2]
      .map((at) => {
        const places = groups.map((group) => placeOf(group.charAt(at)));
        const moves = steps(places).map((step) => ((step % 26) + 26) % 26);
        expect(new Set(moves).size).toBe(1);
        return letterAt((places.at(-1) ?? 0) + (moves[0] ?? 0));
      })
      .join('');
  },
  'number-analogy': (stem) => {
    const [a = 0, fa = 0, b = 0, fb = 0, c = 0] = numbersOf(stem);
    const values = RULES.filter((rule) => rule(a) === fa && rule(b) === fb).map((rule) => rule(c));
    expect({ stem, values: new Set(values).size }).toEqual({ stem, values: 1 });
    return values[0] ?? 0;
  },
  'letter-analogy': (stem) => {
    const [, from = '', to = '', plain = ''] =
      /^(\w+) is related to (\w+) as (\w+) is/.exec(stem) ?? [];
    const moves = (text: string): number[] =>
      [...text].map((one, index) => (placeOf(one) - placeOf(from.charAt(index)) + 26) % 26);
    const move = (by: number): string =>
      [...plain].map((one) => letterAt(placeOf(one) + by)).join('');
    const [by = 0, ...rest] = moves(to);
    if (rest.every((other) => other === by)) return move(by);
    const [back = 0, ...others] = moves([...to].toReversed().join(''));
    expect(others.every((other) => other === back)).toBe(true);
    return [...move(back)].toReversed().join('');
  },
  'odd-number-pair': (stem) => {
    const [, listed = ''] = /odd one out: (.*)\?$/.exec(stem) ?? [];
    const pairs = listed.split(', ').map((text) => text.split(' : ').map(Number));
    const odd = pairs.filter((_, place) =>
      RULES.some((rule) =>
        pairs.every(([n = 0, value], index) => (rule(n) === value) !== (index === place)),
      ),
    );
    expect({ stem, odd: odd.length }).toEqual({ stem, odd: 1 });
    return (odd[0] ?? []).join(' : ');
  },
  'odd-letter-group': (stem) => {
    const [, listed = ''] = /others: (.*)\?$/.exec(stem) ?? [];
    const groups = listed.split(', ');
    const shape = (group: string): string =>
      steps([...group].map(placeOf))
        .map((step) => (step + 26) % 26)
        .join();
    return (
      groups.find(
        (group) => groups.filter((other) => shape(other) === shape(group)).length === 1,
      ) ?? ''
    );
  },
};

describeFamilies('families on series, analogy and classification', seriesFamilies, SOLVERS, {
  'letter-series-growing': 80,
});
