import type { Family } from '../../family.ts';
import { counted, figure, gcd } from '../../wording.ts';
import { subscript, superscript, withArticle } from './notation.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const CHEMISTRY = 'Chemistry';
const ATOMS = 'Atomic Structure';
const ORGANIC = 'Organic Chemistry: Basic Principles';
const SOLIDS = 'Solid State';
const COORDINATION = 'Coordination Compounds';

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

const unsaturation: Family = {
  name: 'degree-of-unsaturation',
  subject: CHEMISTRY,
  topic: ORGANIC,
  difficulty: 'Moderate',
  make(random) {
    const [carbon, rings, nitrogen, chlorine, oxygen] = [
      random.int(3, 12),
      random.int(1, 6),
      random.int(0, 2),
      random.int(0, 2),
      random.int(0, 3),
    ];
    const hydrogen = 2 * carbon + 2 + nitrogen - chlorine - 2 * rings;
    if (hydrogen < carbon / 2) return this.make(random);
    const part = (symbol: string, count: number): string =>
      count === 0 ? '' : `${symbol}${count === 1 ? '' : subscript(count)}`;
    const formula =
      part('C', carbon) +
      part('H', hydrogen) +
      part('Cl', chlorine) +
      part('N', nitrogen) +
      part('O', oxygen);
    return countItem({
      question: `What is the degree of unsaturation (rings and double bonds, a triple bond counted twice) of a compound ${formula}?`,
      answer: rings,
      unit: '',
      mistakes: [rings + oxygen, rings - 1, rings + 1, rings + nitrogen, rings * 2],
      explanation: `(2 × ${carbon} + 2 + ${nitrogen} N − ${hydrogen} H − ${chlorine} Cl) ÷ 2 = ${rings}; oxygen does not count.`,
    });
  },
};

const combustionAnalysis: Family = {
  name: 'carbon-by-combustion-analysis',
  subject: CHEMISTRY,
  topic: ORGANIC,
  difficulty: 'Moderate',
  make(random) {
    const [percent, tenths] = [random.int(20, 85), random.int(2, 9)];
    const sample = tenths / 10;
    const dioxide = (sample * percent * 44) / 1200;
    if (!Number.isInteger(Number((dioxide * 1000).toFixed(6)))) return this.make(random);
    return quantityItem({
      question: `${figure(sample)} g of an organic compound gives ${figure(dioxide)} g of carbon dioxide on complete combustion. What percentage of carbon does it hold? (Atomic masses: C 12, O 16.)`,
      answer: percent,
      unit: '%',
      mistakes: [
        (percent * 44) / 12 > 100 ? percent / 2 : (percent * 44) / 12,
        100 - percent,
        (percent * 44) / 36,
        percent / 2,
      ].filter((value) => value < 100),
      explanation: `12 of every 44 g of CO₂ are carbon: ${figure(dioxide)} × 12 ÷ 44 = ${figure((dioxide * 12) / 44)} g, which is ${percent}% of ${figure(sample)} g.`,
    });
  },
};

const dumas: Family = {
  name: 'nitrogen-by-dumas-method',
  subject: CHEMISTRY,
  topic: ORGANIC,
  difficulty: 'Moderate',
  make(random) {
    const [millilitres, tenths] = [
      random.pick([11.2, 22.4, 33.6, 44.8, 56, 67.2, 28, 14, 84]),
      random.int(1, 10),
    ];
    const sample = tenths / 20;
    const answer = (millilitres * 28) / (224 * sample);
    if (answer > 60 || answer < 4 || !Number.isInteger(Number((answer * 100).toFixed(6))))
      return this.make(random);
    return quantityItem({
      question: `By the Dumas method, ${figure(sample)} g of an organic compound gives ${figure(millilitres)} mL of nitrogen at 0 °C and 1 atm. What percentage of nitrogen does it hold? (Molar volume 22,400 mL/mol; N₂ 28 g/mol.)`,
      answer: Number(answer.toFixed(3)),
      unit: '%',
      mistakes: [answer / 2, answer * 2, 100 - answer, answer / 4].filter((value) => value < 100),
      explanation: `${figure(millilitres)} × 28 ÷ 22,400 = ${figure((millilitres * 28) / 22_400)} g of nitrogen, which is ${figure(answer)}% of ${figure(sample)} g.`,
    });
  },
};

