import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { isSame, search } from '../../testing/search.ts';
import { ratioFamilies } from './ratio.ts';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'share-in-ratio': (stem) => {
    const [total = 0, first = 0, second = 0] = numbersOf(stem);
    let share = 0;
    for (let paid = 0; paid < total; paid += first + second) share += second;
    return share;
  },
  'share-from-difference': (stem) => {
    const [a = 0, b = 0, c = 0, more = 0] = numbersOf(stem);
    const part = search(10, 5000, 10, (unit) => isSame(c * unit - a * unit, more));
    return stem.includes('whole sum') ? a * part + b * part + c * part : b * part;
  },
  'joined-ratio': (stem) => {
    const [a = 0, b = 1, c = 0, d = 1] = numbersOf(stem);
    const share = (a / b) * (c / d);
    const second = search(1, 100, 1, (whole) => isSame(share * whole, Math.round(share * whole)));
    return `${Math.round(share * second)} : ${second}`;
  },
  proportional: (stem) => {
    const [a = 1, b = 0, c = 0] = numbersOf(stem);
    if (stem.includes('fourth')) return (b / a) * c;
    if (stem.includes('third')) return (b / a) * b;
    return search(1, b, 1, (mean) => isSame(a / mean, mean / b));
  },
  'coins-in-ratio': (stem) => {
    const [p = 0, q = 0, r = 0, a = 0, b = 0, c = 0, value = 0] = numbersOf(stem);
    return b * search(1, 100, 1, (groups) => groups * (a * p + b * q + c * r) === value);
  },
  'incomes-and-spending': (stem) => {
    const [a = 0, b = 0, c = 0, d = 0, savings = 0] = numbersOf(stem);
    const unit = search(50, 60_000, 50, (trial) =>
      isSame((a * trial - savings) * d, (b * trial - savings) * c),
    );
    const [, one = '', , asked = ''] =
      /incomes of (\w+) and (\w+) are .* income of (\w+)\?/.exec(stem) ?? [];
    return (asked === one ? a : b) * unit;
  },
  'added-to-both-terms': (stem) => {
    const [a = 0, b = 0, added = 0, c = 0, d = 1] = numbersOf(stem);
    const unit = search(1, 50, 1, (x) => isSame((a * x + added) / (b * x + added), c / d));
    return (stem.includes('larger') ? b : a) * unit;
  },
  'partners-for-different-times': (stem) => {
    const [first = 0, late = 0, second = 0, profit = 0] = numbersOf(stem);
    let [one, other] = [0, 0];
    for (let month = 1; month <= 12; month += 1) {
      one += first;
      if (month > late) other += second;
    }
    return (profit / (one + other)) * other;
  },
  'three-partners': (stem) => {
    const [one = 0, two = 0, three = 0, profit = 0] = numbersOf(stem);
    return profit * (two / (one + two + three));
  },
};

describeFamilies('families on ratio, proportion and partnership', ratioFamilies, SOLVERS);
