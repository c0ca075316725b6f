import { describeNumericFamilies } from '../../testing/describe-kinds.ts';
import { numberAt, numbersOf } from '../../testing/expect-family.ts';
import { search } from '../../testing/search.ts';
import { numericPhysicsFamilies } from './physics.ts';

describeNumericFamilies(
  'numeric families of physics',
  numericPhysicsFamilies,
  {
    'numeric-sticking-together': (stem) => {
      const [first = 0, speed = 0, second = 0] = numbersOf(stem);
      // The speed at which the first loses as much momentum as the second gains.
      return search(0, speed, 1, (own) => first * (speed - own) === second * own);
    },
    'numeric-mixed-water': (stem) => {
      const [cold = 0, start = 0, warm = 0, hot = 0] = numbersOf(stem);
      return search(start, hot, 1, (own) => warm * (hot - own) === cold * (own - start));
    },
    'numeric-two-springs': (stem) => {
      const [mass = 1, first = 0, second = 0] = numbersOf(stem);
      // Half the energy of a swing of one metre is that of motion at the middle.
      const energy = (first + second) / 2;
      return search(1, 100, 1, (own) => Math.abs((mass * own ** 2) / 2 - energy) < 1e-9);
    },
    'numeric-stopping-potential': (stem) => {
      const [wavelength = 1] = numbersOf(stem);
      const work = Number(/function is ([\d.]+) eV/.exec(stem)?.[1]);
      // By frequencies in units of one electronvolt divided by Planck's constant.
      return 1240 / wavelength - 1240 / (1240 / work);
    },
    'numeric-branch-current': (stem) => {
      const [first = 1, second = 1, series = 1] = numbersOf(stem);
      const voltage = Number(/battery of ([\d,.]+) V/.exec(stem)?.[1]?.replace(',', ''));
      // The potential of the node, closed in on until the currents add up.
      let [low, high] = [0, voltage];
      for (let round = 0; round < 80; round += 1) {
        const node = (low + high) / 2;
        if ((voltage - node) / series > node / first + node / second) low = node;
        else high = node;
      }
      return (low / first) * 1000;
    },
    'numeric-lens-image': (stem) => {
      const [object, focus] = [numberAt(stem, 0), numberAt(stem, 1)];
      // Newton's form: the distances from the two foci multiply to the square of the focal length.
      return search(focus + 1, focus + focus ** 2, 1, (own) => {
        return Math.abs((own - focus) * (object - focus) - focus ** 2) < 1e-9;
      });
    },
  },
  { 'numeric-lens-image': 40 },
);
