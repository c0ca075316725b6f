import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { isSame, search } from '../../testing/search.ts';
import { mensurationFamilies } from './mensuration.ts';

const PI = 22 / 7;

/** Numbers before the value of π that a stem gives. */
const given = (stem: string): number[] => numbersOf(stem.replace(/ \(π.*$/, ''));

/** Twice the area of a triangle, from the coordinates of its corners. */
function doubleArea(a: number, b: number, c: number): number {
  const x = (a * a + c * c - b * b) / (2 * c);
  return c * Math.sqrt(a * a - x * x);
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'path-around-garden': (stem) => {
    const [length = 0, breadth = 0, width = 0] = numbersOf(stem);
    // Two long strips and two short ones.
    return stem.includes('outside')
      ? 2 * width * (length + 2 * width) + 2 * width * breadth
      : 2 * width * length + 2 * width * (breadth - 2 * width);
  },
  'circle-measures': (stem) => {
    const [first = 0, second = 0] = given(stem);
    if (stem.includes('wheel')) return (2 * PI * first * second) / 100;
    const radius = search(0.5, 500, 0.5, (r) =>
      isSame(stem.startsWith('The area') ? PI * r * r : 2 * PI * r, first),
    );
    return stem.startsWith('The area') ? 2 * PI * radius : PI * radius ** 2;
  },
  'wire-bent-anew': (stem) => {
    const [first = 0, second = 0] = given(stem);
    if (stem.includes('rectangle')) return PI * ((first + second) / PI) ** 2;
    if (stem.includes('forms a circle')) return ((2 * PI * first) / 4) ** 2;
    const radius = (4 * Math.sqrt(first)) / (2 * PI);
    return PI * radius ** 2;
  },
  'triangle-from-sides': (stem) => {
    const [a = 0, b = 0, c = 0] = numbersOf(stem);
    return doubleArea(a, b, c) / 2;
  },
  rhombus: (stem) => {
    const [first = 0, second = 0] = numbersOf(stem);
    return stem.startsWith('The diagonals')
      ? 4 * Math.hypot(first / 2, second / 2)
      : 2 * (doubleArea(first, first, second) / 2);
  },
  'four-walls': (stem) => {
    const [length = 0, breadth = 0, height = 0, rate = 0] = numbersOf(stem);
    return [length, breadth, length, breadth].reduce((sum, side) => sum + side * height * rate, 0);
  },
  'cylinder-measures': (stem) => {
    const [radius = 0, height = 0] = given(stem);
    return stem.includes('volume') ? PI * radius * radius * height : 2 * PI * radius * height;
  },
  'cone-measures': (stem) => {
    const [radius = 0, height = 0] = given(stem);
    return stem.includes('volume')
      ? (PI * radius * radius * height) / 3
      : PI * radius * Math.hypot(radius, height);
  },
  'melted-and-recast': (stem) => {
    const [large = 0, small = 1] = numbersOf(stem);
    return stem.includes('cylinder')
      ? ((4 / 3) * Math.PI * large ** 3) / (Math.PI * small ** 2)
      : large ** 3 / small ** 3;
  },
  'water-level-rise': (stem) => {
    const [length = 0, breadth = 0, count = 0, edge = 0] = numbersOf(stem);
    const before = length * breadth * 100;
    return (before + count * edge ** 3) / (length * breadth) - 100;
  },
  'change-of-side-and-area': (stem) => {
    const [percent = 0] = numbersOf(stem);
    const side = stem.includes('increased') ? 1 + percent / 100 : 1 - percent / 100;
    return Math.abs(side * side - 1) * 100;
  },
};

describeFamilies('families on mensuration', mensurationFamilies, SOLVERS, {
  'cone-measures': 120,
  'change-of-side-and-area': 110,
});
