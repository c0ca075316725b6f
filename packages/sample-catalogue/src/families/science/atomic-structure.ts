import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { superscript, withArticle } from './notation.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const CHEMISTRY = 'Chemistry';
const ATOMS = 'Atomic Structure';

interface Nuclide {
  name: string;
  symbol: string;
  protons: number;
  masses: readonly number[];
  charge: number;
}

const NUCLIDES: readonly Nuclide[] = [
  { name: 'oxygen', symbol: 'O', protons: 8, masses: [16, 17, 18], charge: -2 },
  { name: 'fluorine', symbol: 'F', protons: 9, masses: [19], charge: -1 },
  { name: 'sodium', symbol: 'Na', protons: 11, masses: [22, 23, 24], charge: 1 },
  { name: 'magnesium', symbol: 'Mg', protons: 12, masses: [24, 25, 26], charge: 2 },
  { name: 'aluminium', symbol: 'Al', protons: 13, masses: [26, 27], charge: 3 },
  { name: 'sulphur', symbol: 'S', protons: 16, masses: [32, 33, 34, 35], charge: -2 },
  { name: 'chlorine', symbol: 'Cl', protons: 17, masses: [35, 37], charge: -1 },
  { name: 'potassium', symbol: 'K', protons: 19, masses: [39, 40, 41], charge: 1 },
  { name: 'calcium', symbol: 'Ca', protons: 20, masses: [40, 42, 43, 44], charge: 2 },
  { name: 'iron', symbol: 'Fe', protons: 26, masses: [54, 56, 57], charge: 3 },
  { name: 'cobalt', symbol: 'Co', protons: 27, masses: [59, 60], charge: 2 },
  { name: 'copper', symbol: 'Cu', protons: 29, masses: [63, 65], charge: 2 },
  { name: 'zinc', symbol: 'Zn', protons: 30, masses: [64, 66, 68], charge: 2 },
  { name: 'bromine', symbol: 'Br', protons: 35, masses: [79, 81], charge: -1 },
  { name: 'strontium', symbol: 'Sr', protons: 38, masses: [87, 88, 90], charge: 2 },
  { name: 'silver', symbol: 'Ag', protons: 47, masses: [107, 109], charge: 1 },
  { name: 'iodine', symbol: 'I', protons: 53, masses: [127, 131], charge: -1 },
  { name: 'caesium', symbol: 'Cs', protons: 55, masses: [133, 137], charge: 1 },
  { name: 'barium', symbol: 'Ba', protons: 56, masses: [137, 138], charge: 2 },
  { name: 'lead', symbol: 'Pb', protons: 82, masses: [206, 207, 208], charge: 2 },
];

const particlesInIon: Family = {
  name: 'neutrons-of-isotope',
  subject: CHEMISTRY,
  topic: ATOMS,
  difficulty: 'Easy',
  make(random) {
    const { name, symbol, protons, masses, charge } = random.pick(NUCLIDES);
    const mass = random.pick(masses);
    const neutrons = mass - protons;
    const electrons = protons - charge;
    const size = Math.abs(charge) === 1 ? '' : superscript(Math.abs(charge));
    const ion = `${symbol}${size}${charge > 0 ? '⁺' : '⁻'}`;
    const asked = random.pick([
      {
        question: `How many neutrons are there in an atom of ${name}-${mass} (atomic number ${protons})?`,
        answer: neutrons,
        mistakes: [protons, mass, neutrons + 1, neutrons - 1],
        explanation: `Neutrons = mass number − atomic number = ${mass} − ${protons} = ${neutrons}.`,
      },
      {
        question: `How many electrons are there in the ion ${ion} of ${name}-${mass} (atomic number ${protons})?`,
        answer: electrons,
        mistakes: [protons, protons + charge, neutrons, mass - electrons],
        explanation: `The atom has ${protons} electrons; the ion ${ion} has ${Math.abs(charge)} ${charge > 0 ? 'fewer' : 'more'}: ${electrons}.`,
      },
      {
        question: `How many more neutrons than electrons are there in the ion ${ion} of ${name}-${mass} (atomic number ${protons})?`,
        answer: neutrons - electrons,
        mistakes: [
          neutrons - protons,
          neutrons - electrons - 2 * charge,
          neutrons - electrons + 1,
          charge,
        ],
        explanation: `It has ${mass} − ${protons} = ${neutrons} neutrons and ${electrons} electrons: ${neutrons - electrons} more.`,
      },
    ]);
    if (asked.answer <= 0) return this.make(random);
    return countItem({ ...asked, unit: '' });
  },
};

