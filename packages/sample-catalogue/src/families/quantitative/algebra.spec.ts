import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { isSame, search } from '../../testing/search.ts';
import { algebraFamilies } from './algebra.ts';

/** The value of a sum of products and quotients, worked out token by token. */
function evaluate(text: string): number {
  const tokens = text.split(' ');
  let total = 0;
  let product = Number(tokens[0]);
  for (let index = 1; index < tokens.length; index += 2) {
    const next = Number(tokens[index + 1]);
    if (tokens[index] === '×') product *= next;
    else if (tokens[index] === '÷') product /= next;
    else {
      total += product;
      product = tokens[index] === '+' ? next : -next;
    }
  }
  return total + product;
}

/** The value of a polynomial as it is written, at a point. */
function polynomialAt(text: string, letter: string, at: number): number {
  const terms =
    text
      .replaceAll('−', '-')
      .replaceAll(' ', '')
      .match(/[+-]?[^+-]+/g) ?? [];
  return terms.reduce((sum, written) => {
    const [, sign = '', size = '', power = ''] =
      new RegExp(`^([+-]?)(\\d*)(${letter}[²³]?)?$`).exec(written) ?? [];
    const exponent = { '': 0, [letter]: 1, [`${letter}²`]: 2, [`${letter}³`]: 3 }[power] ?? 0;
    return sum + (sign === '-' ? -1 : 1) * Number(size || 1) * at ** exponent;
  }, 0);
}

/** Whole roots of a quadratic, by trying. */
function rootsOf(text: string, letter: string): number[] {
  const whole = Array.from({ length: 41 }, (_, index) => index - 20);
  return whole.filter((at) => polynomialAt(text, letter, at) === 0);
}

const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

const SOLVERS: Readonly<Record<string, Solver>> = {
  'order-of-operations': (stem) => evaluate(/value of (.*)\?$/.exec(stem)?.[1] ?? ''),
  'sum-of-fractions': (stem) => {
    const [a = 0, b = 1, c = 0, d = 1, e = 0, f = 1] = numbersOf(stem);
    return a / b + c / d - e / f;
  },
  'sum-of-roots': (stem) => {
    const [first = 0, second = 0, third = 0] = numbersOf(stem);
    const last = stem.includes('∛') ? Math.cbrt(third) : Math.sqrt(third);
    return Math.sqrt(first) + Math.sqrt(second) - last;
  },
  'number-in-place-of-sign': (stem) => {
    const [percent = 0, base = 0, a = 0, b = 0, plus = 0] = numbersOf(stem);
    const left = (base / 100) * percent + a * b;
    return search(-500, 2000, 1, (value) =>
      stem.includes('(?)²') ? value > 0 && isSame(value ** 2, left) : isSame(value + plus, left),
    );
  },
  'difference-of-squares': (stem) => {
    const [a = 0, b = 0] = numbersOf(stem);
    return a * a - b * b;
  },
  'laws-of-powers': (stem) => {
    const [base = 0, a = 0, , b = 0, , c = 0] = numbersOf(stem);
    const value =
      (BigInt(base) ** BigInt(a) * BigInt(base) ** BigInt(b)) / BigInt(base) ** BigInt(c);
    let power = 0;
    for (let rest = value; rest > 1n; rest /= BigInt(base)) power += 1;
    return `\\(${base}^{${power}}\\)`;
  },
  'number-and-its-inverse': (stem) => {
    const [, sign = '', sum = '', asked = ''] =
      /x ([+−]) 1\/x = (\d+), what is (.*)\?$/.exec(stem) ?? [];
    const way = sign === '+' ? 1 : -1;
    // The greater root of x² − sum · x ± 1 = 0.
    const x = (Number(sum) + Math.sqrt(Number(sum) ** 2 - way * 4)) / 2;
    return asked.startsWith('x²') ? x ** 2 + x ** -2 : x ** 3 + way * x ** -3;
  },
  'sum-and-product': (stem) => {
    const [sum = 0, product = 0] = numbersOf(stem);
    const a = search(sum / 2, sum, 0.5, (value) => isSame(value * (sum - value), product));
    const b = sum - a;
    if (stem.includes('a > b')) return a - b;
    return stem.includes('a²') ? a * a + b * b : a ** 3 + b ** 3;
  },
  'two-unknown-prices': (stem) => {
    const [a = 0, b = 0, first = 0, c = 0, d = 0, second = 0] = numbersOf(stem);
    for (let x = 1; x <= 100; x += 1) {
      const y = (first - a * x) / b;
      if (isSame(c * x + d * y, second)) return y;
    }
    return Number.NaN;
  },
  'two-quadratics-compared': (stem) => {
    const [, one = '', two = ''] = /^I\. (.*) = 0; II\. (.*) = 0\./.exec(stem) ?? [];
    const pairs = rootsOf(one, 'x').flatMap((x) => rootsOf(two, 'y').map((y) => [x, y] as const));
    if (pairs.every(([x, y]) => x > y)) return 'x > y';
    if (pairs.every(([x, y]) => x < y)) return 'x < y';
    if (pairs.every(([x, y]) => x >= y)) return 'x ≥ y';
    if (pairs.every(([x, y]) => x <= y)) return 'x ≤ y';
    return 'The relation cannot be established';
  },
  'remainder-theorem': (stem) => {
    const [, polynomial = '', sign = '', size = ''] =
      /when (.*) is divided by x ([+−]) (\d+)/.exec(stem) ?? [];
    return minus(polynomialAt(polynomial, 'x', sign === '+' ? -Number(size) : Number(size)));
  },
  'arithmetic-progression': (stem) => {
    const numbers = numbersOf(stem);
    if (stem.includes('sum')) {
      const [count = 0, first = 0, second = 0] = numbers;
      let sum = 0;
      for (let index = 0; index < count; index += 1) sum += first + index * (second - first);
      return sum;
    }
    const [first = 0, second = 0] = numbers;
    const last = numberAt(stem, 4);
    let place = 1;
    for (let value = first; value < last; value += second - first) place += 1;
    const ending = new Intl.PluralRules('en', { type: 'ordinal' }).select(place);
    return `The ${place}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: '', many: '' }[ending]} term`;
  },
};

describeFamilies('families on simplification and algebra', algebraFamilies, SOLVERS, {
  'number-and-its-inverse': 44,
});
