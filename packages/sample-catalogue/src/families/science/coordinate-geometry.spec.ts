import { describeFamilies } from '../../testing/describe-families.ts';
import { coordinateFamilies } from './coordinate-geometry.ts';

function signedNumbers(text: string): number[] {
  return [...text.matchAll(/−?\d[\d,]*/g)].map(([number]) =>
    Number(number.replace('−', '-').replaceAll(',', '')),
  );
}

/** Points as they are printed: '(3, −2)'. */
function pointsOf(stem: string): number[][] {
  return [...stem.matchAll(/\((−?\d+(?:, −?\d+)+)\)/g)].map(([, list = '']) =>
    signedNumbers(list.replaceAll(', ', ' ')),
  );
}

/** Coefficients of a linear expression by letter, '1' for the constant. */
function linear(text: string, letters: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [, sign, digits, letter] of text
    .replaceAll(' ', '')
    .matchAll(new RegExp(`([+−]?)(\\d*)([${letters}]?)`, 'g'))) {
    if (!digits && !letter) continue;
    found[letter || '1'] = (sign === '−' ? -1 : 1) * Number(digits || 1);
  }
  return found;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), 0);
}

function length(vector: readonly number[]): number {
  return Math.sqrt(dot(vector, vector));
}

function clean(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The foot of the perpendicular tells the distance. */
function distanceTo(plane: readonly number[], constant: number, point: readonly number[]): number {
  const step = (dot(plane, point) + constant) / dot(plane, plane);
  return clean(length(plane.map((value) => value * step)));
}

function printed(point: readonly number[]): string {
  return `(${point.map((value) => String(value).replace('-', '−')).join(', ')})`;
}

describeFamilies(
  'families of coordinate geometry',
  coordinateFamilies,
  {
    'distance-from-point-to-line': (stem) => {
      const [point = []] = pointsOf(stem);
      const line = linear(/line (.*) = 0/.exec(stem)?.[1] ?? '', 'xy');
      return distanceTo([line['x'] ?? 0, line['y'] ?? 0], line['1'] ?? 0, point);
    },
    'distance-between-parallel-lines': (stem) => {
      const [, first = '', second = ''] = /lines (.*) = 0 and (.*) = 0/.exec(stem) ?? [];
      const [one, two] = [linear(first, 'xy'), linear(second, 'xy')];
      // A point of the first line, where it crosses the x-axis.
      const point = [-(one['1'] ?? 0) / (one['x'] ?? 1), 0];
      return distanceTo([two['x'] ?? 0, two['y'] ?? 0], two['1'] ?? 0, point);
    },
    'condition-for-perpendicular-lines': (stem) => {
      const [, a = '', b = '', c = ''] = /lines (\d+)x \+ (\d+)y .* kx − (\d*)y/.exec(stem) ?? [];
      const [slope, other] = [-Number(a) / Number(b), Number(c || 1)];
      // The second line rises k in c steps.
      return stem.includes('parallel') ? slope * other : (-1 / slope) * other;
    },
    'area-of-triangle-from-vertices': (stem) => {
      const [a = [], b = [], c = []] = pointsOf(stem);
      const side = (one: readonly number[], two: readonly number[]): number =>
        length(one.map((value, place) => value - (two[place] ?? 0)));
      const [p, q, r] = [side(a, b), side(b, c), side(c, a)];
      const half = (p + q + r) / 2;
      // Heron's formula.
      return Math.round(Math.sqrt(half * (half - p) * (half - q) * (half - r)) * 1000) / 1000;
    },
    'circle-from-its-equation': (stem) => {
      const circle = linear(/x² \+ y² (.*) = 0/.exec(stem)?.[1] ?? '', 'xy');
      const [x, y] = [-(circle['x'] ?? 0) / 2, -(circle['y'] ?? 0) / 2];
      if (stem.includes('centre')) return printed([x, y]);
      // The distance from the centre at which the equation holds, to the right.
      const left =
        x * x + y * y + (circle['x'] ?? 0) * x + (circle['y'] ?? 0) * y + (circle['1'] ?? 0);
      return Math.sqrt(-left);
    },
    'length-of-tangent-to-circle': (stem) => {
      const [[x = 0, y = 0] = []] = pointsOf(stem);
      const centre = (letter: string): number => {
        const [, sign, value] = new RegExp(`\\(${letter} ([+−]) (\\d+)\\)²`).exec(stem) ?? [];
        return value === undefined ? 0 : Number(value) * (sign === '−' ? 1 : -1);
      };
      const square = Number(/= (\d+)\?/.exec(stem)?.[1]);
      return Math.sqrt((x - centre('x')) ** 2 + (y - centre('y')) ** 2 - square);
    },
    'parabola-focus-and-directrix': (stem) => {
      if (stem.includes('latus')) return Number(/= (\d+)x/.exec(stem)?.[1]);
      const [, ks, k = '', four = '', hs, h = ''] =
        /\(y ([+−]) (\d+)\)² = (\d+)\(x ([+−]) (\d+)\)/.exec(stem) ?? [];
      const vertex = [Number(h) * (hs === '−' ? 1 : -1), Number(k) * (ks === '−' ? 1 : -1)];
      return printed([(vertex[0] ?? 0) + Number(four) / 4, vertex[1] ?? 0]);
    },
    'eccentricity-of-conics': (stem) => {
      const [, first = '', sign, second = ''] = /x²\/(\d+) ([+−]) y²\/(\d+)/.exec(stem) ?? [];
      const axis = Math.sqrt(Number(first));
      const focus = Math.sqrt(
        sign === '+' ? Number(first) - Number(second) : Number(first) + Number(second),
      );
      return stem.includes('foci') ? 2 * focus : focus / axis;
    },
  },
  { 'eccentricity-of-conics': 90 },
);
