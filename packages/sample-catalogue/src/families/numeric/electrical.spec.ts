import { describeNumericFamilies } from '../../testing/describe-kinds.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { search } from '../../testing/search.ts';
import { numericElectricalFamilies } from './electrical.ts';

/** Closes in on the place where a rising function passes zero. */
function zeroOf(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let round = 0; round < 80; round += 1) {
    const middle = (low + high) / 2;
    if (f(middle) < 0) low = middle;
    else high = middle;
  }
  return low;
}

describeNumericFamilies(
  'numeric families of electrical engineering',
  numericElectricalFamilies,
  {
    'numeric-load-current': (stem) => {
      const [voltage = 0, upper = 1, lower = 1, load = 1] = numbersOf(stem);
      // The voltage of the tap at which as much current comes as goes.
      const tap = zeroOf((own) => own / lower + own / load - (voltage - own) / upper, 0, voltage);
      return tap / load;
    },
    'numeric-transformer-efficiency': (stem) => {
      const [rating = 0, iron = 0, copper = 0, load = 0, factor = 0] = numbersOf(stem);
      // In per unit of the rating.
      const [lossless, ironShare] = [(load / 100) * factor, iron / (rating * 1000)];
      const copperShare = (copper / (rating * 1000)) * (load / 100) * (load / 100);
      return 100 - (100 * (ironShare + copperShare)) / (lossless + ironShare + copperShare);
    },
    'numeric-reactive-compensation': (stem) => {
      const [power = 0, before = 0, goal = 0] = numbersOf(stem);
      const reactive = (cosine: number): number => power * Math.tan(Math.acos(cosine));
      return reactive(before) - reactive(goal);
    },
    'numeric-dc-motor-speed': (stem) => {
      const [voltage = 0, resistance = 0, speed = 0, low = 0, high = 0] = numbersOf(stem);
      // Volts for each turn in a minute, from the first state.
      const constant = (voltage - low * resistance) / speed;
      return Math.round(zeroOf((own) => own * constant + high * resistance - voltage, 0, 1e5));
    },
    'numeric-rotor-frequency': (stem) => {
      const [poles = 2, supply = 0, speed = 0] = numbersOf(stem);
      // How often a pole pair of the field passes a bar of the rotor in a second.
      return supply - ((speed / 60) * poles) / 2;
    },
    'numeric-largest-stable-gain': (stem) => {
      const [p = 0, q = 0] = numbersOf(stem);
      // On the border the roots are ±jω: the real part −(p + q)ω² + K and the imaginary part vanish.
      const omega = Math.sqrt(p * q);
      return search(1, 1e5, 1, (own) => Math.abs(own - (p + q) * omega * omega) < 1e-6);
    },
    'numeric-line-losses': (stem) => {
      const [voltage = 1, power = 0, factor = 1, resistance = 0] = numbersOf(stem);
      // One phase, with its voltage to neutral in volts and its third of the power in watts.
      const current = ((power / 3) * 1000) / (((voltage * 1000) / Math.sqrt(3)) * factor);
      return (3 * current * current * resistance) / 1000;
    },
    'numeric-rms-of-harmonics': (stem) => {
      const found = /= (?:(\d+) \+ )?(\d+) sin\(ωt\) \+ (\d+) sin/.exec(stem) ?? [];
      const [constant = 0, first = 0, third = 0] = found.slice(1).map((text) => Number(text ?? 0));
      // The mean of many samples of a period.
      const samples = Array.from({ length: 720 }, (_, index) => (index * Math.PI) / 360);
      const squares = samples.map(
        (angle) => (constant + first * Math.sin(angle) + third * Math.sin(3 * angle)) ** 2,
      );
      return Math.sqrt(squares.reduce((sum, own) => sum + own, 0) / samples.length);
    },
  },
  {
    'numeric-reactive-compensation': 100,
    'numeric-rotor-frequency': 60,
    'numeric-largest-stable-gain': 120,
  },
);
