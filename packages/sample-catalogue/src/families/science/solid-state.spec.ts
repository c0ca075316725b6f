import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { solidStateFamilies } from './solid-state.ts';

const SHARE: Readonly<Record<string, [places: number, cells: number]>> = {
  corners: [8, 8],
  'face centres': [6, 2],
  'edge centres': [12, 4],
  'body centre': [1, 1],
};

describeFamilies(
  'families of the solid state',
  solidStateFamilies,
  {
    'unit-cell-density': (stem) => {
      const [mass = 0, edge = 1] = numbersOf(stem);
      const corners = 8 / 8;
      const atoms = stem.includes('body')
        ? corners + 1
        : stem.includes('face')
          ? corners + 6 / 2
          : corners;
      const grams = (atoms * mass) / 6e23;
      return Math.round((grams / (edge * 1e-10) ** 3) * 1e6) / 1e6;
    },
    'formula-from-unit-cell': (stem) => {
      const [, first = '', firstPlace = '', second = '', secondPlace = ''] =
        /atoms of (\w) occupy the (.*?) and atoms of (\w) the (.*?) of each/.exec(stem) ?? [];
      const vacant = /one corner/.test(stem) ? 1 : /two corners/.test(stem) ? 2 : 0;
      const count = (place: string, missing: number): number => {
        const [places, cells] = SHARE[place] ?? [0, 1];
        return ((places - missing) * 8) / cells;
      };
      let [a, b] = [count(firstPlace, vacant), count(secondPlace, 0)];
      for (let divisor = 24; divisor > 1; divisor -= 1) {
        if (a % divisor === 0 && b % divisor === 0) [a, b] = [a / divisor, b / divisor];
      }
      const digits = (value: number): string =>
        value === 1
          ? ''
          : [...String(value)].map((digit) => String.fromCharCode(0x2080 + Number(digit))).join('');
      return `${first}${digits(a)}${second}${digits(b)}`;
    },
  },
  { 'unit-cell-density': 40, 'formula-from-unit-cell': 50 },
);

describeUnits(solidStateFamilies);
