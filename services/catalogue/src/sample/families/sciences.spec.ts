import { describe, expect, it } from '@jest/globals';
import { expectFamily, numberAt, numbersOf, type Solver } from '../testing/expect-family.js';
import { scienceFamilies } from './sciences.js';

const ATOMIC_MASS: Readonly<Record<string, number>> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  Na: 23,
  S: 32,
  Ca: 40,
};
const PROTONS: Readonly<Record<string, number>> = {
  carbon: 6,
  oxygen: 8,
  chlorine: 17,
  iron: 26,
  copper: 29,
  silver: 47,
  iodine: 53,
  lead: 82,
  uranium: 92,
};
const PARTNER: Readonly<Record<string, string>> = {
  adenine: 'thymine',
  thymine: 'adenine',
  guanine: 'cytosine',
  cytosine: 'guanine',
};

function atomsOf(formula: string): [element: string, count: number][] {
  const plain = formula.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
  return [...plain.matchAll(/([A-Z][a-z]?)(\d*)/g)].map(([, element = '', count]) => [
    element,
    Number(count || 1),
  ]);
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'uniform-acceleration-speed': (stem) => {
    const [start = 0, acceleration = 0] = numbersOf(stem);
    const time = Number(/for (\d+) s\b/.exec(stem)?.[1]);
    let speed = start;
    for (let second = 0; second < time; second += 1) speed += acceleration;
    return speed;
  },
  'stopping-distance': (stem) => {
    const [speed = 0, braking = 1] = numbersOf(stem);
    // Mean speed times the time until it stops.
    return (speed / 2) * (speed / braking);
  },
  'kinetic-energy': (stem) => {
    const [mass = 0, speed = 0] = numbersOf(stem);
    // The work of the force that brings it to that speed within one second.
    return mass * speed * (speed / 2);
  },
  'parallel-resistors': (stem) => 1 / (1 / numberAt(stem, 0) + 1 / numberAt(stem, 1)),
  'energy-used-cost': (stem) => {
    const [watts = 0, hours = 0, days = 0] = numbersOf(stem);
    const joules = watts * hours * 3600 * days;
    return joules / 3.6e6;
  },
  'wave-length': (stem) => {
    const [length = 0, frequency = 0] = numbersOf(stem);
    return length / (1 / frequency);
  },
  'concave-mirror-image': (stem) => {
    const [object = 0, focal = 0] = numbersOf(stem);
    return 1 / (1 / focal - 1 / object);
  },
  'moles-in-mass': (stem) => {
    const [, formula = '', stated = '', grams = ''] =
      /\((\S+), molar mass (\d+) g\/mol\) are in ([\d,.]+) g/.exec(stem) ?? [];
    const mass = atomsOf(formula).reduce(
      (sum, [element, count]) => sum + (ATOMIC_MASS[element] ?? Number.NaN) * count,
      0,
    );
    expect(mass).toBe(Number(stated));
    return Number(grams.replaceAll(',', '')) / mass;
  },
  'combustion-carbon-dioxide': (stem) => {
    const [, moles = '', formula = ''] = /when ([\d.]+) mol of \w+ \((\S+)\)/.exec(stem) ?? [];
    const carbon = atomsOf(formula)
      .filter(([element]) => element === 'C')
      .reduce((sum, [, count]) => sum + count, 0);
    return Number(moles) * carbon * (12 + 2 * 16);
  },
  'strong-acid-ph': (stem) => {
    const [, from = '', power = '', to = ''] =
      /^(\d+) mL .* with 10\^−(\d+) mol\/L .* to ([\d,]+) mL/.exec(stem) ?? [];
    const concentration = (10 ** -Number(power) * Number(from)) / Number(to.replaceAll(',', ''));
    return -Math.log10(concentration);
  },
  molarity: (stem) => numberAt(stem, 0) / (numberAt(stem, 1) / 1000),
  'neutrons-of-isotope': (stem) => {
    const [, element = '', mass = '', protons = ''] =
      /atom of (\w+)-(\d+) \(atomic number (\d+)\)/.exec(stem) ?? [];
    expect(PROTONS[element]).toBe(Number(protons));
    return Number(mass) - Number(protons);
  },
  'chargaff-base-share': (stem) => {
    const [, share = '', given = '', asked = ''] =
      /, (\d+)% of the bases are (\w+)\. What share is (\w+)\?/.exec(stem) ?? [];
    const isPair = given === asked || PARTNER[given] === asked;
    return isPair ? Number(share) : (100 - 2 * Number(share)) / 2;
  },
  'gamete-kinds': (stem) => {
    const genes =
      stem.match(/\b[A-Za-z]{2}\b(?= |,)/g)?.filter((gene) => /^([A-H])\1$/i.test(gene)) ?? [];
    let kinds = new Set(['']);
    for (const gene of genes) {
      kinds = new Set([...kinds].flatMap((kind) => [...gene].map((allele) => kind + allele)));
    }
    return kinds.size;
  },
  'hardy-weinberg-carriers': (stem) => {
    const [population = 0, frequency = 0] = numbersOf(stem);
    return population * (1 - frequency ** 2 - (1 - frequency) ** 2);
  },
};

describe('science families', () => {
  it('are all solved here', () => {
    expect(scienceFamilies.map(({ name }) => name)).toEqual(Object.keys(SOLVERS));
  });

  it.each(scienceFamilies.map((family) => [family.name, family] as const))(
    '%s: the marked option is right, the others are wrong, all read well',
    (name, family) => {
      expectFamily(family, SOLVERS[name] ?? (() => 'no solver'));
    },
  );
});
