import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { equilibriumFamilies } from './equilibrium-and-energy.ts';

/** A power of ten as it is printed: '10⁻³'. */
function powerIn(stem: string): number {
  const [, exponent = ''] = /10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/.exec(stem) ?? [];
  const digits = exponent
    .replace('⁻', '-')
    .replace(/[⁰¹²³⁴-⁹]/g, (digit) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)));
  return 10 ** Number(digits);
}

/** Numbers with their typographic signs. */
function signedNumbers(text: string): number[] {
  return [...text.matchAll(/[−+]?\d[\d,]*(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replace('−', '-').replaceAll(',', '')),
  );
}

const ATOMS: Readonly<Record<string, [carbon: number, hydrogen: number]>> = {
  'CH₄': [1, 4],
  'C₂H₆': [2, 6],
  'C₃H₈': [3, 8],
  'C₂H₄': [2, 4],
  'C₆H₆': [6, 6],
};

/** Bonds of a molecule as it is drawn. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  'H₂': ['H–H'],
  'Cl₂': ['Cl–Cl'],
  HCl: ['H–Cl'],
  'N₂': ['N≡N'],
  'NH₃': ['N–H', 'N–H', 'N–H'],
  'C₂H₄': ['C=C', 'C–H', 'C–H', 'C–H', 'C–H'],
  'C₂H₆': ['C–C', 'C–H', 'C–H', 'C–H', 'C–H', 'C–H', 'C–H'],
  'CH₄': ['C–H', 'C–H', 'C–H', 'C–H'],
  'CH₃Cl': ['C–H', 'C–H', 'C–H', 'C–Cl'],
};

describeFamilies('families of equilibrium and energy', equilibriumFamilies, {
  'bond-enthalpies': (stem) => {
    const [, left = '', right = '', list = ''] =
      /of (.*) → (.*), all gases\? \(.*?: (.*)\.\)/.exec(stem) ?? [];
    const energies = new Map(list.split(', ').map((entry) => entry.split(' ') as [string, string]));
    const inside = (side: string): number =>
      side.split(' + ').reduce((sum, part) => {
        const [, count = '1', formula = ''] = /^(?:(\d) )?(\S+)$/.exec(part) ?? [];
        const bonds = (DRAWN[formula] ?? []).map((bond) => {
          // A C–H bond that is on both sides cancels, whatever its energy.
          const energy = energies.get(bond);
          return energy === undefined ? 0 : Number(energy);
        });
        return sum + Number(count) * bonds.reduce((total, energy) => total + energy, 0);
      }, 0);
    return inside(left) - inside(right);
  },
  'enthalpy-from-formation': (stem) => {
    const [, formula = '', list = ''] = /\((\S+)\)\? \(.*?: (.*)\.\)/.exec(stem) ?? [];
    const [carbon, hydrogen] = ATOMS[formula] ?? [0, 0];
    const [own = 0, dioxide = 0, water = 0] = list
      .split(', ')
      .map((entry) => signedNumbers(entry).at(-1) ?? 0);
    return -own + carbon * dioxide + hydrogen * 0.5 * water;
  },
  'gibbs-energy-change': (stem) => {
    const [kelvin = 0, enthalpy = 0, entropy = 0] = signedNumbers(stem);
    return Math.round((enthalpy * 1000 - kelvin * entropy) * 10) / 10_000;
  },
  'temperature-of-spontaneity': (stem) => {
    const [enthalpy = 0, entropy = 1] = signedNumbers(stem);
    return (enthalpy / entropy) * 1000;
  },
  'equilibrium-constant': (stem) => {
    const [start = 0, volume = 1, split = 0] = numbersOf(stem);
    const [chloride, chlorine, whole] = [split / volume, split / volume, (start - split) / volume];
    return (chloride * chlorine) / whole;
  },
  'equilibrium-hydrogen-iodide': (stem) => {
    const [hydrogen = 0, iodine = 0, , made = 0] = numbersOf(stem);
    return (made * made) / ((hydrogen - made / 2) * (iodine - made / 2));
  },
  'strong-acid-ph': (stem) => {
    const [, from = '', to = ''] = /^(\d+) mL .* to ([\d,]+) mL/.exec(stem) ?? [];
    return -Math.log10((powerIn(stem) * Number(from)) / Number(to.replaceAll(',', '')));
  },
  'mixed-strong-acid-and-base': (stem) => {
    const [acid = 0, strength = 0, base = 0] = numbersOf(stem);
    const excess = ((acid - base) * strength) / (acid + base);
    const hydrogen = excess > 0 ? excess : 1e-14 / -excess;
    return Math.round(-Math.log10(hydrogen) * 1e6) / 1e6;
  },
  'buffer-ph': (stem) => {
    const [acid = 1, constant = 0, salt = 1] = numbersOf(stem);
    // The logarithms of the stem are rounded to two decimals.
    return Math.round((constant + Math.log10(salt / acid)) * 100) / 100;
  },
  'solubility-product': (stem) => {
    const digit = Number(/is ([\d.]+) ×/.exec(stem)?.[1]);
    const solubility = digit * powerIn(stem);
    const isDouble = stem.includes('AB₂');
    const product = isDouble ? solubility * (2 * solubility) ** 2 : solubility * solubility;
    return Number(product.toPrecision(3));
  },
});

describeUnits(equilibriumFamilies);
