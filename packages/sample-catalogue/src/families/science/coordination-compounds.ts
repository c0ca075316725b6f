import type { Family } from '../../family.ts';
import { counted } from '../../wording.ts';
import { superscript } from './notation.ts';
import { countItem } from './numeric-item.ts';

const CHEMISTRY = 'Chemistry';
const COORDINATION = 'Coordination Compounds';

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

export const coordinationFamilies: readonly Family[] = [spinOnlyMoment];
