import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { redoxFamilies } from './redox.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const CHARGES: Readonly<Record<string, number>> = {
  'Cu²⁺': 2,
  'Ag⁺': 1,
  'Ni²⁺': 2,
  'Al³⁺': 3,
  'Zn²⁺': 2,
};

const KNOWN: Readonly<Record<string, number>> = { O: -2, H: 1, K: 1, Na: 1 };

const SYMBOLS: Readonly<Record<string, string>> = {
  chromium: 'Cr',
  manganese: 'Mn',
  sulphur: 'S',
  nitrogen: 'N',
  phosphorus: 'P',
  chlorine: 'Cl',
  vanadium: 'V',
  iron: 'Fe',
  titanium: 'Ti',
  carbon: 'C',
  bromine: 'Br',
  iodine: 'I',
  aluminium: 'Al',
  silicon: 'Si',
  molybdenum: 'Mo',
  arsenic: 'As',
  selenium: 'Se',
  xenon: 'Xe',
  copper: 'Cu',
  lead: 'Pb',
  tin: 'Sn',
};

function signedNumbers(text: string): number[] {
  return [...text.matchAll(/−?\d[\d,]*(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replace('−', '-').replaceAll(',', '')),
  );
}

describeFamilies(
  'families of redox reactions',
  redoxFamilies,
  {
    'oxidation-number': (stem) => {
      const [, element = '', formula = ''] = /of (\w+) in (\S+)\?/.exec(stem) ?? [];
      const plain = formula.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
      const wanted = SYMBOLS[element] ?? '';
      let [rest, count] = [0, 0];
      for (const [, symbol = '', digits] of plain.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
        const times = Number(digits || 1);
        if (symbol === wanted) count += times;
        else rest += times * (KNOWN[symbol] ?? Number.NaN);
      }
      const number = -rest / count;
      return number > 0 ? `+${number}` : `−${-number}`;
    },
    'cell-potential': (stem) => {
      const [first = 0, second = 0] = signedNumbers(stem);
      return Math.abs(first - second);
    },
    'nernst-electrode-potential': (stem) => {
      const [, power = '', ion = '', potential = ''] =
        /10⁻(\S) mol\/L of (\S+)\? \(E° = (−?[\d.]+) V/.exec(stem) ?? [];
      const charge = ion.includes('²') ? 2 : 1;
      const logarithm = -SUPERSCRIPTS.indexOf(power);
      return (
        Math.round((Number(potential.replace('−', '-')) + (0.06 * logarithm) / charge) * 1000) /
        1000
      );
    },
    'gibbs-energy-of-cell': (stem) => {
      const [electrons = 0, volts = 0, , faraday = 0] = numbersOf(stem);
      const charge = electrons * faraday;
      return -Math.round(charge * volts) / 1000;
    },
    'electrolysis-mass': (stem) => {
      const [, current = '', seconds = '', ion = '', mass = ''] =
        /of ([\d.]+) A flows for ([\d,]+) s .* with (\S+) ions.*mass ([\d.]+) g/.exec(stem) ?? [];
      const electrons = (Number(current) * Number(seconds.replaceAll(',', ''))) / 96_500;
      return (electrons / (CHARGES[ion] ?? Number.NaN)) * Number(mass);
    },
  },
  { 'oxidation-number': 42, 'cell-potential': 100, 'nernst-electrode-potential': 45 },
);

describeUnits(redoxFamilies);
