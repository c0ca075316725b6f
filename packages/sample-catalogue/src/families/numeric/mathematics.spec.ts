import { describeNumericFamilies } from '../../testing/describe-kinds.ts';
import { permutations } from '../../testing/permutations.ts';
import { numericMathematicsFamilies } from './mathematics.ts';

const wholeNumbers = (text: string): number[] =>
  [...text.matchAll(/[−]?\d+/g)].map(([found]) => Number(found.replace('−', '-')));

/** The coefficient before a letter: 3 in '3x', −1 in '− x'; 0 if the letter is not there. */
function coefficientOf(side: string, letter: string): number {
  const found = new RegExp(`([+−]?) ?([+−]?\\d*)${letter}(?!\\w|²|³|\\^)`).exec(side);
  if (!found) return 0;
  const [, sign = '', digits = ''] = found;
  const size = digits === '' ? 1 : Number(digits.replace('−', '-'));
  return sign === '−' ? -size : size;
}

function determinant([a, b, c]: readonly (readonly number[])[]): number {
  const [[a1 = 0, a2 = 0, a3 = 0], [b1 = 0, b2 = 0, b3 = 0], [c1 = 0, c2 = 0, c3 = 0]] = [
    a ?? [],
    b ?? [],
    c ?? [],
  ];
  return a1 * (b2 * c3 - b3 * c2) - a2 * (b1 * c3 - b3 * c1) + a3 * (b1 * c2 - b2 * c1);
}

/** Simpson's rule, which is exact for polynomials up to the third degree. */
function integrate(f: (x: number) => number, from: number, to: number): number {
  return ((to - from) / 6) * (f(from) + 4 * f((from + to) / 2) + f(to));
}

describeNumericFamilies(
  'numeric families of mathematics',
  numericMathematicsFamilies,
  {
    'numeric-letters-of-a-word': (stem) => {
      const word = /the word ([A-Z]+)/.exec(stem)?.[1] ?? '';
      const all = new Set(permutations([...word]).map((letters) => letters.join('')));
      const vowels = word.match(/[AEIOU]/g)?.length ?? 0;
      const fits = (order: string): boolean => {
        if (stem.includes('together')) return new RegExp(`[AEIOU]{${vowels}}`).test(order);
        return !stem.includes('first') || /^[AEIOU]/.test(order);
      };
      return [...all].filter(fits).length;
    },
    'numeric-definite-integral': (stem) => {
      const side = /= (.*) from/.exec(stem)?.[1] ?? '';
      const end = Number(/to x = (\d+)/.exec(stem)?.[1]);
      const square = Number(/(\d+)x²/.exec(side)?.[1]);
      const rest = side.replace(/^\d+x²/, '');
      const slope = coefficientOf(rest, 'x');
      const [, sign, level = '0'] = /([+−]) (\d+)$/.exec(rest) ?? [];
      const constant = sign === '−' ? -Number(level) : Number(level);
      return integrate((x) => square * x ** 2 + slope * x + constant, 0, end);
    },
    'numeric-no-unique-solution': (stem) => {
      const sides = (/equations (.*) have/.exec(stem)?.[1] ?? '').split(/, | and /);
      const rows = sides.map((side) =>
        ['x', 'y', 'z'].map((letter) => coefficientOf(side, letter)),
      );
      const at = (k: number) =>
        determinant([rows[0] ?? [], rows[1] ?? [], [...(rows[2] ?? []).slice(0, 2), k]]);
      for (let k = -100; k <= 100; k += 1) if (at(k) === 0 && at(k + 1) !== 0) return k;
      return Number.NaN;
    },
    'numeric-coefficient-of-a-power': (stem) => {
      const power = Number(/of x\^(\d+) in/.exec(stem)?.[1]);
      const [, sign, first = '', a = '', n = ''] =
        /\(1 ([+−]) (\d*)x\)\(1 \+ (\d*)x\)\^(\d+)/.exec(stem) ?? [];
      // Multiplies the factors out, one after another.
      const factors = [
        [1, sign === '−' ? -Number(first || 1) : Number(first || 1)],
        ...Array.from({ length: Number(n) }, () => [1, Number(a || 1)]),
      ];
      const product = factors.reduce(
        (own, [low = 0, high = 0]) =>
          [...own, 0].map((value, index) => value * low + (own[index - 1] ?? 0) * high),
        [1],
      );
      return product[power] ?? Number.NaN;
    },
    'numeric-area-between-curves': (stem) => {
      const side = /line y = (.*)\?/.exec(stem)?.[1] ?? '';
      const slope = coefficientOf(side, 'x');
      const [, sign, level = '0'] = /(?:^|([+−]) )(\d+)$/.exec(side) ?? [];
      const constant = sign === '−' ? -Number(level) : Number(level);
      const root = Math.sqrt(slope ** 2 + 4 * constant);
      const [from, to] = [(slope - root) / 2, (slope + root) / 2];
      return integrate((x) => slope * x + constant - x ** 2, from, to);
    },
    'numeric-distance-from-a-plane': (stem) => {
      const [x = 0, y = 0, z = 0] = wholeNumbers(/\((.*?)\)/.exec(stem)?.[1] ?? '');
      const side = /plane (.*) = 0/.exec(stem)?.[1] ?? '';
      const normal = ['x', 'y', 'z'].map((letter) => coefficientOf(side, letter));
      const [, sign, level = '0'] = /([+−]) (\d+)$/.exec(side) ?? [];
      const constant = sign === '−' ? -Number(level) : Number(level);
      const [a = 0, b = 0, c = 0] = normal;
      // The foot of the perpendicular, and how far it is.
      const step = -(a * x + b * y + c * z + constant) / (a * a + b * b + c * c);
      return Math.hypot(a * step, b * step, c * step);
    },
  },
  { 'numeric-letters-of-a-word': 45, 'numeric-area-between-curves': 25 },
);
