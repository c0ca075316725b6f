import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { structureFamilies } from './structures-and-works.ts';

function clean(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The greatest bending moment, found by walking along the beam. */
function walk(span: number, momentAt: (x: number) => number): number {
  let most = 0;
  for (let step = 0; step <= 1000; step += 1)
    most = Math.max(most, Math.abs(momentAt((step / 1000) * span)));
  return clean(most);
}

describeFamilies(
  'families of structures and works',
  structureFamilies,
  {
    'greatest-bending-moment': (stem) => {
      const [span = 1, load = 0] = numbersOf(stem);
      const isSpread = stem.includes('kN/m');
      if (stem.includes('cantilever')) {
        return walk(span, (x) =>
          isSpread ? load * (span - x) * ((span - x) / 2) : load * (span - x),
        );
      }
      return walk(span, (x) => {
        if (isSpread) return ((load * span) / 2) * x - load * x * (x / 2);
        return (load / 2) * Math.min(x, span - x);
      });
    },
    'support-reactions': (stem) => {
      const [span = 1, load = 0, left = 0] = numbersOf(stem);
      const farther = (load * left) / span;
      if (stem.includes('reaction')) return clean(load - farther);
      return clean(farther * (span - left));
    },
    'water-cement-ratio': (stem) => {
      const [bags = 1, mass = 1, third = 0] = numbersOf(stem);
      return clean(stem.includes('How many litres') ? bags * mass * third : third / (bags * mass));
    },
    'nominal-mix-quantities': (stem) => {
      const [, asked = '', wet = '', sand = '', gravel = ''] =
        /dry (.*) is needed for (\d+) m³ of 1 : ([\d.]+) : (\d+)/.exec(stem) ?? [];
      const parts: Readonly<Record<string, number>> = {
        cement: 1,
        sand: Number(sand),
        'coarse aggregate': Number(gravel),
      };
      const all = Object.values(parts).reduce((sum, part) => sum + part, 0);
      return Math.round(((parts[asked] ?? Number.NaN) / all) * Number(wet) * 1.54 * 100) / 100;
    },
    'stopping-sight-distance': (stem) => {
      const [speed = 0, time = 0, coefficient = 1] = numbersOf(stem);
      // Rolls on through the reaction time, then brakes in small steps.
      const deceleration = 9.8 * coefficient;
      const braking = (speed / 2) * (speed / deceleration);
      return Math.round(speed * time + braking);
    },
    'bod-by-dilution': (stem) => {
      const [sample = 1, bottle = 0, first = 0, last = 0] = numbersOf(stem);
      const used = (bottle / 1000) * first - (bottle / 1000) * last;
      return Math.round((used / (sample / 1000)) * 1000) / 1000;
    },
    'detention-period': (stem) => {
      const [length = 0, width = 0, depth = 0, million = 1] = numbersOf(stem);
      const litres = length * width * depth * 1000;
      return clean(litres / ((million * 1e6) / 24));
    },
    'bricks-for-wall': (stem) => {
      const [a = 1, b = 1, c = 1, length = 0, height = 0, thick = 0] = numbersOf(stem);
      return Math.round((length * 100 * height * 100 * thick) / (a * b * c));
    },
    'capitalised-value-and-depreciation': (stem) => {
      if (stem.includes('rent')) {
        const [rent = 0, percent = 0, rate = 1] = numbersOf(stem);
        return clean((rent - (rent * percent) / 100) / (rate / 100));
      }
      const [cost = 0, scrap = 0, life = 1, years = 0] = numbersOf(stem);
      return clean(scrap + ((cost - scrap) * (life - years)) / life);
    },
  },
  { 'water-cement-ratio': 150, 'detention-period': 100, 'stopping-sight-distance': 150 },
);
