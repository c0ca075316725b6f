import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { reactionRateFamilies } from './reaction-rates.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function exponentAfter(text: string, start: RegExp): number {
  const found = new RegExp(`${start.source}([${SUPERSCRIPTS}]?)`).exec(text);
  if (!found) return 0;
  return found[1] ? SUPERSCRIPTS.indexOf(found[1]) : 1;
}

describeFamilies(
  'families of reaction rates',
  reactionRateFamilies,
  {
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
  { 'first-order-rate-constant': 60 },
);

describeUnits(reactionRateFamilies);
