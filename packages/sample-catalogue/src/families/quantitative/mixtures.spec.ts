import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { isSame, search } from '../../testing/search.ts';
import { mixtureFamilies } from './mixtures.ts';

/** The ratio of two amounts in the smallest whole numbers, found by trying. */
function wholeRatio(first: number, second: number): string {
  const other = search(1, 20_000, 1, (whole) =>
    isSame((first / second) * whole, Math.round((first / second) * whole)),
  );
  return `${Math.round((first / second) * other)} : ${other}`;
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'mixture-water-added': (stem) => {
    const [volume = 0, milk = 0, water = 0, milkAfter = 0, waterAfter = 1] = numbersOf(stem);
    const milkNow = (volume * milk) / (milk + water);
    return search(1, 2000, 1, (added) =>
      isSame(milkNow / (volume - milkNow + added), milkAfter / waterAfter),
    );
  },
  'alligation-of-prices': (stem) => {
    const [cheap = 0, dear = 0, mean = 0] = numbersOf(stem);
    for (let sum = 2; ; sum += 1) {
      for (let first = 1; first < sum; first += 1) {
        const second = sum - first;
        if (isSame(first * cheap + second * dear, sum * mean)) return `${first} : ${second}`;
      }
    }
  },
  'mean-price-of-mixture': (stem) => {
    const [a = 0, cheap = 0, b = 0, dear = 0] = numbersOf(stem);
    return (a * cheap + b * dear) / (a + b);
  },
  'repeated-replacement': (stem) => {
    const [volume = 0, drawn = 0] = numbersOf(stem);
    let liquid = volume;
    for (let time = 0; time < 2; time += 1) liquid -= (drawn * liquid) / volume;
    return stem.includes('litres of water does') ? volume - liquid : liquid;
  },
  'strength-of-solution': (stem) => {
    const [x = 0, weak = 0, y = 0, strong = 0] = numbersOf(stem);
    return (100 * ((x * weak) / 100 + (y * strong) / 100)) / (x + y);
  },
  'two-alloys': (stem) => {
    const [a = 0, b = 0, c = 0, d = 0] = numbersOf(stem);
    const metal = a / (a + b) + c / (c + d);
    return wholeRatio(metal, 2 - metal);
  },
};

describeFamilies('families on mixtures', mixtureFamilies, SOLVERS, { 'two-alloys': 100 });