const spinOnlyMoment: Family = {
  name: 'unpaired-electrons-of-ion',
  subject: CHEMISTRY,
  topic: COORDINATION,
  difficulty: 'Moderate',
  make(random) {
    const { symbol, number, charge } = random.pick(TRANSITION_IONS);
    const electrons = number - 18 - charge;
    const unpaired = electrons <= 5 ? electrons : 10 - electrons;
    const moment = MOMENTS[unpaired] ?? '';
    const ion = `${symbol}${superscript(charge)}⁺`;
    const asked = random.pick(['moment', 'unpaired', 'all'] as const);
    if (unpaired === 0) return this.make(random);
    if (asked === 'all') {
      return countItem({
        question: `How many 3d electrons does the free ion ${ion} (atomic number ${number}) have?`,
        answer: electrons,
        unit: '',
        mistakes: [electrons + charge, Math.abs(electrons - 2), 10 - electrons, electrons + 1],
        explanation: `The atom has ${number - 18} electrons beyond argon. The ion has lost ${charge}, the 4s electrons first, so ${electrons} are left in 3d.`,
      });
    }
    if (asked === 'moment') {
      return {
        question: `What is the spin-only magnetic moment of the free ion ${ion} (atomic number ${number})?`,
        right: `${moment} BM`,
        wrong: random.shuffle(MOMENTS.slice(1)).map((text) => `${text} BM`),
        explanation: `${ion} has the configuration 3d${superscript(electrons)} with ${counted(unpaired, 'unpaired electron')}: μ = √(${unpaired} × ${unpaired + 2}) = ${moment} BM.`,
      };
    }
    return countItem({
      question: `How many unpaired electrons does the free ion ${ion} (atomic number ${number}) have in its ground state?`,
      answer: unpaired,
      unit: '',
      mistakes: [electrons, 10 - electrons, charge, unpaired + 1],
      explanation: `${ion} has the configuration 3d${superscript(electrons)}; by Hund’s rule ${unpaired} of these electrons ${unpaired === 1 ? 'is' : 'are'} unpaired.`,
    });
  },
};

const MOMENTS = ['0', '1.73', '2.83', '3.87', '4.9', '5.92'];

const TRANSITION_IONS = [
  { symbol: 'Ti', number: 22, charge: 2 },
  { symbol: 'Ti', number: 22, charge: 3 },
  { symbol: 'V', number: 23, charge: 2 },
  { symbol: 'V', number: 23, charge: 3 },
  { symbol: 'Cr', number: 24, charge: 2 },
  { symbol: 'Cr', number: 24, charge: 3 },
  { symbol: 'Mn', number: 25, charge: 2 },
  { symbol: 'Mn', number: 25, charge: 3 },
  { symbol: 'Mn', number: 25, charge: 4 },
  { symbol: 'Fe', number: 26, charge: 2 },
  { symbol: 'Fe', number: 26, charge: 3 },
  { symbol: 'Co', number: 27, charge: 2 },
  { symbol: 'Co', number: 27, charge: 3 },
  { symbol: 'Ni', number: 28, charge: 2 },
  { symbol: 'Ni', number: 28, charge: 3 },
  { symbol: 'Cu', number: 29, charge: 2 },
  { symbol: 'V', number: 23, charge: 4 },
] as const;

const LATTICES = [
  { lattice: 'body-centred cubic', atoms: 2 },
  { lattice: 'face-centred cubic', atoms: 4 },
  { lattice: 'simple cubic', atoms: 1 },
] as const;

