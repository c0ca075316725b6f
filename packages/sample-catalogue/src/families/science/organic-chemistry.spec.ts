import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { organicChemistryFamilies } from './organic-chemistry.ts';

function plainDigits(formula: string): string {
  return formula.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
}

describeFamilies(
  'families of organic chemistry',
  organicChemistryFamilies,
  {
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
  { 'nitrogen-by-dumas-method': 40 },
);

describeUnits(organicChemistryFamilies);