const spectralLines: Family = {
  name: 'spectral-lines-of-hydrogen',
  subject: CHEMISTRY,
  topic: ATOMS,
  difficulty: 'Moderate',
  make(random) {
    const lower = random.int(1, 6);
    const upper = lower + random.int(2, 9);
    const steps = upper - lower;
    const answer = (steps * (steps + 1)) / 2;
    return countItem({
      question: `At most how many different spectral lines appear when many hydrogen atoms pass from n = ${upper} to n = ${lower}, directly or by way of the levels between?`,
      answer,
      unit: '',
      mistakes: [
        steps,
        steps + 1,
        (upper * (upper - 1)) / 2,
        (steps * (steps - 1)) / 2,
        answer + 1,
      ],
      explanation: `Any two of the ${steps + 1} levels from ${lower} to ${upper} give a line: ${steps + 1} × ${steps} ÷ 2 = ${answer}.`,
    });
  },
};

const subshellElectrons: Family = {
  name: 'quantum-numbers-and-electrons',
  subject: CHEMISTRY,
  topic: ATOMS,
  difficulty: 'Moderate',
  make(random) {
    const shell = random.int(3, 7);
    const kind = random.int(0, Math.min(3, shell - 1));
    const letter = 'spdf'.charAt(kind);
    const asked = random.pick([
      {
        question: `How many electrons can the ${shell}${letter} subshell of an atom hold at most?`,
        answer: 2 * (2 * kind + 1),
        mistakes: [2 * kind + 1, 2 * shell, 2 * shell ** 2, 4 * kind],
        explanation: `It has 2 × ${kind} + 1 = ${2 * kind + 1} ${kind === 0 ? 'orbital' : 'orbitals'} of two electrons each: ${2 * (2 * kind + 1)}.`,
      },
      {
        question: `How many radial nodes does ${withArticle(`${shell}${letter} orbital`)} have?`,
        answer: shell - kind - 1,
        mistakes: [kind, shell - 1, shell, shell - kind],
        explanation: `Radial nodes are n − l − 1 = ${shell} − ${kind} − 1 = ${shell - kind - 1}.`,
      },
      {
        question: `How many orbitals are there in all in the shell n = ${shell} of an atom?`,
        answer: shell ** 2,
        mistakes: [2 * shell ** 2, shell, 2 * shell + 1, shell ** 2 - 1],
        explanation: `A shell has n² orbitals: ${shell}² = ${shell ** 2}.`,
      },
      {
        question: `How many electrons of an atom can have n = ${shell} and the magnetic quantum number m = ${kind}?`,
        answer: 2 * (shell - kind),
        mistakes: [shell - kind, 2 * shell, 2, 2 * kind],
        explanation: `The subshells with l from ${kind} to ${shell - 1} have one such orbital each, ${shell - kind} in all, with two electrons each: ${2 * (shell - kind)}.`,
      },
      {
        question: `How many electrons of an atom can have n = ${shell} and the spin quantum number +1/2?`,
        answer: shell ** 2,
        mistakes: [2 * shell ** 2, shell, 2 * shell, shell ** 2 - 1],
        explanation: `Each of the ${shell}² orbitals of the shell holds one electron of that spin: ${shell ** 2}.`,
      },
    ]);
    if (asked.answer <= 0) return this.make(random);
    return countItem({ ...asked, unit: '' });
  },
};

const bohrRadius: Family = {
  name: 'bohr-radius',
  subject: CHEMISTRY,
  topic: ATOMS,
  difficulty: 'Moderate',
  make(random) {
    const { species, charge } = random.pick(ONE_ELECTRON);
    const shell = random.int(2, 8);
    const radius = random.pick([0.529, 0.53]);
    const answer = Number(((radius * shell ** 2) / charge).toFixed(2));
    const near = ((radius * shell ** 2) / charge) * 100;
    if (Math.abs((near % 1) - 0.5) < 1e-6) return this.make(random);
    return quantityItem({
      question: `What is the radius of the orbit n = ${shell} of ${species} in Bohr’s model, to two decimal places? (Radius of the first orbit of hydrogen: ${radius} Å.)`,
      answer,
      unit: 'Å',
      mistakes: [
        (radius * shell) / charge,
        charge === 1 ? radius * shell ** 3 : radius * shell ** 2,
        (radius * shell ** 2) / charge ** 2,
        radius * shell,
        answer * 2,
      ],
      explanation: `r = ${radius} × n² ÷ Z = ${radius} × ${shell ** 2} ÷ ${charge} = ${figure(answer)} Å.`,
    });
  },
};

const ONE_ELECTRON = [
  { species: 'the hydrogen atom', charge: 1 },
  { species: 'the He⁺ ion', charge: 2 },
  { species: 'the Li²⁺ ion', charge: 3 },
  { species: 'the Be³⁺ ion', charge: 4 },
] as const;

export const atomicStructureFamilies: readonly Family[] = [
  particlesInIon,
  bohrRadius,
  spectralLines,
  subshellElectrons,
];
