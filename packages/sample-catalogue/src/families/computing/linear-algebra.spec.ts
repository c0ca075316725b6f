import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { linearAlgebraFamilies } from './linear-algebra.ts';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'determinant-2x2': (stem) => {
    const [a = 0, b = 0, c = 0, d = 0] = numbersOf(stem);
    // Elimination instead of the cross product.
    return a * (d - (c / a) * b);
  },
  'eigenvalue-sum-product': (stem) => {
    const [, a = '', b = '', c = '', d = ''] =
      /pmatrix\} (-?\d+) & (-?\d+) \\\\ (-?\d+) & (-?\d+)/.exec(stem) ?? [];
    const trace = Number(a) + Number(d);
    const product = Number(a) * Number(d) - Number(b) * Number(c);
    const root = Math.sqrt(trace ** 2 - 4 * product);
    return `${(trace - root) / 2} and ${(trace + root) / 2}`.replaceAll('-', '−');
  },
  // Leibniz: one product for each permutation.
  'determinant-3x3': (stem) => {
    const rows = matricesOf(stem)[0] ?? [];
    const orders = [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 2, 1],
      [1, 0, 2],
      [2, 1, 0],
    ];
    return orders.reduce((sum, order, place) => {
      const product = order.reduce((value, column, row) => value * (rows[row]?.[column] ?? 0), 1);
      return sum + (place < 3 ? product : -product);
    }, 0);
  },
  'singular-matrix-parameter': (stem) => {
    const singular = Array.from({ length: 401 }, (_, k) => k - 200).filter(
      (k) => rankOf(matricesOf(stem.replace('k \\end', `${k} \\end`))[0] ?? []) < 3,
    );
    expect(singular).toHaveLength(1);
    return singular[0] ?? Number.NaN;
  },
  'eigenvalue-of-polynomial': (stem) => {
    const [, low = '', high = ''] = /eigenvalues ([−\d]+) and ([−\d]+)\./.exec(stem) ?? [];
    const [, factor = '', shift = ''] = /A\^2 \+ (\d?)A \+ (\d?)I/.exec(stem) ?? [];
    // Any matrix with these eigenvalues will do: a diagonal one.
    const [a, d] = [low, high].map((text) => Number(text.replace('−', '-'))) as [number, number];
    const [m, n] = [Number(factor || 1), Number(shift || 1)];
    const [first, second] = [a * a + m * a + n, d * d + m * d + n];
    return stem.includes('the trace') ? first + second : first * second;
  },
  'matrix-product-entry': (stem) => {
    const [first = [], second = []] = matricesOf(stem);
    const [, row = '', column = ''] = /row (\d), column (\d) of/.exec(stem) ?? [];
    let entry = 0;
    (first[Number(row) - 1] ?? []).forEach((value, place) => {
      entry += value * (second[place]?.[Number(column) - 1] ?? 0);
    });
    return entry;
  },
  'linear-system': (stem) => {
    const [, a, b, e, c, d, f] =
      /(\d)x \+ (\d)y = (-?\d+).* (?:\\\()(\d)x - (\d)y = (-?\d+)/.exec(stem)?.map(Number) ?? [];
    const sums: number[] = [];
    for (let x = -20; x <= 20; x += 1) {
      for (let y = -20; y <= 20; y += 1) {
        if (Number(a) * x + Number(b) * y === e && Number(c) * x - Number(d) * y === f)
          sums.push(x + y);
      }
    }
    expect(sums).toHaveLength(1);
    return sums[0] ?? Number.NaN;
  },
  'matrix-rank': (stem) => {
    const rank = rankOf(matricesOf(stem)[0] ?? []);
    return stem.includes('independent solutions') ? 4 - rank : rank;
  },
};

function matricesOf(stem: string): number[][][] {
  return [...stem.matchAll(/pmatrix\} (.*?) \\end/g)].map(([, rows = '']) =>
    rows.split(' \\\\ ').map((row) => row.split(' & ').map(Number)),
  );
}

/** Elimination on whole numbers, so that nothing is rounded. */
function rankOf(rows: readonly (readonly number[])[]): number {
  const pivotRow = rows.find((row) => row.some((value) => value !== 0));
  if (!pivotRow) return 0;
  const column = pivotRow.findIndex((value) => value !== 0);
  const pivot = pivotRow[column] ?? 1;
  const others = rows.filter((row) => row !== pivotRow);
  return (
    1 +
    rankOf(
      others.map((row) =>
        row.map((value, place) => value * pivot - (pivotRow[place] ?? 0) * (row[column] ?? 0)),
      ),
    )
  );
}

describeFamilies('linear-algebra families', linearAlgebraFamilies, SOLVERS);
