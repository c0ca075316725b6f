import { describeFamilies } from '../../testing/describe-families.js';
import { numbersOf, type Solver } from '../../testing/expect-family.js';
import { linearAlgebraFamilies } from './linear-algebra.js';

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
    return `${(trace - root) / 2} and ${(trace + root) / 2}`;
  },
};

describeFamilies('linear-algebra families', linearAlgebraFamilies, SOLVERS);
