import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { isSame, search } from '../../testing/search.ts';
import { interestFamilies } from './interest.ts';

/** What a sum becomes when interest joins it every period. */
function grow(sum: number, rate: number, periods: number): number {
  let amount = sum;
  for (let period = 0; period < periods; period += 1) amount += amount * (rate / 100);
  return amount;
}

const TIMES = ['', '', 'double', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const SOLVERS: Readonly<Record<string, Solver>> = {
  'simple-interest': (stem) => {
    const [principal = 0, rate = 0, years = 0] = numbersOf(stem);
    let interest = 0;
    for (let year = 0; year < years; year += 1) interest += principal * (rate / 100);
    return interest;
  },
  'compound-interest': (stem) => {
    const [principal = 0, rate = 0, years = 0] = numbersOf(stem);
    return grow(principal, rate, years) - principal;
  },
  'principal-from-interest': (stem) => {
    const [interest = 0, years = 0, rate = 0] = numbersOf(stem);
    return search(400, 30_000, 400, (sum) => isSame((sum * rate * years) / 100, interest));
  },
  'rate-from-amount': (stem) => {
    const [principal = 0, amount = 0, years = 0] = numbersOf(stem);
    return search(1, 30, 0.5, (rate) =>
      isSame(principal + (principal * rate * years) / 100, amount),
    );
  },
  'two-amounts-at-simple-interest': (stem) => {
    const [early = 0, first = 0, late = 0, second = 0] = numbersOf(stem);
    const sum = search(100, 20_000, 100, (trial) =>
      isSame((early - trial) / first, (late - trial) / second),
    );
    return stem.includes('the rate') ? ((early - sum) / first / sum) * 100 : sum;
  },
  'sum-becomes-times-itself': (stem) => {
    const [time = 0] = numbersOf(stem);
    const [first = 0, second = 0] = [...stem.matchAll(/becomes? (double|\w+(?= times)) /g)].map(
      ([, word = '']) => TIMES.indexOf(word),
    );
    const rate = (first - 1) / time;
    return search(1, 200, 1, (years) => isSame(1 + rate * years, second));
  },
  'compound-minus-simple': (stem) => {
    const numbers = numbersOf(stem);
    if (stem.startsWith('What is the difference')) {
      const [sum = 0, years = 0, rate = 0] = numbers;
      return grow(sum, rate, years) - sum - (sum * rate * years) / 100;
    }
    const [years = 0, rate = 0, more = 0] = numbers;
    return search(1250, 120_000, 1250, (sum) =>
      isSame(grow(sum, rate, years) - sum - (sum * rate * years) / 100, more),
    );
  },
  'half-yearly-compounding': (stem) => {
    const [sum = 0, years = 0, rate = 0] = numbersOf(stem);
    return grow(sum, rate / 2, years * 2) - sum;
  },
  'compound-amount-three-years': (stem) => {
    const [sum = 0, years = 0, rate = 0] = numbersOf(stem);
    return grow(sum, rate, years) - (stem.includes('compound interest') ? sum : 0);
  },
  'rate-from-compound-amounts': (stem) => {
    const [early = 0, first = 0, late = 0, second = 0] = numbersOf(stem);
    return search(1, 40, 0.5, (rate) => isSame(grow(early, rate, second - first), late));
  },
  'sum-lent-at-two-rates': (stem) => {
    const [total = 0, low = 0, high = 0, interest = 0] = numbersOf(stem);
    return search(0, total, 500, (part) =>
      isSame((part * low) / 100 + ((total - part) * high) / 100, interest),
    );
  },
};

describeFamilies('families on interest', interestFamilies, SOLVERS);
