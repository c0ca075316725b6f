import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { atomFamilies } from './atoms-and-molecules.ts';

const ATOMIC_NUMBERS: Readonly<Record<string, number>> = {
  oxygen: 8,
  fluorine: 9,
  sodium: 11,
  magnesium: 12,
  aluminium: 13,
  sulphur: 16,
  chlorine: 17,
  potassium: 19,
  calcium: 20,
  iron: 26,
  cobalt: 27,
  copper: 29,
  zinc: 30,
  bromine: 35,
  strontium: 38,
  silver: 47,
  iodine: 53,
  caesium: 55,
  barium: 56,
  lead: 82,
};

/** All electrons of a shell: l, m and twice the spin. */
function electronsOf(shell: number): { kind: number; magnetic: number; spin: number }[] {
  const electrons = [];
  for (let kind = 0; kind < shell; kind += 1) {
    for (let magnetic = -kind; magnetic <= kind; magnetic += 1) {
      electrons.push({ kind, magnetic, spin: 1 }, { kind, magnetic, spin: -1 });
    }
  }
  return electrons;
}

/** Fills five d orbitals one by one, with parallel spins first. */
function unpairedOf(electrons: number): number {
  const orbitals = [0, 0, 0, 0, 0];
  for (let electron = 0; electron < electrons; electron += 1)
    orbitals[electron % 5] = (orbitals[electron % 5] ?? 0) + 1;
  return orbitals.filter((count) => count === 1).length;
}

function plainDigits(formula: string): string {
  return formula.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
}

const SHARE: Readonly<Record<string, [places: number, cells: number]>> = {
  corners: [8, 8],
  'face centres': [6, 2],
  'edge centres': [12, 4],
  'body centre': [1, 1],
};

