import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { isSame, search } from '../../testing/search.ts';
import { geometryFamilies } from './geometry.ts';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'angles-in-ratio': (stem) => {
    const parts = numbersOf(stem).slice(0, 3);
    const unit = search(1, 100, 0.5, (angle) =>
      isSame(
        parts.reduce((sum, part) => sum + part * angle, 0),
        180,
      ),
    );
    const [small = 0, middle = 0, large = 0] = parts.toSorted((a, b) => a - b);
    const part = stem.includes('smallest') ? small : stem.includes('largest') ? large : middle;
    return stem.includes('exterior') ? 180 - part * unit : part * unit;
  },
  'exterior-angle': (stem) => {
    const [first = 0, second = 0] = numbersOf(stem);
    return stem.startsWith('In triangle')
      ? 180 - (180 - first - second)
      : 180 - (180 - first) - second;
  },
  'regular-polygon': (stem) => {
    const given = numberAt(stem, 0);
    if (stem.includes('How many sides')) {
      return search(3, 100, 1, (sides) => isSame(((sides - 2) * 180) / sides, given));
    }
    if (stem.includes('diagonals')) {
      let pairs = 0;
      for (let a = 0; a < given; a += 1) for (let b = a + 2; b < given; b += 1) pairs += 1;
      return pairs - 1;
    }
    const sum = given * 180 - 360;
    return stem.includes('sum') ? sum : sum / given;
  },
  'chord-and-centre': (stem) => {
    const [first = 0, second = 0] = numbersOf(stem);
    return stem.startsWith('In a circle')
      ? 2 * search(0.5, 300, 0.5, (half) => isSame(Math.hypot(half, second), first))
      : search(0.5, 300, 0.5, (away) => isSame(Math.hypot(away, first / 2), second));
  },
  'tangent-length': (stem) => {
    const [first = 0, second = 0] = numbersOf(stem);
    return stem.startsWith('A point is')
      ? search(0.5, 300, 0.5, (length) => isSame(Math.hypot(length, second), first))
      : Math.hypot(first, second);
  },
  'similar-triangles': (stem) => {
    const [first = 1, second = 1, third = 1] = numbersOf(stem);
    return stem.includes('What is the area')
      ? third * (second / first) * (second / first)
      : third * Math.sqrt(second / first);
  },
  'ladder-on-wall': (stem) => {
    const [first = 0, second = 0] = numbersOf(stem);
    return stem.includes('How long')
      ? Math.hypot(first, second)
      : search(0.5, 60, 0.5, (side) => isSame(Math.hypot(side, second), first));
  },
  'one-ratio-from-another': (stem) => {
    const [, known = '', top = '', bottom = '1', asked = ''] =
      /and (\w+) θ = (\d+)\/?(\d*), what is (\w+) θ/.exec(stem) ?? [];
    const value = Number(top) / Number(bottom || 1);
    const ratios: Readonly<Record<string, (angle: number) => number>> = {
      sin: Math.sin,
      cos: Math.cos,
      tan: Math.tan,
      cosec: (angle) => 1 / Math.sin(angle),
      sec: (angle) => 1 / Math.cos(angle),
      cot: (angle) => 1 / Math.tan(angle),
    };
    // By bisection: each ratio only rises or only falls from 0° to 90°.
    const ratio = ratios[known] ?? Math.sin;
    const isRising = ratio(1) > ratio(0.5);
    let [low, high] = [1e-9, Math.PI / 2 - 1e-9];
    for (let step = 0; step < 100; step += 1) {
      const middle = (low + high) / 2;
      if (ratio(middle) < value === isRising) low = middle;
      else high = middle;
    }
    return ratios[asked]?.(low) ?? Number.NaN;
  },
  'angle-of-elevation': (stem) => {
    const [distance = 0, angle = 0] = numbersOf(stem);
    const height = distance * Math.tan((angle * Math.PI) / 180);
    if (angle === 45) return height;
    const factor = Math.round(height / Math.sqrt(3));
    expect(isSame(factor * Math.sqrt(3), height)).toBe(true);
    return `${factor}√3 m`;
  },
  'shadow-and-height': (stem) => {
    const [height = 1, small = 1, shadow = 1] = numbersOf(stem);
    return shadow / (small / height);
  },
};

describeFamilies('families on geometry and trigonometry', geometryFamilies, SOLVERS, {
  'angles-in-ratio': 100,
  'regular-polygon': 45,
  'ladder-on-wall': 100,
});
