import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { vectorFamilies } from './vectors-and-trigonometry.ts';

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

function components(text: string): number[] {
  const found = linear(text, 'ijk');
  return ['i', 'j', 'k'].map((letter) => found[letter] ?? 0);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), 0);
}

function cross(
  [a = 0, b = 0, c = 0]: readonly number[],
  [d = 0, e = 0, f = 0]: readonly number[],
): number[] {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
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

describeFamilies('families of vectors and trigonometry', vectorFamilies, {
  'distance-from-point-to-plane': (stem) => {
    const [point = []] = pointsOf(stem);
    const plane = linear(/plane (.*) = 0/.exec(stem)?.[1] ?? '', 'xyz');
    return distanceTo(
      ['x', 'y', 'z'].map((letter) => plane[letter] ?? 0),
      plane['1'] ?? 0,
      point,
    );
  },
  'direction-cosines-and-distance': (stem) => {
    const [from = [], to = []] = pointsOf(stem);
    const way = to.map((value, place) => value - (from[place] ?? 0));
    if (stem.includes('distance')) return length(way);
    return dot(way, stem.includes('x-axis') ? [1, 0, 0] : [0, 0, 1]) / length(way);
  },
  'line-meets-plane': (stem) => {
    const [, line = '', plane = '', total = ''] =
      /line (.*) meet the plane (.*) = (−?\d+)\?/.exec(stem) ?? [];
    const parts = line.split(' = ').map((text, place) => {
      const [, direction = '1'] = /\/(\d+)$/.exec(text) ?? [];
      const top = linear(text.replace(/\/\d+$/, '').replace(/[()]/g, ''), 'xyz');
      return { place, start: -(top['1'] ?? 0), direction: Number(direction) };
    });
    const normal = linear(plane, 'xyz');
    const coefficients = ['x', 'y', 'z'].map((letter) => normal[letter] ?? 0);
    for (let step = -20; step <= 20; step += 1) {
      const at = parts.map(({ start, direction }) => start + step * direction);
      if (dot(coefficients, at) === Number(total.replace('−', '-'))) return printed(at);
    }
    return 'none';
  },
  'perpendicular-vectors': (stem) => {
    const [, first = '', second = ''] =
      /vector (.*) \+ λk perpendicular to (.*)\?/.exec(stem) ?? [];
    const [own, other] = [components(first), components(second)];
    for (let value = -100; value <= 100; value += 1) {
      if (dot([own[0] ?? 0, own[1] ?? 0, value], other) === 0) return value;
    }
    return Number.NaN;
  },
  'projection-of-vector': (stem) => {
    const [, first = '', second = ''] = /projection of (.*) on (.*)\?/.exec(stem) ?? [];
    const [own, other] = [components(first), components(second)];
    const cosine = dot(own, other) / length(own) / length(other);
    return length(own) * cosine;
  },
  'volume-by-triple-product': (stem) => {
    const [, a = '', b = '', c = ''] = /edges (.*), (.*) and (.*)\?/.exec(stem) ?? [];
    return Math.abs(dot(components(a), cross(components(b), components(c))));
  },
  'products-of-vectors': (stem) => {
    const [first = 0, second = 0, angle = 0] = numbersOf(stem);
    const [a, b] = [
      [first, 0],
      [second * Math.cos((angle * Math.PI) / 180), second * Math.sin((angle * Math.PI) / 180)],
    ];
    if (stem.includes('scalar')) return clean(dot(a, b));
    const sum = a.map((value, place) => value + (b[place] ?? 0));
    return clean(dot(sum, sum));
  },
  'greatest-value-of-sine-and-cosine': (stem) => {
    const [, a = '', sign, b = '', rest = ''] =
      /of (\d+) sin x ([+−]) (\d+) cos x (.*)\?/.exec(stem) ?? [];
    const constant = Number(rest.replace('−', '-').replaceAll(' ', ''));
    const values = Array.from({ length: 3600 }, (_, tenth) => {
      const x = (tenth * Math.PI) / 1800;
      return Number(a) * Math.sin(x) + (sign === '−' ? -1 : 1) * Number(b) * Math.cos(x) + constant;
    });
    return Math.round(stem.includes('greatest') ? Math.max(...values) : Math.min(...values));
  },
  'tangent-of-sum': (stem) => {
    const [a = 0, b = 1, c = 0, d = 1] = numbersOf(stem);
    const [first, second] = [Math.atan(a / b), Math.atan(c / d)];
    return Math.tan(stem.includes('A + B') ? first + second : first - second);
  },
});
