import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { mechanismFamilies } from './materials-and-machines.ts';

function clean(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

describeFamilies(
  'families of materials and machines',
  mechanismFamilies,
  {
    'stress-and-elongation-of-bar': (stem) => {
      const [first = 1, second = 0, modulus = 1] = numbersOf(stem);
      if (stem.includes('square')) return clean((second * 1000) / first / first);
      const strain = second / (modulus * 1000);
      return clean(strain * first * 1000);
    },
    'thermal-stress': (stem) => {
      const [low = 0, high = 0, coefficient = 0, , modulus = 0] = numbersOf(
        stem.replace('10⁻⁶', '10'),
      );
      const strain = coefficient * 1e-6 * (high - low);
      return clean(strain * modulus * 1000);
    },
    'thin-cylinder-stress': (stem) => {
      const [diameter = 0, thickness = 1, pressure = 0] = numbersOf(stem);
      // The gas pushes two halves apart; the wall holds them.
      if (stem.includes('hoop')) return clean((pressure * diameter) / (thickness + thickness));
      return clean((pressure * (Math.PI / 4) * diameter ** 2) / (Math.PI * diameter * thickness));
    },
    'springs-in-series-and-parallel': (stem) => {
      const [first = 1, second = 1, load = 0] = numbersOf(stem);
      return clean(
        stem.includes('series') ? load / first + load / second : load / (first + second),
      );
    },
    'torque-of-shaft': (stem) => {
      const [kilowatts = 0, speed = 1] = numbersOf(stem);
      const angular = (2 * (22 / 7) * speed) / 60;
      return Math.round((kilowatts * 1000) / angular);
    },
    'mobility-of-linkage': (stem) => {
      const [links = 0, joints = 0, pairs = 0] = numbersOf(stem.replace('no higher', '0 higher'));
      // Free links have three freedoms each; a lower pair takes two, a higher pair one.
      let freedoms = 0;
      for (let link = 1; link < links; link += 1) freedoms += 3;
      return freedoms - joints - joints - pairs;
    },
    'compound-gear-train': (stem) => {
      const [a = 0, b = 1, c = 0, d = 1, speed = 0] = numbersOf(stem);
      const shaft = (speed * a) / b;
      return clean((shaft * c) / d);
    },
    'belt-drive-with-slip': (stem) => {
      const [driver = 0, speed = 0, driven = 1, slip = 0] = numbersOf(stem);
      const belt = Math.PI * driver * speed * (1 - slip / 100);
      return clean(belt / (Math.PI * driven));
    },
    'flywheel-fluctuation': (stem) => {
      const [inertia = 0, mean = 0, coefficient = 0] = numbersOf(stem.replace('m²', 'm'));
      const [high, low] = [mean * (1 + coefficient / 2), mean * (1 - coefficient / 2)];
      return clean((inertia * (high ** 2 - low ** 2)) / 2000);
    },
  },
  { 'mobility-of-linkage': 45 },
);
