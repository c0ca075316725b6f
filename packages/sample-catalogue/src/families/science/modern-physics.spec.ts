import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { modernPhysicsFamilies } from './modern-physics.ts';

const CHARGES: Readonly<Record<string, number>> = { hydrogen: 1, 'He⁺': 2, 'Li²⁺': 3, 'Be³⁺': 4 };

describeFamilies(
  'families of modern physics',
  modernPhysicsFamilies,
  {
    'photoelectric-stopping-potential': (stem) => {
      const [wavelength = 1, work = 0] = numbersOf(stem);
      return 1240 / wavelength - work;
    },
    'threshold-wavelength': (stem) => {
      const [work = 1] = numbersOf(stem);
      return Math.round(1 / (work / 1240));
    },
    'de-broglie-electron': (stem) => {
      const [volts = 1] = numbersOf(stem);
      return Number((12.27 * volts ** -0.5).toPrecision(3));
    },
    'x-ray-cut-off': (stem) => {
      const [kilovolts = 1] = numbersOf(stem);
      return Number((1240 / (kilovolts * 1000) / 0.001).toPrecision(3));
    },
    'bohr-transition-energy': (stem) => {
      const charge = CHARGES[/hydrogen|\w+[⁺²³]+/.exec(stem)?.[0] ?? ''] ?? Number.NaN;
      const [, from = '', to = ''] = /n = (\d+) to n = (\d+)/.exec(stem) ?? [];
      const level = (shell: number): number => -13.6 * (charge / shell) ** 2;
      const energy = Math.abs(level(Number(to)) - level(Number(from)));
      return Math.round(energy * 100) / 100;
    },
    'radioactive-half-life': (stem) => {
      const [first = 0, second = 0, third = 0] = numbersOf(stem);
      if (stem.includes('How much')) {
        let [left, time] = [second, third];
        while (time >= first) [left, time] = [left / 2, time - first];
        return left;
      }
      return third / Math.log2(first / second);
    },
    'alpha-and-beta-decays': (stem) => {
      const [firstMass = 0, firstProtons = 0, third = 0, fourth = 0] = numbersOf(stem);
      let [mass, protons] = [firstMass, firstProtons];
      if (stem.includes('turns by')) {
        let steps = 0;
        for (; mass > third; mass -= 4) protons -= 2;
        for (; protons < fourth; protons += 1) steps += 1;
        return steps;
      }
      let neutrons = mass - protons;
      for (let alpha = 0; alpha < third; alpha += 1)
        [neutrons, protons] = [neutrons - 2, protons - 2];
      for (let beta = 0; beta < fourth; beta += 1)
        [neutrons, protons] = [neutrons - 1, protons + 1];
      return stem.includes('neutrons') ? neutrons : protons;
    },
    'nuclear-energy-released': (stem) => {
      const [heavy = 0, before = 0, half = 0, after = 0] = numbersOf(stem);
      return 2 * half * after - heavy * before;
    },
  },
  { 'photoelectric-stopping-potential': 90 },
);

describeUnits(modernPhysicsFamilies);
