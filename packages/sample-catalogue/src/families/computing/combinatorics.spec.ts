import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { combinatoricsFamilies } from './combinatorics.ts';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'count-functions': (stem) => {
    const [domain = 0, codomain = 0] = numbersOf(stem);
    let count = 0;
    for (let table = 0; table < codomain ** domain; table += 1) {
      // The values of the function are the digits of the table's number.
      const values = new Set<number>();
      let digits = table;
      for (let element = 0; element < domain; element += 1) {
        values.add(digits % codomain);
        digits = Math.floor(digits / codomain);
      }
      const isOne = !stem.includes('one-to-one') || values.size === domain;
      if (isOne && (!stem.includes('onto') || values.size === codomain)) count += 1;
    }
    return count;
  },
  'count-multiples': (stem) => {
    const [, a, b] = /(?:neither|by) (\d+) (?:nor|or) (\d+)/.exec(stem)?.map(Number) ?? [];
    let count = 0;
    for (let value = 1; value <= numberAt(stem, 1); value += 1) {
      const isEither = value % Number(a) === 0 || value % Number(b) === 0;
      if (isEither !== stem.includes('neither')) count += 1;
    }
    return count;
  },
  'count-committees': (stem) => {
    const [women = 0, men = 0, size = 0] = numbersOf(stem);
    let count = 0;
    // Every set of persons as bits, the women first.
    for (let set = 0; set < 2 ** (women + men); set += 1) {
      const members = ones(set);
      const chosen = ones(set & (2 ** women - 1));
      const isAsked = stem.includes('exactly 2') ? chosen === 2 : chosen > 0;
      if (members === size && isAsked) count += 1;
    }
    return count;
  },
  'arrange-letters': (stem) => {
    const [, word = ''] = /letters of ([A-Z]+) be/.exec(stem) ?? [];
    // Pascal: places for one letter after the other.
    let free = word.length;
    let count = 1;
    for (const letter of new Set(word)) {
      const times = word.split(letter).length - 1;
      count *= ways(free, times);
      free -= times;
    }
    return count;
  },
  'integer-solutions': (stem) => {
    const [, sum = '', total = '', least = ''] =
      /does (.*) = (\d+) have .* at least (\d)\?/.exec(stem) ?? [];
    const solutions = (variables: number, left: number): number => {
      if (variables === 0) return left === 0 ? 1 : 0;
      let count = 0;
      for (let value = Number(least); value <= left; value += 1)
        count += solutions(variables - 1, left - value);
      return count;
    };
    return solutions(sum.split(' + ').length, Number(total));
  },
  'count-relations': (stem) => {
    const size = Number(/(\d) (?:elements|natural numbers|persons)\?/.exec(stem)?.[1]);
    // Pairs that the relation may hold or not of its own accord.
    let free = 0;
    for (let x = 0; x < size; x += 1) {
      for (let y = 0; y < size; y += 1) {
        const isFixed = x === y && /reflexive/.test(stem);
        const isMirror = y < x && stem.includes('symmetric');
        if (!isFixed && !isMirror) free += 1;
      }
    }
    expect(size).toBeGreaterThan(2);
    return `\\(2^{${free}}\\)`;
  },
};

function ones(set: number): number {
  return set.toString(2).replaceAll('0', '').length;
}

/** C(n, k) by Pascal's triangle. */
function ways(n: number, k: number): number {
  let row = [1];
  for (let step = 0; step < n; step += 1) {
    row = [1, ...row.map((value, place) => value + (row[place + 1] ?? 0))];
  }
  return row[k] ?? 0;
}

describeFamilies('combinatorics families', combinatoricsFamilies, SOLVERS, {
  'count-functions': 70,
  'arrange-letters': 40,
  'count-relations': 90,
});
