import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { surveyingFamilies } from './surveying-and-soils.ts';

function clean(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

describeFamilies(
  'families of surveying, soils and water',
  surveyingFamilies,
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
  },
  { 'void-ratio-and-porosity': 60, 'degree-of-saturation': 60, 'hydraulic-mean-depth': 150 },
);