const unitCellDensity: Family = {
  name: 'unit-cell-density',
  subject: CHEMISTRY,
  topic: SOLIDS,
  difficulty: 'Hard',
  make(random) {
    const { lattice, atoms } = random.pick(LATTICES);
    const [edge, mass] = [
      random.pick([200, 250, 300, 350, 400, 500]),
      random.pick([24, 27, 40, 48, 54, 60, 64, 75, 90, 108, 120, 197]),
    ];
    const volume = (edge / 100) ** 3;
    const density = (atoms * mass * 10) / (6 * volume);
    if (density < 1 || density > 23 || !Number.isInteger(Number((density * 200).toFixed(6))))
      return this.make(random);
    return quantityItem({
      question: `An element of atomic mass ${mass} crystallises in a ${lattice} lattice with a cell edge of ${edge} pm. What is its density? (Take 6 × 10²³ atoms per mole.)`,
      answer: Number(density.toFixed(3)),
      unit: 'g/cm³',
      mistakes: [
        density / atoms,
        density * 2,
        density / 2,
        (density / atoms) * 4,
        (density / atoms) * 2,
      ],
      explanation: `A cell holds ${counted(atoms, 'atom')} in (${edge} × 10⁻¹⁰ cm)³ = ${figure(volume)} × 10⁻²⁴ cm³: ${atoms} × ${mass} ÷ (6 × 10²³ × ${figure(volume)} × 10⁻²⁴) = ${figure(density)} g/cm³.`,
    });
  },
};

const crystalFormula: Family = {
  name: 'formula-from-unit-cell',
  subject: CHEMISTRY,
  topic: SOLIDS,
  difficulty: 'Moderate',
  make(random) {
    const [first, second] = random.shuffle(PLACES);
    if (!first || !second) return this.make(random);
    const missing = random.int(0, 2);
    const places = first.name === 'corners' ? 8 - missing : first.places;
    const [a, b] = [places * first.share, second.places * second.share];
    const [symbolA, symbolB] = random.pick([
      ['A', 'B'],
      ['X', 'Y'],
      ['P', 'Q'],
    ] as const);
    const formula = (top: number, bottom: number): string => {
      const scale =
        [1, 2, 4, 8].find(
          (factor) => Number.isInteger(top * factor) && Number.isInteger(bottom * factor),
        ) ?? 8;
      const [x, y] = [top * scale, bottom * scale];
      const divisor = gcd(x, y);
      const part = (symbol: string, count: number): string =>
        `${symbol}${count === 1 ? '' : subscript(count)}`;
      return part(symbolA, x / divisor) + part(symbolB, y / divisor);
    };
    const note =
      first.name === 'corners' && missing > 0
        ? `, but ${missing === 1 ? 'one corner is' : 'two corners are'} vacant`
        : '';
    const right = formula(a, b);
    return {
      question: `In a cubic crystal atoms of ${symbolA} occupy the ${first.name} and atoms of ${symbolB} the ${second.name} of each unit cell${note}. What is the formula of the compound?`,
      right,
      wrong: [
        formula(b, a),
        formula(places, second.places),
        formula(a, second.places / 2),
        formula(a * 2, b),
        formula(a, b * 2),
        formula(a * 3, b),
      ].filter((option) => option !== right),
      explanation: `A cell has ${figure(places)} × ${SHARES[first.name]} = ${figure(a)} ${symbolA} and ${second.places} × ${SHARES[second.name]} = ${figure(b)} ${symbolB}, so ${right}.`,
    };
  },
};

const PLACES = [
  { name: 'corners', places: 8, share: 1 / 8 },
  { name: 'face centres', places: 6, share: 1 / 2 },
  { name: 'edge centres', places: 12, share: 1 / 4 },
  { name: 'body centre', places: 1, share: 1 },
] as const;

const SHARES = {
  corners: '1/8',
  'face centres': '1/2',
  'edge centres': '1/4',
  'body centre': '1',
} as const;

export const atomFamilies: readonly Family[] = [
  particlesInIon,
  bohrRadius,
  spectralLines,
  subshellElectrons,
  unitCellDensity,
  crystalFormula,
  spinOnlyMoment,
  unsaturation,
  combustionAnalysis,
  dumas,
];
