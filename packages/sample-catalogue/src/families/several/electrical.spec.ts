import { describeSeveralFamilies } from '../../testing/describe-kinds.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { severalElectricalFamilies } from './electrical.ts';

interface Complex {
  re: number;
  im: number;
}

const times = (a: Complex, b: Complex): Complex => ({
  re: a.re * b.re - a.im * b.im,
  im: a.re * b.im + a.im * b.re,
});

/** The roots of a cubic with the leading coefficient 1, by the method of Durand and Kerner. */
function rootsOf(a: number, b: number, c: number): Complex[] {
  const valueAt = (x: Complex): Complex => {
    const square = times(x, x);
    const cube = times(square, x);
    return { re: cube.re + a * square.re + b * x.re + c, im: cube.im + a * square.im + b * x.im };
  };
  let roots: Complex[] = [
    { re: 1, im: 0 },
    { re: 0.4, im: 0.9 },
    { re: -0.65, im: 0.72 },
  ];
  for (let round = 0; round < 400; round += 1) {
    roots = roots.map((own, index) => {
      const others = roots.filter((_, place) => place !== index);
      const divisor = others
        .map((other) => ({ re: own.re - other.re, im: own.im - other.im }))
        .reduce(times, { re: 1, im: 0 });
      const size = divisor.re ** 2 + divisor.im ** 2;
      const step = times(valueAt(own), { re: divisor.re / size, im: -divisor.im / size });
      return { re: own.re - step.re, im: own.im - step.im };
    });
  }
  return roots;
}

const UNITS: Readonly<Record<string, number>> = {
  '√2': Math.SQRT2,
  '√3': Math.sqrt(3),
  π: Math.PI,
};

/** The frequency of a sinusoid. */
function frequencyIn(part = ''): number {
  const [, unit = '', multiple = ''] = /\((?:(√\d|π) · )?(\d+)t\)/.exec(part) ?? [];
  return (UNITS[unit] ?? 1) * Number(multiple);
}

type Signal = (t: number) => number;

/** The outputs of the systems, computed from any input. */
const OUTPUTS: Readonly<Record<string, (x: Signal) => Signal>> = {
  'y(t) = 3x(t − 2)': (x) => (t) => 3 * x(t - 2),
  'y(t) = x(t) + 5': (x) => (t) => x(t) + 5,
  'y(t) = t · x(t)': (x) => (t) => t * x(t),
  'y(t) = x(t)²': (x) => (t) => x(t) ** 2,
  'y(t) = x(t + 1)': (x) => (t) => x(t + 1),
  'y(t) = x(2t)': (x) => (t) => x(2 * t),
  'y(t) = |x(t)|': (x) => (t) => Math.abs(x(t)),
  'y(t) = x(−t)': (x) => (t) => x(-t),
  'y(t) = x(t) − 2x(t − 1)': (x) => (t) => x(t) - 2 * x(t - 1),
  'y(t) = x(t) cos(t)': (x) => (t) => x(t) * Math.cos(t),
  'y(t) = x(t − 1) + x(t + 1)': (x) => (t) => x(t - 1) + x(t + 1),
  'y(t) = x(t) · x(t − 1)': (x) => (t) => x(t) * x(t - 1),
};
const TIMES = [-2.3, -1.1, 0.4, 1.7, 3.2];
const INPUTS: readonly Signal[] = [
  (t) => Math.sin(1.3 * t) + 0.2 * t,
  (t) => Math.exp(-t / 3) - 1.5,
];

const isSame = (one: Signal, other: Signal): boolean =>
  TIMES.every((t) => Math.abs(one(t) - other(t)) < 1e-9);

function hasProperty(system: (x: Signal) => Signal, property: string): boolean {
  const [first = Math.sin, second = Math.cos] = INPUTS;
  switch (property) {
    case 'linear':
      return isSame(
        system((t) => 2 * first(t) - 3 * second(t)),
        (t) => 2 * system(first)(t) - 3 * system(second)(t),
      );
    case 'without memory':
      // The output at a moment must not change with what the input does at any other.
      return TIMES.every((moment) => {
        const changed: Signal = (t) => (Math.abs(t - moment) > 1e-9 ? first(t) + 4 : first(t));
        return Math.abs(system(first)(moment) - system(changed)(moment)) < 1e-9;
      });
    case 'time-invariant':
      return isSame(
        system((t) => first(t - 0.7)),
        (t) => system(first)(t - 0.7),
      );
    default:
      // The output until a moment must not change with what the input does later.
      return TIMES.every((moment) => {
        const changed: Signal = (t) => (t > moment ? first(t) + 4 : first(t));
        return Math.abs(system(first)(moment) - system(changed)(moment)) < 1e-9;
      });
  }
}

