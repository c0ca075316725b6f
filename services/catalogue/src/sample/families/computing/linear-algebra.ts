import type { Family } from '../../family.js';

const MATHEMATICS = 'Engineering Mathematics';

const determinant: Family = {
  name: 'determinant-2x2',
  subject: MATHEMATICS,
  topic: 'Linear Algebra',
  difficulty: 'Easy',
  make(random) {
    const [a, b, c, d] = [random.int(2, 12), random.int(1, 9), random.int(1, 9), random.int(2, 12)];
    const value = a * d - b * c;
    return {
      question: `What is the determinant of \\(\\begin{pmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{pmatrix}\\)?`,
      right: String(value),
      wrong: [a * d + b * c, b * c - a * d, a * c - b * d, value + 2, value - 3].map(String),
      explanation: `\\(${a} \\cdot ${d} - ${b} \\cdot ${c} = ${a * d} - ${b * c} = ${value}\\).`,
    };
  },
};

const eigenvalues: Family = {
  name: 'eigenvalue-sum-product',
  subject: MATHEMATICS,
  topic: 'Linear Algebra',
  difficulty: 'Moderate',
  make(random) {
    const low = random.int(-4, 6);
    const high = low + random.int(1, 7);
    const shear = random.int(1, 9);
    const pair = (a: number, b: number): string => `${Math.min(a, b)} and ${Math.max(a, b)}`;
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

export const linearAlgebraFamilies: readonly Family[] = [determinant, eigenvalues];
