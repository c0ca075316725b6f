import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { search } from '../../testing/search.ts';
import { countingFamilies } from './counting.ts';

/** How many unit cubes of a block have so many faces on its surface. */
function countPainted(sides: readonly number[], painted: number): number {
  const [a = 0, b = 0, c = 0] = sides;
  let count = 0;
  for (let x = 0; x < a; x += 1) {
    for (let y = 0; y < b; y += 1) {
      for (let z = 0; z < c; z += 1) {
        const faces = [x === 0, x === a - 1, y === 0, y === b - 1, z === 0, z === c - 1];
        if (faces.filter(Boolean).length === painted) count += 1;
      }
    }
  }
  return count;
}

function paintedIn(stem: string): number {
  const [, word = ''] = /have (?:exactly )?(\w+) faces? painted/.exec(stem) ?? [];
  return ['no', 'one', 'two', 'three'].indexOf(word);
}

const ROW_RULES: readonly ((a: number, b: number) => number)[] = [
  (a, b) => a ** 2 + b ** 2,
  (a, b) => a * (b + 1) + b,
  (a, b) => a * (b - 1) - b,
  (a, b) => a * a + 2 * a * b + b * b,
  (a, b) => a * b * 2,
  (a, b) => (a - b) * (a + b),
  (a, b) => 3 * a + 3 * b,
  (a, b) => a * b,
  (a, b) => a + b,
];

const SOLVERS: Readonly<Record<string, Solver>> = {
  'two-overlapping-groups': (stem) => {
    const [total = 0, first = 0, second = 0, third = 0, fourth = 0] = numbersOf(stem);
    if (stem.includes('exactly one')) {
      // Those with neither are told as well and must agree.
      expect(first + second - third + fourth).toBe(total);
      return first - third + (second - third);
    }
    const isNeither = stem.includes('How many') && stem.endsWith('neither?');
    return search(0, total, 1, (unknown) => {
      const [both, neither] = isNeither ? [third, unknown] : [unknown, third];
      return first - both + both + (second - both) + neither === total;
    });
  },
  'three-overlapping-groups': (stem) => {
    const [A = 0, B = 0, C = 0, ab = 0, bc = 0, ca = 0, all = 0] = numbersOf(stem);
    const onlyTwo = [ab - all, bc - all, ca - all];
    const [x = 0, y = 0, z = 0] = onlyTwo;
    const single = [A - x - z - all, B - x - y - all, C - y - z - all];
    return stem.includes('only')
      ? (single[0] ?? 0)
      : [...single, ...onlyTwo, all].reduce((sum, part) => sum + part, 0);
  },
  'painted-cube': (stem) => {
    const [, pieces = ''] = /into ([\d,]+) equal/.exec(stem) ?? [];
    const side = search(1, 20, 1, (edge) => edge ** 3 === Number(pieces.replace(',', '')));
    return countPainted([side, side, side], paintedIn(stem));
  },
  'painted-cuboid': (stem) => countPainted(numbersOf(stem).slice(0, 3), paintedIn(stem)),
  'opposite-faces-of-dice': (stem) => {
    const [, listed = '', one = '', two = '', of = ''] =
      /marked (.*)\. In one .* seen are (.*); in another they are (.*)\. Which .* to (\w+)\?$/.exec(
        stem,
      ) ?? [];
    const [faces, first, second] = [listed, one, two].map((text) => text.split(/, | and /));
    const seen = [first ?? [], second ?? []];
    const fits = (faces ?? []).filter(
      (face) => face !== of && !seen.some((three) => three.includes(face) && three.includes(of)),
    );
    expect(fits).toHaveLength(1);
    return fits[0] ?? '';
  },
  'standard-die': (stem) => {
    const [, listed = ''] = /dice show (.*) on top/.exec(stem) ?? [];
    return numbersOf(listed).reduce((sum, top) => sum + ([0, 6, 5, 4, 3, 2, 1][top] ?? 0), 0);
  },
  'missing-number-in-rows': (stem) => {
    const [, a = 0, b = 0, ab = 0, , c = 0, d = 0, cd = 0, , e = 0, f = 0] = numbersOf(stem);
    const values = ROW_RULES.filter((rule) => rule(a, b) === ab && rule(c, d) === cd).map((rule) =>
      rule(e, f),
    );
    expect({ stem, values: new Set(values).size }).toEqual({ stem, values: 1 });
    return values[0] ?? 0;
  },
  'knock-out-matches': (stem) => {
    const [players = 0] = numbersOf(stem);
    if (stem.includes('knock-out')) {
      let matches = 0;
      for (let left = players; left > 1; left = Math.ceil(left / 2))
        matches += Math.floor(left / 2);
      return matches;
    }
    let matches = 0;
    for (let one = 0; one < players; one += 1) {
      for (let other = one + 1; other < players; other += 1) {
        matches += stem.includes('twice') ? 2 : 1;
      }
    }
    return matches;
  },
};

describeFamilies('families on counting', countingFamilies, SOLVERS);