describeFamilies(
  'families of atoms and molecules',
  atomFamilies,
  {
    'neutrons-of-isotope': (stem) => {
      const [, element = '', mass = '', protons = ''] =
        /(\w+)-(\d+) \(atomic number (\d+)\)/.exec(stem) ?? [];
      if (ATOMIC_NUMBERS[element] !== Number(protons)) return Number.NaN;
      const neutrons = Number(mass) - Number(protons);
      if (!stem.includes('electrons')) return neutrons;
      const [, size = '', sign = ''] = /ion [A-Z][a-z]?([²³]?)([⁺⁻])/.exec(stem) ?? [];
      const charge = (size === '' ? 1 : size === '²' ? 2 : 3) * (sign === '⁺' ? 1 : -1);
      const electrons = Number(protons) - charge;
      return stem.includes('more neutrons') ? neutrons - electrons : electrons;
    },
    'bohr-radius': (stem) => {
      const [shell = 0] = numbersOf(stem);
      const radius = numbersOf(stem).at(-1) ?? 0;
      const charge =
        stem.includes('hydrogen atom in') || stem.includes('the hydrogen atom')
          ? 1
          : ['He⁺', 'Li²⁺', 'Be³⁺'].findIndex((ion) => stem.includes(ion)) + 2;
      return Math.round(((shell * shell) / charge) * radius * 100) / 100;
    },
    'spectral-lines-of-hydrogen': (stem) => {
      const [upper = 0, lower = 0] = numbersOf(stem);
      let lines = 0;
      for (let from = upper; from > lower; from -= 1)
        for (let to = from - 1; to >= lower; to -= 1) lines += 1;
      return lines;
    },
    'quantum-numbers-and-electrons': (stem) => {
      const orbital = /(\d)([spdf]) (?:subshell|orbital)/.exec(stem);
      const shell = Number(orbital?.[1] ?? /n = (\d)/.exec(stem)?.[1]);
      const kind = 'spdf'.indexOf(orbital?.[2] ?? '');
      const all = electronsOf(shell);
      if (stem.includes('nodes')) {
        // All n − 1 nodes of an orbital are radial but the l that go through the nucleus.
        return Array.from({ length: shell - 1 }).length - kind;
      }
      if (stem.includes('subshell')) return all.filter((electron) => electron.kind === kind).length;
      if (stem.includes('magnetic')) {
        const magnetic = Number(/m = (\d)/.exec(stem)?.[1]);
        return all.filter((electron) => electron.magnetic === magnetic).length;
      }
      return all.filter(({ spin }) => spin === 1).length;
    },
    'unit-cell-density': (stem) => {
      const [mass = 0, edge = 1] = numbersOf(stem);
      const corners = 8 / 8;
      const atoms = stem.includes('body')
        ? corners + 1
        : stem.includes('face')
          ? corners + 6 / 2
          : corners;
      const grams = (atoms * mass) / 6e23;
      return Math.round((grams / (edge * 1e-10) ** 3) * 1e6) / 1e6;
    },
    'formula-from-unit-cell': (stem) => {
      const [, first = '', firstPlace = '', second = '', secondPlace = ''] =
        /atoms of (\w) occupy the (.*?) and atoms of (\w) the (.*?) of each/.exec(stem) ?? [];
      const vacant = /one corner/.test(stem) ? 1 : /two corners/.test(stem) ? 2 : 0;
      const count = (place: string, missing: number): number => {
        const [places, cells] = SHARE[place] ?? [0, 1];
        return ((places - missing) * 8) / cells;
      };
      let [a, b] = [count(firstPlace, vacant), count(secondPlace, 0)];
      for (let divisor = 24; divisor > 1; divisor -= 1) {
        if (a % divisor === 0 && b % divisor === 0) [a, b] = [a / divisor, b / divisor];
      }
      const digits = (value: number): string =>
        value === 1
          ? ''
          : [...String(value)].map((digit) => String.fromCharCode(0x2080 + Number(digit))).join('');
      return `${first}${digits(a)}${second}${digits(b)}`;
    },
    'unpaired-electrons-of-ion': (stem) => {
      const [, size = ''] = /ion [A-Z][a-z]?([²³⁴⁵])⁺/.exec(stem) ?? [];
      const electrons =
        Number(/atomic number (\d+)/.exec(stem)?.[1]) - 18 - ('²³⁴⁵'.indexOf(size) + 2);
      const unpaired = unpairedOf(electrons);
      if (stem.includes('3d electrons')) return electrons;
      if (!stem.includes('magnetic moment')) return unpaired;
      const spin = unpaired / 2;
      return Math.round(2 * Math.sqrt(spin * (spin + 1)) * 100) / 100;
    },
    'degree-of-unsaturation': (stem) => {
      const formula = plainDigits(/compound (\S+)\?/.exec(stem)?.[1] ?? '');
      const valence: Readonly<Record<string, number>> = { C: 4, H: 1, Cl: 1, N: 3, O: 2 };
      let [atoms, ends] = [0, 0];
      for (const [, symbol = '', count] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
        atoms += Number(count || 1);
        ends += Number(count || 1) * (valence[symbol] ?? Number.NaN);
      }
      // Bonds beyond those that hold the atoms together in a tree.
      return ends / 2 - (atoms - 1);
    },
    'carbon-by-combustion-analysis': (stem) => {
      const [sample = 1, dioxide = 0] = numbersOf(stem);
      return Math.round(((dioxide / 44) * 12 * 100 * 1e6) / sample) / 1e6;
    },
    'nitrogen-by-dumas-method': (stem) => {
      const [sample = 1, millilitres = 0] = numbersOf(stem);
      const moles = millilitres / 22_400;
      return (moles * 2 * 14 * 100) / sample;
    },
  },
  {
    'neutrons-of-isotope': 110,
    'bohr-radius': 40,
    'spectral-lines-of-hydrogen': 45,
    'quantum-numbers-and-electrons': 50,
    'unpaired-electrons-of-ion': 45,
    'nitrogen-by-dumas-method': 40,
    'unit-cell-density': 40,
    'formula-from-unit-cell': 50,
  },
);

describeUnits(atomFamilies);
