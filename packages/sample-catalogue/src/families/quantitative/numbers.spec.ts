import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { search } from '../../testing/search.ts';
import { numberFamilies } from './numbers.ts';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'unit-digit': (stem) => {
    const [, base = '', power = ''] = /(\d+)\^\{(\d+)\}/.exec(stem) ?? [];
    return String(BigInt(base) ** BigInt(power) % 10n);
  },
  'missing-digit': (stem) => {
    const [, before = '', after = '', divisor = ''] =
      /number (\d*)\*(\d*) is divisible by (\d+)/.exec(stem) ?? [];
    return search(0, 9, 1, (digit) => Number(`${before}${digit}${after}`) % Number(divisor) === 0);
  },
  'number-of-factors': (stem) => {
    const number = numberAt(stem, 0);
    let count = 0;
    for (let factor = 1; factor <= number; factor += 1) if (number % factor === 0) count += 1;
    return count;
  },
  'remainder-of-product': (stem) => {
    const [a = 0, b = 0, c = 0, divisor = 1] = numbersOf(stem);
    return (a * b * c) % divisor;
  },
  'zeros-of-factorial': (stem) => {
    let product = 1n;
    for (let factor = 2n; factor <= BigInt(numberAt(stem, 0)); factor += 1n) product *= factor;
    return (/0*$/.exec(String(product))?.[0] ?? '').length;
  },
  'digits-reversed': (stem) => {
    const [sum = 0, change = 0] = numbersOf(stem);
    const sign = stem.includes('smaller') ? -1 : 1;
    return search(10, 99, 1, (number) => {
      const [tens = 0, ones = 0] = [...String(number)].map(Number);
      return tens + ones === sum && 10 * ones + tens === number + sign * change;
    });
  },
  'multiples-in-range': (stem) => {
    const [from = 0, to = 0, a = 1, b = 1] = numbersOf(stem);
    let count = 0;
    for (let number = from; number <= to; number += 1) {
      const [first, second] = [number % a === 0, number % b === 0];
      if (stem.includes(' or ') ? first || second : first && second) count += 1;
    }
    return count;
  },
  'highest-common-factor': (stem) => {
    const [a = 1, b = 1] = numbersOf(stem);
    let factor = Math.min(a, b);
    while (a % factor !== 0 || b % factor !== 0) factor -= 1;
    return factor;
  },
  'least-common-multiple': (stem) => {
    const [a = 1, b = 1, c = 1] = numbersOf(stem);
    return search(c, a * b * c, c, (number) => number % a === 0 && number % b === 0);
  },
  'bells-together': (stem) => {
    const every = numbersOf(stem);
    return search(1, 4000, 1, (second) => every.every((beat) => second % beat === 0)) / 60;
  },
  'hcf-times-lcm': (stem) => {
    const [factor = 1, multiple = 1, first = 1] = numbersOf(stem);
    const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
    return search(1, multiple, 1, (other) => {
      const common = hcf(first, other);
      return common === factor && (first * other) / common === multiple;
    });
  },
  'least-number-with-remainder': (stem) => {
    const [least = 0, remainder = 0, a = 1, b = 1, c = 1] = numbersOf(stem);
    return search(least + 1, 20_000, 1, (number) =>
      [a, b, c].every((divisor) => number % divisor === remainder),
    );
  },
  'greatest-divisor-with-remainders': (stem) => {
    const [first = 0, second = 0, p = 0, q = 0] = numbersOf(stem);
    return (
      search(-first, -1, 1, (negative) => first % -negative === p && second % -negative === q) * -1
    );
  },
};

describeFamilies('families on numbers', numberFamilies, SOLVERS, {
  'number-of-factors': 60,
  'digits-reversed': 150,
});
