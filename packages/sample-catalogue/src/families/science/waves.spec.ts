import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { waveFamilies } from './waves.ts';

describeFamilies('families of oscillations and waves', waveFamilies, {
  'spring-mass-frequency': (stem) => {
    const [mass = 1, constant = 0] = numbersOf(stem);
    return Math.sqrt(constant / mass);
  },
  'pendulum-length-change': (stem) => {
    const [period = 0, percent = 0] = numbersOf(stem);
    const length = 10 * (period / (2 * Math.PI)) ** 2;
    const changed = length * (1 + (stem.includes('shortened') ? -percent : percent) / 100);
    return 2 * Math.PI * Math.sqrt(changed / 10);
  },
  'simple-harmonic-speed': (stem) => {
    const [amplitude = 0, angular = 0, near = 0] = numbersOf(stem);
    // Goes to where the particle is at that distance and takes the rate of change there.
    const time = Math.asin(near / amplitude) / angular;
    const at = (moment: number): number => amplitude * Math.sin(angular * moment);
    return Math.round(((at(time + 1e-5) - at(time - 1e-5)) / 2e-5) * 1000) / 1000;
  },
  'wave-length': (stem) => {
    const [length = 0, frequency = 0] = numbersOf(stem);
    return length / (1 / frequency);
  },
  'stretched-string-frequency': (stem) => {
    const [length = 1, loops = 0, speed = 0] = numbersOf(stem);
    // Twice the way there and back takes a period for each loop.
    return loops / ((2 * length) / speed);
  },
  'organ-pipe-harmonics': (stem) => {
    const [centimetres = 1, speed = 0] = numbersOf(stem);
    const number = ['first', 'second', 'third'].findIndex((word) => stem.includes(word)) + 1;
    const allowed: number[] = [];
    for (let quarters = 1; allowed.length <= number; quarters += 1) {
      const fits = stem.includes('closed') ? quarters % 2 === 1 : quarters % 2 === 0;
      if (fits) allowed.push(quarters);
    }
    return (speed * (allowed[number] ?? 0)) / (4 * (centimetres / 100));
  },
  'beats-of-tuning-forks': (stem) => {
    const [gap = 0, known = 0, later = 0] = numbersOf(stem);
    const direction = stem.includes('filed') ? 1 : -1;
    const fits = [known - gap, known + gap].filter((first) => {
      const second = [known - later, known + later];
      // The change is slight: the fork does not pass the other one by more than it was away.
      return second.some(
        (value) =>
          Math.sign(value - first) === direction &&
          Math.sign(value - known) === Math.sign(first - known),
      );
    });
    return fits.length === 1 ? (fits[0] ?? 0) : Number.NaN;
  },
  'doppler-effect': (stem) => {
    const [speed = 0, frequency = 1, sound = 0] = numbersOf(stem);
    // How far apart successive crests are in the air.
    const crests = (sound + (stem.includes('towards') ? -speed : speed)) / frequency;
    return sound / crests;
  },
});

describeUnits(waveFamilies);
