import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { redoxFamilies } from './redox-and-rates.ts';

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

function exponentAfter(text: string, start: RegExp): number {
  const found = new RegExp(`${start.source}([${SUPERSCRIPTS}]?)`).exec(text);
  if (!found) return 0;
  return found[1] ? SUPERSCRIPTS.indexOf(found[1]) : 1;
}

describeFamilies(
  'families of redox reactions and rates',
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
    'rates-of-reactants-and-products': (stem) => {
      const [, equation = '', known = '', rate = ''] =
        /reaction (.*?), (\S+) (?:forms|is used up) at (\d+)/.exec(stem) ?? [];
      const asked = /what rate (?:does|is) (\S+)/.exec(stem)?.[1] ?? '';
      const count = (formula: string): number => {
        const part =
          equation.split(/ \+ | → /).find((text) => text.split(' ').at(-1) === formula) ?? '';
        return part.includes(' ') ? Number(part.split(' ')[0]) : 1;
      };
      return (Number(rate) * 1e-3 * count(asked)) / count(known);
    },
    'rate-law-change': (stem) => {
      const law = /rate = k(\S+)/.exec(stem)?.[1] ?? '';
      const slow = Number(/runs at ([\d.]+)/.exec(stem)?.[1]);
      const factorOf = (name: string): number => {
        const change = new RegExp(`\\[${name}\\] is (halved|made ([\\d.]+))`).exec(stem);
        return change?.[1] === 'halved' ? 0.5 : Number(change?.[2]);
      };
      const orderOf = (name: string): number => exponentAfter(law, new RegExp(`\\[${name}\\]`));
      return slow * 1e-3 * factorOf('A') ** orderOf('A') * factorOf('B') ** orderOf('B');
    },
    'order-from-initial-rates': (stem) => {
      const rows = [
        ...stem.matchAll(/([\d.]+) M of A and ([\d.]+) M of B give ([\d,.]+\d|\d)/g),
      ].map((row) => row.slice(1).map((text) => Number(text.replaceAll(',', ''))));
      const order = (row: number, column: number): number => {
        const [base = [], other = []] = [rows[0], rows[row]];
        const logs = [column, 2].map((place) => Math.log((other[place] ?? 1) / (base[place] ?? 1)));
        return Math.round((logs[1] ?? 0) / (logs[0] ?? 1));
      };
      return `order ${order(1, 0)} in A, order ${order(2, 1)} in B`;
    },
    'first-order-completion': (stem) => {
      const [half = 1, done = 0] = numbersOf(stem);
      return Math.round(((Math.log(100 / (100 - done)) * half) / Math.LN2) * 1000) / 1000;
    },
    'first-order-rate-constant': (stem) => {
      const [given = 1, , logarithm = 0] = numbersOf(stem);
      return logarithm / given;
    },
    'temperature-coefficient': (stem) => {
      const [factor = 1, , minutes = 0, low = 0, high = 0] = numbersOf(stem);
      let time = minutes;
      for (let degrees = low; degrees < high; degrees += 10) time /= factor;
      return time;
    },
  },
  {
    'oxidation-number': 42,
    'cell-potential': 100,
    'nernst-electrode-potential': 45,
    'first-order-rate-constant': 60,
  },
);

describeUnits(redoxFamilies);
