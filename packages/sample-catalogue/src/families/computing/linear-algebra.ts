import type { Family } from '../../family.ts';
import { counted, figure } from '../../wording.ts';
import { balanced } from './balanced.ts';
import { range, sumOf } from './listing.ts';

const MATHEMATICS = 'Engineering Mathematics';
const ALGEBRA = 'Linear Algebra';

const determinant: Family = {
  name: 'determinant-2x2',
  subject: MATHEMATICS,
  topic: ALGEBRA,
  difficulty: 'Easy',
  make(random) {
    const [a, b, c, d] = [random.int(2, 12), random.int(1, 9), random.int(1, 9), random.int(2, 12)];
    const value = a * d - b * c;
    return {
      question: `What is the determinant of \\(\\begin{pmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{pmatrix}\\)?`,
      right: signed(value),
      wrong: [a * d + b * c, b * c - a * d, a * c - b * d, value + 2, value - 3].map(signed),
      explanation: `\\(${a} \\cdot ${d} - ${b} \\cdot ${c} = ${a * d} - ${b * c} = ${value}\\).`,
    };
  },
};

const eigenvalues: Family = {
  name: 'eigenvalue-sum-product',
  subject: MATHEMATICS,
  topic: ALGEBRA,
  difficulty: 'Moderate',
  make(random) {
    const low = random.int(-4, 6);
    const high = low + random.int(1, 7);
    const shear = random.int(1, 9);
    const pair = (a: number, b: number): string =>
      `${signed(Math.min(a, b))} and ${signed(Math.max(a, b))}`;
    return {
      question: `What are the eigenvalues of \\(\\begin{pmatrix} ${low} & ${shear} \\\\ 0 & ${high} \\end{pmatrix}\\)?`,
      right: pair(low, high),
      wrong: [
        pair(0, low + high),
        pair(low, shear),
        pair(-low, -high),
        pair(low + 1, high + 1),
        pair(low - 1, high + 1),
      ],
      explanation: `The matrix is triangular, so \\(\\det(A - \\lambda I) = (${low} - \\lambda)(${high} - \\lambda)\\), which is 0 for ${pair(low, high)}.`,
    };
  },
};

type Matrix = readonly (readonly number[])[];

function matrixText(rows: Matrix): string {
  return `\\begin{pmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{pmatrix}`;
}

function signed(value: number): string {
  // Adding 0 makes −0 a plain 0.
  return figure(value + 0).replace('-', '−');
}

/** A factor of a product as it is written, a negative one in brackets. */
function bracketed(value: number | undefined): string {
  return Number(value) < 0 ? `(−${-Number(value)})` : String(value);
}

