import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { atomicStructureFamilies } from './atomic-structure.ts';

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

describeFamilies(
  'families of atomic structure',
  atomicStructureFamilies,
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
  },
  {
    'neutrons-of-isotope': 110,
    'bohr-radius': 40,
    'spectral-lines-of-hydrogen': 45,
    'quantum-numbers-and-electrons': 50,
  },
);

describeUnits(atomicStructureFamilies);
