import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { mixedPercent } from '../../testing/mixed-number.ts';
import { isSame, search } from '../../testing/search.ts';
import { profitAndLossFamilies } from './profit-and-loss.ts';

/** Profit or loss on a cost, in words. */
function result(cost: number, price: number): string {
  if (isSame(cost, price)) return 'No profit, no loss';
  return `${price > cost ? 'Profit' : 'Loss'} of ${mixedPercent(Math.abs(price - cost) / cost)}`;
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'selling-price': (stem) => {
    const [cost = 0, rate = 0] = numbersOf(stem);
    return stem.includes('gain') ? cost * (1 + rate / 100) : cost * (1 - rate / 100);
  },
  'cost-price': (stem) => {
    const [price = 0, rate = 0] = numbersOf(stem);
    const sign = stem.includes('profit') ? 1 : -1;
    return search(50, 6000, 10, (cost) => isSame(cost + (sign * cost * rate) / 100, price));
  },
  'cost-of-some-price-of-others': (stem) => {
    const [bought = 0, sold = 0] = numbersOf(stem);
    return result(1 / bought, 1 / sold);
  },
  'equivalent-discount': (stem) => {
    const [, first = '', , then] = /discounts of (\d+)%( and then (\d+)%| twice)/.exec(stem) ?? [];
    const left = (1 - Number(first) / 100) * (1 - Number(then ?? first) / 100);
    return stem.includes('single discount') ? 100 - 100 * left : numberAt(stem, 0) * left;
  },
  'marked-price': (stem) => {
    const [cost = 0, discount = 0, profit = 0] = numbersOf(stem);
    return search(1, 4000, 0.25, (marked) =>
      isSame(marked - (marked * discount) / 100 - cost, (cost * profit) / 100),
    );
  },
  'mark-up-and-discount': (stem) => {
    const [markUp = 0, discount = 0] = numbersOf(stem);
    const price = (100 + markUp) * (1 - discount / 100);
    if (isSame(price, 100)) return 'No profit, no loss';
    return `${price > 100 ? 'Profit' : 'Loss'} of ${Number(Math.abs(price - 100).toFixed(3))}%`;
  },
  'false-weight': (stem) => {
    const grams = numberAt(stem, 0);
    return mixedPercent((1000 - grams) / grams);
  },
  'loss-turned-to-gain': (stem) => {
    const [loss = 0, more = 0, gain = 0] = numbersOf(stem);
    return search(50, 3000, 50, (cost) =>
      isSame(cost - (cost * loss) / 100 + more, cost + (cost * gain) / 100),
    );
  },
  'two-sold-at-one-price': (stem) => {
    const [price = 0, rate = 0] = numbersOf(stem);
    const first = price / (1 + rate / 100);
    const second = price / (1 - rate / 100);
    if (stem.includes('overall loss')) return first + second - 2 * price;
    return `Loss of ${Number(((1 - (2 * price) / (first + second)) * 100).toFixed(3))}%`;
  },
  'buy-some-get-some-free': (stem) => {
    const [paid = 0, free = 0] = numbersOf(stem);
    return mixedPercent(1 - paid / (paid + free));
  },
};

describeFamilies('families on profit and loss', profitAndLossFamilies, SOLVERS, {
  'buy-some-get-some-free': 150,
});