/** The value of an expression in which a letter with a line above is NOT. */
function valueOfExpression(text: string, values: Readonly<Record<string, boolean>>): boolean {
  const plain = text.replaceAll(/([ABC])\u0305/g, (_match, letter: string) => letter.toLowerCase());
  return plain.split(/ \+ (?![^(]*\))/).some((product) =>
    (product.match(/\([^)]*\)|[A-Ca-c]/g) ?? []).every((factor) =>
      factor.startsWith('(')
        ? factor
            .slice(1, -1)
            .split(' + ')
            .some((letter) => literal(letter, values))
        : literal(factor, values),
    ),
  );
}

function literal(letter: string, values: Readonly<Record<string, boolean>>): boolean {
  const value = values[letter.toUpperCase()] ?? false;
  return letter === letter.toUpperCase() ? value : !value;
}

describeSeveralFamilies(
  'families with several right options of electrical engineering',
  severalElectricalFamilies,
  {
    'several-stable-polynomials': (_stem, option) => {
      const [, a, b, c] = /s³ \+ (\d+)s² \+ (\d+)s \+ (\d+)/.exec(option) ?? [];
      return rootsOf(Number(a), Number(b), Number(c)).every(({ re }) => re < 0);
    },
    'several-lagging-loads': (stem, option) => {
      const [omega = 1] = numbersOf(/ω = ([\d,]+)/.exec(stem)?.[1] ?? '');
      const [resistance = 0, coil = 0, capacitor = 1] = numbersOf(option);
      const impedance = {
        re: resistance,
        im: omega * coil * 1e-3 - 1 / (omega * capacitor * 1e-6),
      };
      // The angle of the current is the opposite of that of the impedance.
      return -Math.atan2(impedance.im, impedance.re) < 0;
    },
    'several-synchronous-speeds': (stem, option) => {
      const [speed = 0] = numbersOf(stem);
      const [poles = 2, frequency = 0] = numbersOf(option);
      // Periods in a minute, half as many as poles that pass.
      return (speed * poles) / 2 === frequency * 60;
    },
    'several-periodic-sums': (_stem, option) => {
      const [one, two] = option.split(' + ');
      // Some number of periods of one takes as long as some number of periods of the other.
      const ratio = frequencyIn(one) / frequencyIn(two);
      return Array.from({ length: 9 }, (_, index) => ratio * (index + 1)).some(
        (periods) => Math.abs(periods - Math.round(periods)) < 1e-9,
      );
    },
    'several-controllable-systems': (stem, option) => {
      const read = (text: string): number[] =>
        [...text.matchAll(/−?\d+/g)].map(([found]) => Number(found.replace('−', '-')));
      const [b1 = 0, b2 = 0] = read(/b = \((.*?)\)/.exec(stem)?.[1] ?? '');
      const [a = 0, b = 0, c = 0, d = 0] = read(option);
      // Popov, Belevitch and Hautus: a left eigenvector that b does not touch cannot be controlled. It would
      // be a multiple of (b2, −b1).
      const row = [b2 * a - b1 * c, b2 * b - b1 * d];
      return (row[0] ?? 0) * -b1 !== (row[1] ?? 0) * b2;
    },
    'several-time-constants': (stem, option) => {
      const limit = Number(/within (\d+) ms/.exec(stem)?.[1]);
      const [resistance = 1, capacity = 1] = numbersOf(option);
      return 1 - Math.exp(-limit / (resistance * capacity)) > 1 - 1 / Math.E;
    },
    'several-properties-of-systems': (stem, option) => {
      const [, not, property = ''] = /are (not )?(.*)\?/.exec(stem) ?? [];
      const system = OUTPUTS[option];
      const has =
        system !== undefined && property.split(' and ').every((own) => hasProperty(system, own));
      return has === (not === undefined);
    },
    'several-resonant-circuits': (stem, option) => {
      const [omega = 1] = numbersOf(/ω = ([\d,]+)/.exec(stem)?.[1] ?? '');
      const [coil = 1, capacity = 1] = numbersOf(option);
      // The reactances cancel.
      return Math.abs(omega * coil * 1e-3 - 1e6 / (omega * capacity)) < 1e-6 * omega * coil;
    },
    'several-equal-expressions': (stem, option) => {
      const [, not, given = ''] = /are (not )?equal to (.*)\? /.exec(stem) ?? [];
      const isSame = Array.from({ length: 8 }, (_, mask) => ({
        A: (mask & 1) === 1,
        B: (mask & 2) === 2,
        C: (mask & 4) === 4,
      })).every((values) => valueOfExpression(given, values) === valueOfExpression(option, values));
      return isSame === (not === undefined);
    },
  },
  {
    'several-stable-polynomials': 50,
    'several-lagging-loads': 80,
    'several-synchronous-speeds': 24,
    'several-periodic-sums': 25,
    'several-controllable-systems': 30,
    'several-time-constants': 50,
    'several-properties-of-systems': 20,
    'several-resonant-circuits': 100,
    'several-equal-expressions': 30,
  },
);
