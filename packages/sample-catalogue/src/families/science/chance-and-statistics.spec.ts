import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { chanceFamilies } from './chance-and-statistics.ts';

function clean(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The probability of each number of successes in trials of their own probabilities. */
function successes(chances: readonly number[]): number[] {
  return chances.reduce<number[]>(
    (known, chance) =>
      Array.from(
        { length: known.length + 1 },
        (_, count) => (known[count] ?? 0) * (1 - chance) + (known[count - 1] ?? 0) * chance,
      ),
    [1],
  );
}

describeFamilies(
  'families of probability and statistics',
  chanceFamilies,
  {
    'probability-of-union': (stem) => {
      const [a = 0, b = 1, both = 0] = numbersOf(stem);
      if (stem.includes('independent')) return clean(1 - (1 - a) * (1 - b));
      if (stem.includes('neither')) return clean(1 - (a - both) - (b - both) - both);
      return both / b;
    },
    'drawing-balls-without-replacement': (stem) => {
      const [red = 0, blue = 0] = numbersOf(stem);
      const bag = [...Array<string>(red).fill('red'), ...Array<string>(blue).fill('blue')];
      let [same, all] = [0, 0];
      for (const [i, first] of bag.entries()) {
        for (const second of bag.slice(i + 1)) {
          all += 1;
          if (first === second) same += 1;
        }
      }
      return stem.includes('same') ? same / all : (all - same) / all;
    },
    'at-least-one-solves': (stem) => {
      const chances = [...stem.matchAll(/1\/(\d)/g)].map(([, bottom]) => 1 / Number(bottom));
      const [none = 0, one = 0, , all = 0] = successes(chances);
      if (stem.includes('none')) return none;
      if (stem.includes('exactly')) return one;
      return stem.includes('all of them') ? all : 1 - none;
    },
    'bayes-theorem': (stem) => {
      const [share = 0, first = 0, second = 0] = numbersOf(stem);
      const fromA = (share / 100) * (first / 100);
      const fromB = (1 - share / 100) * (second / 100);
      return fromA / (fromA + fromB);
    },
    'binomial-distribution': (stem) => {
      const [top = 0, bottom = 1, wanted = 0, trials = 0] = numbersOf(stem);
      return successes(Array<number>(trials).fill(top / bottom))[wanted] ?? Number.NaN;
    },
    'parameters-of-binomial': (stem) => {
      const [mean = 0, variance = 0] = numbersOf(stem);
      for (let trials = 1; trials <= 400; trials += 1) {
        const chance = mean / trials;
        if (Math.abs(trials * chance * (1 - chance) - variance) < 1e-9) return trials;
      }
      return Number.NaN;
    },
    'expected-gain': (stem) => {
      const [six = 0, even = 0, lose = 0] = numbersOf(stem);
      const gains = [-lose, even, -lose, even, -lose, six];
      return gains.reduce((sum, gain) => sum + gain / 6, 0);
    },
    'variance-of-numbers': (stem) => {
      const numbers = numbersOf(stem);
      const mean = (values: readonly number[]): number =>
        values.reduce((sum, value) => sum + value, 0) / values.length;
      return clean(mean(numbers.map((value) => value ** 2)) - mean(numbers) ** 2);
    },
    'variance-of-transformed-data': (stem) => {
      const [mean = 0, deviation = 0, factor = 0, shift = 0] = numbersOf(stem);
      // Two numbers with that mean and deviation stand for all.
      const [low, high] = [mean - deviation, mean + deviation].map(
        (value) => value * factor + shift,
      ) as [number, number];
      if (stem.includes('new mean')) return (low + high) / 2;
      const spread = (high - low) / 2;
      return stem.includes('new variance') ? spread ** 2 : spread;
    },
  },
  {
    'drawing-balls-without-replacement': 100,
    'parameters-of-binomial': 60,
    'binomial-distribution': 90,
  },
);
