import { expect } from '@jest/globals';
import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numberAt, numbersOf } from '../../testing/expect-family.ts';
import { moleConceptFamilies } from './mole-concept.ts';

const MASS: Readonly<Record<string, number>> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  Na: 23,
  Mg: 24,
  S: 32,
  Ca: 40,
};
const SYMBOL: Readonly<Record<string, string>> = {
  hydrogen: 'H',
  carbon: 'C',
  nitrogen: 'N',
  oxygen: 'O',
  sodium: 'Na',
  sulphur: 'S',
  calcium: 'Ca',
};

/** The elements of a formula with brackets, each as often as it occurs. */
function atomsOf(formula: string): string[] {
  const plain = formula.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
  const open = plain.replace(/\(([^)]*)\)(\d+)/g, (_, group: string, times: string) =>
    group.repeat(Number(times)),
  );
  return [...open.matchAll(/([A-Z][a-z]?)(\d*)/g)].flatMap(([, element = '', count]) =>
    Array<string>(Number(count || 1)).fill(element),
  );
}

function massOf(formula: string): number {
  return atomsOf(formula).reduce((sum, element) => sum + (MASS[element] ?? Number.NaN), 0);
}

/** The formula and the stated molar mass of a stem, which have to agree. */
function checkedMass(stem: string): { formula: string; mass: number } {
  const [, formula = '', stated = ''] = /\((\S+), molar mass (\d+) g\/mol\)/.exec(stem) ?? [];
  expect(massOf(formula)).toBe(Number(stated));
  return { formula, mass: Number(stated) };
}

function countOf(formula: string, element: string): number {
  return atomsOf(formula).filter((symbol) => symbol === element).length;
}

function grams(stem: string): number {
  return Number(
    (/([\d,.]+) g\b/.exec(stem.replace(/\(.*?\)/g, ''))?.[1] ?? '').replaceAll(',', ''),
  );
}

/** Balances the burning of a fuel by its atoms: oxygen molecules for each molecule of it. */
function oxygenFor(formula: string): number {
  return countOf(formula, 'C') + countOf(formula, 'H') / 4 - countOf(formula, 'O') / 2;
}

describeFamilies(
  'families of the mole concept',
  moleConceptFamilies,
  {
    'moles-in-mass': (stem) => {
      const [, formula = '', stated = '', amount = ''] =
        /\((\S+), molar mass (\d+) g\/mol\) are in ([\d,.]+) g/.exec(stem) ?? [];
      expect(massOf(formula)).toBe(Number(stated));
      return Number(amount.replaceAll(',', '')) / massOf(formula);
    },
    'atoms-in-amount': (stem) => {
      const { formula, mass } = checkedMass(stem);
      const element = SYMBOL[/many (\w+) atoms/.exec(stem)?.[1] ?? ''] ?? '';
      const units = (grams(stem) / mass) * 6.02e23;
      return Number((units * countOf(formula, element)).toPrecision(3));
    },
    'element-in-compound': (stem) => {
      const { formula, mass } = checkedMass(stem);
      const [, name = '', atomic = ''] = /mass of (\w+) \(atomic mass (\d+)\)/.exec(stem) ?? [];
      const symbol = SYMBOL[name] ?? '';
      expect(MASS[symbol]).toBe(Number(atomic));
      return (grams(stem) / mass) * countOf(formula, symbol) * Number(atomic);
    },
    'gas-volume-at-stp': (stem) => {
      const { mass } = checkedMass(stem);
      return 22.4 * (numberAt(stem, 0) / mass);
    },
    'combustion-carbon-dioxide': (stem) => {
      const [, moles = '', formula = ''] = /when ([\d.]+) mol of \w+ \((\S+)\)/.exec(stem) ?? [];
      return Number(moles) * countOf(formula, 'C') * (12 + 2 * 16);
    },
    'combustion-oxygen-volume': (stem) => {
      const [, litres = '', formula = ''] = /burn (\d+) L of \w+ \((\S+)\)/.exec(stem) ?? [];
      const oxygen = Number(litres) * oxygenFor(formula);
      return stem.includes('air') ? oxygen / 0.2 : oxygen;
    },
    'limiting-reagent': (stem) => {
      const [, left = '', right = ''] = /can: (.*) → (.*?)\. What/.exec(stem) ?? [];
      const sides = [...left.split(' + '), right].map((side) => {
        const [, count = '1', formula = ''] = /^(?:(\d+) )?(\S+)$/.exec(side) ?? [];
        return { count: Number(count), mass: massOf(formula) };
      });
      const given = numbersOf(stem).slice(0, 2);
      const runs = Math.min(
        ...given.map(
          (mass, place) => mass / (sides[place]?.mass ?? 0) / (sides[place]?.count ?? 0),
        ),
      );
      return runs * (sides[2]?.count ?? 0) * (sides[2]?.mass ?? 0);
    },
    'decomposition-of-limestone': (stem) => {
      const [mass = 0, percent = 0] = numbersOf(stem);
      const moles = (mass * percent) / 100 / massOf('CaCO3');
      return moles * massOf(stem.includes('mass of calcium oxide') ? 'CaO' : 'CO2');
    },
    'empirical-formula': (stem) => {
      const [carbon = 0, hydrogen = 0, oxygen = 1] = numbersOf(stem);
      const amounts = [carbon / 12, hydrogen, oxygen / 16];
      const least = Math.min(...amounts);
      // The smallest factor that makes all amounts whole, within the rounding of the percentages.
      for (let factor = 1; ; factor += 1) {
        const counts = amounts.map((amount) => (amount / least) * factor);
        if (
          counts.every(
            (count) => Math.abs(count - Math.round(count)) < 0.004 * count + 0.002 * factor,
          )
        ) {
          return ['C', 'H', 'O']
            .map((symbol, place) => {
              const count = Math.round(counts[place] ?? 0);
              return (
                symbol +
                (count === 1
                  ? ''
                  : [...String(count)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit))).join(''))
              );
            })
            .join('');
        }
      }
    },
  },
  { 'empirical-formula': 80 },
);

describeUnits(moleConceptFamilies);