function det3(rows: Matrix): number {
  const [[a = 0, b = 0, c = 0] = [], [d = 0, e = 0, f = 0] = [], [g = 0, h = 0, i = 0] = []] = rows;
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

const determinant3: Family = {
  name: 'determinant-3x3',
  subject: MATHEMATICS,
  topic: ALGEBRA,
  difficulty: 'Moderate',
  make(random) {
    const rows = range(1, 3).map(() => range(1, 3).map(() => random.int(-4, 6)));
    const value = det3(rows);
    const [[a = 0, b = 0, c = 0] = [], [d = 0, e = 0, f = 0] = [], [g = 0, h = 0, i = 0] = []] =
      rows;
    if (value === 0) return this.make(random);
    const minors = [e * i - f * h, d * i - f * g, d * h - e * g] as const;
    return {
      question: `What is the determinant of \\(${matrixText(rows)}\\)?`,
      right: signed(value),
      wrong: [
        a * minors[0] + b * minors[1] + c * minors[2],
        -value,
        a * e * i,
        value + 2,
        value - 4,
      ].map(signed),
      explanation: `Along the first row: ${bracketed(a)} × ${bracketed(minors[0])} − ${bracketed(b)} × ${bracketed(minors[1])} + ${bracketed(c)} × ${bracketed(minors[2])} = ${signed(value)}.`,
    };
  },
};

const singularValue: Family = {
  name: 'singular-matrix-parameter',
  subject: MATHEMATICS,
  topic: ALGEBRA,
  difficulty: 'Moderate',
  make(random) {
    const [a, b] = [random.int(2, 5), random.int(2, 5)];
    const first = range(1, 3).map(() => random.int(-3, 5));
    const second = range(1, 3).map(() => random.int(-3, 5));
    const third = first.map((value, place) => a * value + b * (second[place] ?? 0));
    const right = third[2] ?? 0;
    const minor = (first[0] ?? 0) * (second[1] ?? 0) - (first[1] ?? 0) * (second[0] ?? 0);
    if (minor === 0) return this.make(random);
    const rows = [first, second].map((row) => row.join(' & '));
    return {
      question: `For which k is \\(\\begin{pmatrix} ${rows.join(' \\\\ ')} \\\\ ${third[0]} & ${third[1]} & k \\end{pmatrix}\\) singular?`,
      right: signed(right),
      wrong: [-right, right + 1, right - 2, (third[0] ?? 0) + (third[1] ?? 0), right + 3].map(
        signed,
      ),
      explanation: `The first two entries of the third row are ${a} times those of the first row plus ${b} times those of the second, and the first two rows are independent in them. So the rows are dependent only for k = ${a} × ${bracketed(first[2])} + ${b} × ${bracketed(second[2])} = ${signed(right)}.`,
    };
  },
};

const eigenvaluePower: Family = {
  name: 'eigenvalue-of-polynomial',
  subject: MATHEMATICS,
  topic: ALGEBRA,
  difficulty: 'Moderate',
  make(random) {
    const [low = 1, high = 2] = random.shuffle([-3, -2, -1, 1, 2, 3, 4, 5]);
    const shift = random.int(1, 5);
    const factor = random.int(1, 3);
    const image = (value: number): number => value ** 2 + factor * value + shift;
    const [first, second] = [image(low), image(high)];
    const isTrace = random.int(0, 1) === 0;
    const right = isTrace ? first + second : first * second;
    return {
      question: `A 2 × 2 matrix A has the eigenvalues ${signed(low)} and ${signed(high)}. What is the ${isTrace ? 'trace' : 'determinant'} of \\(A^2 + ${factor === 1 ? '' : factor}A + ${shift === 1 ? '' : shift}I\\)?`,
      right: signed(right),
      wrong: [
        isTrace ? first * second : first + second,
        isTrace ? image(low + high) : image(low * high),
        right - shift,
        right + factor,
        isTrace ? low ** 2 + high ** 2 : (low * high) ** 2,
      ].map(signed),
      explanation: `Its eigenvalues are those of A put into x² + ${factor === 1 ? '' : factor}x + ${shift}: for ${signed(low)} it is ${signed(first)}, for ${signed(high)} it is ${signed(second)}. Their ${isTrace ? 'sum' : 'product'} is ${signed(right)}.`,
    };
  },
};

const matrixProduct: Family = {
  name: 'matrix-product-entry',
  subject: MATHEMATICS,
  topic: ALGEBRA,
  difficulty: 'Easy',
  make(random) {
    const [first, second] = [0, 1].map(() =>
      range(1, 2).map(() => range(1, 2).map(() => random.int(-3, 9))),
    ) as [number[][], number[][]];
    const entry = (a: Matrix, b: Matrix, row: number, column: number): number =>
      sumOf([0, 1].map((place) => (a[row]?.[place] ?? 0) * (b[place]?.[column] ?? 0)));
    const [row, column] = [random.int(0, 1), random.int(0, 1)];
    const right = entry(first, second, row, column);
    return {
      question: `What is the entry in row ${row + 1}, column ${column + 1} of \\(${matrixText(first)}${matrixText(second)}\\)?`,
      right: signed(right),
      wrong: [
        entry(second, first, row, column),
        entry(first, second, column, row),
        (first[row]?.[column] ?? 0) * (second[row]?.[column] ?? 0),
        entry(first, second, row, 1 - column),
        right + 3,
        right - 2,
      ].map(signed),
      explanation: `Row ${row + 1} of the first matrix times column ${column + 1} of the second: ${[0, 1].map((place) => `${bracketed(first[row]?.[place])} × ${bracketed(second[place]?.[column])}`).join(' + ')} = ${signed(right)}.`,
    };
  },
};

const linearSystem: Family = {
  name: 'linear-system',
  subject: MATHEMATICS,
  topic: ALGEBRA,
  difficulty: 'Easy',
  make(random) {
    const [x, y] = [random.int(-6, 9), random.int(-6, 9)];
    const [a, b, c, d] = [random.int(2, 7), random.int(2, 7), random.int(2, 7), random.int(-7, -2)];
    const [first, second] = [a * x + b * y, c * x + d * y];
    const right = x + y;
    return {
      question: `Let \\(${a}x + ${b}y = ${first}\\) and \\(${c}x - ${-d}y = ${second}\\). What is \\(x + y\\)?`,
      right: signed(right),
      wrong: [x - y, x * y, right + 2, -right, right - 3, y - x].map(signed),
      explanation: `${-d} times the first equation plus ${b} times the second gives ${a * -d + b * c}x = ${signed(first * -d + second * b)}, so x = ${signed(x)}; the first then gives y = ${signed(y)}. x + y = ${signed(right)}.`,
    };
  },
};

const matrixRank: Family = {
  name: 'matrix-rank',
  subject: MATHEMATICS,
  topic: ALGEBRA,
  difficulty: 'Moderate',
  make(random) {
    const rank = random.int(1, 3);
    const base = range(1, rank).map(() => range(1, 4).map(() => random.int(-2, 4)));
    const rows = range(1, 3).map((place) => {
      const own = base[place - 1];
      if (own) return own;
      const factors = base.map(() => random.int(-1, 3));
      return range(0, 3).map((column) =>
        sumOf(base.map((row, at) => (factors[at] ?? 0) * (row[column] ?? 0))),
      );
    });
    const isNullity = random.int(0, 1) === 0;
    const isPlain =
      new Set(rows.map((row) => row.join())).size < 3 ||
      rows.some((row) => row.every((value) => value === 0));
    if (rankOf(rows) !== rank || isPlain) return this.make(random);
    const right = isNullity ? 4 - rank : rank;
    return {
      question: `${isNullity ? 'How many linearly independent solutions does \\(Ax = 0\\) have for \\(A = ' : 'What is the rank of \\('}${matrixText(rows)}\\)?`,
      right: String(right),
      wrong: ['1', '2', '3', '4', '0'],
      explanation: `Elimination leaves ${counted(rank, 'non-zero row')}, so the rank is ${rank}${isNullity ? `, and with four unknowns the number of independent solutions is 4 − ${rank} = ${right}` : ''}.`,
    };
  },
};

/** The rank by minors: the size of the largest square part whose determinant is not 0. */
function rankOf(rows: Matrix): number {
  const columns = [
    [0, 1, 2],
    [0, 1, 3],
    [0, 2, 3],
    [1, 2, 3],
  ];
  if (columns.some((three) => det3(rows.map((row) => three.map((place) => row[place] ?? 0))) !== 0))
    return 3;
  const pairs = [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ] as const;
  const minors = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].flatMap(([a = 0, b = 0]) =>
    pairs.map(
      ([c, d]) =>
        (rows[a]?.[c] ?? 0) * (rows[b]?.[d] ?? 0) - (rows[a]?.[d] ?? 0) * (rows[b]?.[c] ?? 0),
    ),
  );
  if (minors.some((minor) => minor !== 0)) return 2;
  return rows.flat().some((value) => value !== 0) ? 1 : 0;
}

export const linearAlgebraFamilies: readonly Family[] = [
  determinant,
  eigenvalues,
  determinant3,
  singularValue,
  eigenvaluePower,
  matrixProduct,
  linearSystem,
  matrixRank,
].map(balanced);
