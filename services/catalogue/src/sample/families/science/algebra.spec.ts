import { describeFamilies } from '../../testing/describe-families.js';
import { numbersOf } from '../../testing/expect-family.js';
import { algebraFamilies } from './algebra.js';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function exponent(text: string): number {
  return text === '' ? 1 : Number([...text].map((digit) => SUPERSCRIPTS.indexOf(digit)).join(''));
}

function signedNumbers(text: string): number[] {
  return [...text.matchAll(/[−-]?\d[\d,]*/g)].map(([number]) =>
    Number(number.replace('−', '-').replaceAll(',', '')),
  );
}

/** Terms such as '3x²', '+ 4', '− x' of a polynomial in x: coefficients by power. */
function polynomial(text: string): number[] {
  const coefficients: number[] = [0, 0, 0];
  for (const [, sign, digits, x, power] of text
    .replaceAll(' ', '')
    .matchAll(/([+−]?)(\d*)(x?)(²?)/g)) {
    if (!digits && !x) continue;
    const value = Number(digits || 1) * (sign === '−' ? -1 : 1);
    const place = x ? (power ? 2 : 1) : 0;
    coefficients[place] = (coefficients[place] ?? 0) + value;
  }
  return coefficients;
}

type Complex = readonly [real: number, imaginary: number];

function times([a, b]: Complex, [c, d]: Complex): Complex {
  return [a * c - b * d, a * d + b * c];
}

/** All different orders of letters, counted by placing one letter after another. */
function countOrders(letters: readonly string[]): number {
  const cache = new Map<string, number>();
  const count = (left: string): number => {
    if (left === '') return 1;
    const known = cache.get(left);
    if (known !== undefined) return known;
    const total = [...new Set(left)].reduce(
      (sum, letter) => sum + count(left.replace(letter, '')),
      0,
    );
    cache.set(left, total);
    return total;
  };
  return count(letters.toSorted().join(''));
}

/** Coefficients of a product of polynomials, lowest power first. */
function multiply(a: readonly number[], b: readonly number[]): number[] {
  const product = Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) product[i + j] = (product[i + j] ?? 0) + x * y;
  return product;
}

function raise(base: readonly number[], power: number): number[] {
  return Array.from({ length: power }).reduce<number[]>((product) => multiply(product, base), [1]);
}

/** Ways of sharing, child by child. */
function ways(things: number, children: number, least: number): number {
  if (children === 1) return things >= least ? 1 : 0;
  let count = 0;
  for (let given = least; given <= things; given += 1)
    count += ways(things - given, children - 1, least);
  return count;
}

/** Ways of choosing, person by person. */
function picks(people: number, places: number): number {
  if (places === 0) return 1;
  if (people < places) return 0;
  return picks(people - 1, places) + picks(people - 1, places - 1);
}

function matrixOf(stem: string): number[][] {
  const body = /\\begin\{[vp]matrix\} (.*?) \\end/.exec(stem)?.[1] ?? '';
  return body.split(' \\\\ ').map((row) => row.split(' & ').map(Number));
}

/** A determinant by elimination. */
function eliminate(rows: number[][]): number {
  const m = rows.map((row) => [...row]);
  let value = 1;
  for (let column = 0; column < m.length; column += 1) {
    const pivot = m.findIndex((row, place) => place >= column && Math.abs(row[column] ?? 0) > 1e-9);
    if (pivot < 0) return 0;
    const [top, swapped] = [m[pivot] ?? [], m[column] ?? []];
    if (pivot !== column) value = -value;
    m[column] = top;
    m[pivot] = swapped;
    const head = top[column] ?? 1;
    value *= head;
    for (let row = column + 1; row < m.length; row += 1) {
      const factor = (m[row]?.[column] ?? 0) / head;
      m[row] = (m[row] ?? []).map((entry, place) => entry - factor * (top[place] ?? 0));
    }
  }
  return Math.round(value * 1e6) / 1e6;
}

