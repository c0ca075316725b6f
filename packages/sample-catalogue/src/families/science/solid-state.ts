import type { Family } from '../../family.ts';
import { counted, figure, gcd } from '../../wording.ts';
import { subscript } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const CHEMISTRY = 'Chemistry';
const SOLIDS = 'Solid State';

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

export const solidStateFamilies: readonly Family[] = [unitCellDensity, crystalFormula];
