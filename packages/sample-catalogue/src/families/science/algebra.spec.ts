import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { algebraFamilies } from './algebra.ts';

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
  },
  {
    'condition-for-equal-roots': 100,
    'numbers-of-functions': 60,
    'modulus-of-complex-product': 150,
  },
);