describeFamilies(
  'families of algebra',
  algebraFamilies,
  {
    'numbers-of-functions': (stem) => {
      const [from = 0, to = 0] = numbersOf(stem);
      if (stem.includes('relations'))
        return Array.from({ length: from * to }).reduce<number>((count) => count * 2, 1);
      // Grows the functions element by element.
      let maps: number[][] = [[]];
      for (let element = 0; element < from; element += 1) {
        maps = maps.flatMap((map) =>
          Array.from({ length: to }, (_, image) => image)
            .filter((image) => !stem.includes('one-one') || !map.includes(image))
            .map((image) => [...map, image]),
        );
      }
      return maps.length;
    },
    'composite-function-value': (stem) => {
      const [, f = '', g = '', at = ''] =
        /f\(x\) = (.*) and g\(x\) = (.*?)\. What is f\(g\((−?\d+)\)\)/.exec(stem) ?? [];
      const value = (text: string, x: number): number => {
        const [constant = 0, linear = 0, square = 0] = polynomial(text);
        return constant + linear * x + square * x * x;
      };
      return value(f, value(g, Number(at.replace('−', '-'))));
    },
    'modulus-of-complex-product': (stem) => {
      const [, a = '', b = '', square, c = '', sign, d = ''] =
        /\((\d+) \+ (\d+)i\)(²?)\((\d+) ([+−]) (\d+)i\)/.exec(stem) ?? [];
      const first: Complex = [Number(a), Number(b)];
      const power = square ? times(first, first) : first;
      return Math.hypot(...times(power, [Number(c), Number(d) * (sign === '−' ? -1 : 1)]));
    },
    'real-part-of-quotient': (stem) => {
      const [, a = '', b = '', c = '', d = ''] =
        /\((\d+) \+ (\d*)i\)\/\((\d+) − (\d*)i\)/.exec(stem) ?? [];
      const [x, y, u, v] = [Number(a), Number(b || 1), Number(c), -Number(d || 1)];
      // The quotient in polar form.
      const size = Math.hypot(x, y) / Math.hypot(u, v);
      const angle = Math.atan2(y, x) - Math.atan2(v, u);
      return size * (stem.includes('real') ? Math.cos(angle) : Math.sin(angle));
    },
    'symmetric-functions-of-roots': (stem) => {
      const [sum = 0, product = 0] = numbersOf(stem);
      // Power sums follow the recurrence of the equation.
      const sums = [2, sum];
      for (let power = 2; power <= 3; power += 1)
        sums.push(sum * (sums[power - 1] ?? 0) - product * (sums[power - 2] ?? 0));
      if (stem.includes('α²')) return sums[2] ?? Number.NaN;
      if (stem.includes('α³')) return sums[3] ?? Number.NaN;
      return (sums[2] ?? Number.NaN) - 2 * product;
    },
    'condition-for-equal-roots': (stem) => {
      const [, a = '', c = ''] = /does (\d*)x² \+ kx \+ (\d+)/.exec(stem) ?? [];
      const [square, constant] = [Math.sqrt(Number(a || 1)), Math.sqrt(Number(c))];
      return 2 * square * constant;
    },
    'determinant-of-order-three': (stem) => eliminate(matrixOf(stem)),
    'determinants-of-multiples-and-adjoints': (stem) => {
      const [, order = '', value = '', asked = ''] =
        /order (\d) with determinant (\d)\. What is the determinant of (.*)\?/.exec(stem) ?? [];
      // A diagonal matrix of that determinant stands for all.
      const diagonal = Array.from({ length: Number(order) }, (_, place) =>
        place === 0 ? Number(value) : 1,
      );
      const adjoint = diagonal.map((_, place) =>
        diagonal.filter((__, other) => other !== place).reduce((a, b) => a * b, 1),
      );
      const factor = Number(/^\d/.exec(asked)?.[0] ?? 1);
      const base = asked.includes('adj')
        ? adjoint
        : asked.includes('Aᵀ')
          ? diagonal.map((entry) => entry ** 3)
          : diagonal;
      return base.map((entry) => entry * factor).reduce((a, b) => a * b, 1);
    },
    'matrix-satisfies-its-equation': (stem) => {
      const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = matrixOf(stem);
      // Compares the entries off and on the diagonal of A² with those of A.
      const p = (a * b + b * d) / b;
      const q = a * a + b * c - p * a;
      return p + q;
    },
    'committees-of-two-groups': (stem) => {
      const [some = 0, others = 0, men = 0, women = 0] = numbersOf(stem);
      return picks(men, some) * picks(women, others);
    },
    'identical-things-in-boxes': (stem) => {
      const [things = 0, people = 0] = numbersOf(stem);
      return ways(things, people, stem.includes('at least one') ? 1 : 0);
    },
    'arrangements-of-letters': (stem) => {
      const letters = [...(/word ([A-Z]+)/.exec(stem)?.[1] ?? '')];
      if (!stem.includes('together')) return countOrders(letters);
      const vowels = letters.filter((letter) => /[AEIOU]/.test(letter));
      const block = [...letters.filter((letter) => !vowels.includes(letter)), '#'];
      return countOrders(block) * countOrders(vowels);
    },
    'coefficient-in-expansion': (stem) => {
      const [, place = '', a = '', b = '', power = ''] =
        /of x(\S+) in .* of \((\d) \+ (\d?)x\)(\S+?)\?/.exec(stem) ?? [];
      return raise([Number(a), Number(b || 1)], exponent(power))[exponent(place)] ?? Number.NaN;
    },
    'term-independent-of-x': (stem) => {
      const [, outer = '', factor = '', inner = '', power = ''] =
        /\(x([²³]?) \+ (\d)\/x([²³]?)\)(\S+?)\?/.exec(stem) ?? [];
      const [up, down, times] = [exponent(outer), exponent(inner), exponent(power)];
      // Multiplied by x to the power `down`, the bracket is a polynomial.
      const base = Array<number>(up + down + 1).fill(0);
      base[0] = Number(factor);
      base[up + down] = 1;
      return raise(base, times)[down * times] ?? Number.NaN;
    },
    'term-of-arithmetic-progression': (stem) => {
      const [low = 0, lowValue = 0, high = 1, highValue = 0, wanted = 0] = signedNumbers(stem);
      return lowValue + ((highValue - lowValue) / (high - low)) * (wanted - low);
    },
    'infinite-geometric-series': (stem) => {
      const [, first = '', ratio = ''] = /series (\d+) .* ratio (\S+)\?/.exec(stem) ?? [];
      const [top = 0, bottom = 1] = ratio.replace('−', '-').split('/').map(Number);
      let [sum, next] = [0, Number(first)];
      for (let step = 0; step < 400; step += 1) {
        sum += next;
        next *= top / bottom;
      }
      return sum;
    },
  },
  {
    'condition-for-equal-roots': 100,
    'arrangements-of-letters': 70,
    'term-independent-of-x': 50,
    'numbers-of-functions': 60,
    'modulus-of-complex-product': 150,
  },
);
