import { describeFamilies } from '../../testing/describe-families.js';
import { numbersOf } from '../../testing/expect-family.js';
import { civilFamilies } from './civil.js';

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
  'families of civil engineering',
  civilFamilies,
  {
    'reduced-bearing': (stem) => {
      const bearing = numbersOf(stem)[0] ?? 0;
      const angle = ((stem.includes('of BA') ? bearing + 180 : bearing) * Math.PI) / 180;
      const [north, east] = [Math.cos(angle), Math.sin(angle)];
      const degrees = Math.round((Math.atan(Math.abs(east / north)) * 180) / Math.PI);
      return `${north > 0 ? 'N' : 'S'} ${degrees}° ${east > 0 ? 'E' : 'W'}`;
    },
    'reduced-level': (stem) => {
      const [back = 0, benchmark = 0, fore = 0] = numbersOf(stem);
      return clean(benchmark - (fore - back));
    },
    'wrong-length-of-chain': (stem) => {
      const [measured = 0, length = 1, error = 0] = numbersOf(stem);
      const chains = measured / length;
      return clean(measured + (chains * error * (stem.includes('long.') ? 1 : -1)) / 100);
    },
    'stadia-distance': (stem) => {
      const [factor = 0, additive = 0, low = 0, high = 0] = numbersOf(stem);
      return clean(factor * high - factor * low + additive);
    },
    'degree-of-saturation': (stem) => {
      const numbers = numbersOf(stem);
      if (stem.includes('its void ratio')) {
        const [water = 0, gravity = 0, degree = 1] = numbers;
        // Per gram of grains: volume of voids over volume of solids.
        const voids = water / 100 / (degree / 100);
        return clean(voids / (1 / gravity));
      }
      const [ratio = 1, water = 0, gravity = 0] = numbers;
      const [solids, liquid] = [1 / gravity, water / 100];
      return clean((100 * liquid) / (ratio * solids));
    },
    'void-ratio-and-porosity': (stem) => {
      const value = numbersOf(stem)[0] ?? 0;
      return stem.startsWith('The void') ? value / (1 + value) : 1 / (100 / value - 1);
    },
    'dry-unit-weight': (stem) => {
      const [bulk = 0, water = 0] = numbersOf(stem);
      return clean((bulk * 100) / (100 + water));
    },
    'hydraulic-mean-depth': (stem) => {
      const [width = 0, depth = 0, speed = 0] = numbersOf(stem);
      if (stem.includes('discharge')) return clean(speed * width * depth);
      return (width * depth) / (depth + width + depth);
    },
    'duty-and-delta': (stem) => {
      const [days = 0, other = 1] = numbersOf(stem);
      const volume = days * 86_400;
      // A cumec over the base period, spread over hectares.
      return clean(
        stem.includes('its delta') ? volume / (other * 10_000) : volume / other / 10_000,
      );
    },
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
  {
    'void-ratio-and-porosity': 60,
    'degree-of-saturation': 60,
    'water-cement-ratio': 150,
    'detention-period': 100,
    'hydraulic-mean-depth': 150,
    'stopping-sight-distance': 150,
  },
);
