import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { choose, factorial } from './combinations.ts';
import { coefficient, signed, signedFraction, superscript, term } from './notation.ts';
import { countItem } from './numeric-item.ts';

const MATHEMATICS = 'Mathematics';

const SETS = 'Sets, Relations and Functions';

const QUADRATICS = 'Complex Numbers and Quadratic Equations';

const MATRICES = 'Matrices and Determinants';

/** Real and imaginary parts with a whole modulus. */
const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 6, 10],
  [6, 8, 10],
  [8, 15, 17],
  [7, 24, 25],
] as const;

const complexModulus: Family = {
  name: 'modulus-of-complex-product',
  subject: MATHEMATICS,
  topic: QUADRATICS,
  difficulty: 'Easy',
  make(random) {
    const [[a, b, first], [c, d, second]] = [random.pick(TRIPLES), random.pick(TRIPLES)];
    const power = random.int(1, 2);
    const sign = random.pick(['+', '−']);
    const answer = first ** power * second;
    return countItem({
      question: `What is the modulus of (${a} + ${b}i)${power === 1 ? '' : '²'}(${c} ${sign} ${d}i)?`,
      answer,
      unit: '',
      mistakes: [
        first * second,
        first + second,
        (a + b) ** power * (c + d),
        answer * second,
        first ** 2 * second ** 2,
      ],
      explanation: `Moduli multiply: |${a} + ${b}i| = ${first} and |${c} ${sign} ${d}i| = ${second}, so ${first}${power === 1 ? '' : '²'} × ${second} = ${figure(answer)}.`,
    });
  },
};

const complexQuotient: Family = {
  name: 'real-part-of-quotient',
  subject: MATHEMATICS,
  topic: QUADRATICS,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, c, d] = [random.int(1, 9), random.int(1, 9), random.int(1, 5), random.int(1, 5)];
    const square = c ** 2 + d ** 2;
    const isReal = random.int(0, 1) === 0;
    const [real, imaginary] = [a * c - b * d, a * d + b * c];
    // (a + bi) ÷ (c − di)
    const right = signedFraction(isReal ? real : imaginary, square);
    if ((isReal ? real : imaginary) === 0) return this.make(random);
    const wrong = [
      signedFraction(isReal ? imaginary : real, square),
      signedFraction(isReal ? a * c + b * d : b * c - a * d, square),
      signedFraction(a, c),
      signedFraction(isReal ? real : imaginary, c ** 2 + d),
      signedFraction(b, d),
    ];
    return {
      question: `What is the ${isReal ? 'real' : 'imaginary'} part of (${a} + ${coefficient(b)}i)/(${c} − ${coefficient(d)}i)?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => option !== right),
      explanation: `Multiplying by ${c} + ${coefficient(d)}i above and below gives (${signed(real)} ${term(imaginary)}i)/${square}; its ${isReal ? 'real' : 'imaginary'} part is ${right}.`,
    };
  },
};

const symmetricRoots: Family = {
  name: 'symmetric-functions-of-roots',
  subject: MATHEMATICS,
  topic: QUADRATICS,
  difficulty: 'Easy',
  make(random) {
    const sum = random.int(4, 16);
    const product = random.int(1, Math.floor(sum ** 2 / 4) - 1);
    const asked = random.pick([
      {
        text: 'α² + β²',
        answer: sum ** 2 - 2 * product,
        slip: sum ** 2 + 2 * product,
        how: `(α + β)² − 2αβ = ${sum}² − 2 × ${product}`,
      },
      {
        text: 'α³ + β³',
        answer: sum ** 3 - 3 * product * sum,
        slip: sum ** 3 + 3 * product * sum,
        how: `(α + β)³ − 3αβ(α + β) = ${sum}³ − 3 × ${product} × ${sum}`,
      },
      {
        text: '(α − β)²',
        answer: sum ** 2 - 4 * product,
        slip: sum ** 2 - 2 * product,
        how: `(α + β)² − 4αβ = ${sum}² − 4 × ${product}`,
      },
    ]);
    return countItem({
      question: `α and β are the roots of x² − ${sum}x + ${product} = 0. What is ${asked.text}?`,
      answer: asked.answer,
      unit: '',
      mistakes: [
        asked.slip,
        sum ** 2,
        sum ** 2 - product,
        -asked.answer,
        asked.answer + 2 * product,
      ],
      explanation: `α + β = ${sum} and αβ = ${product}, so ${asked.text} = ${asked.how} = ${signed(asked.answer)}.`,
      write: signed,
      signs: 'any',
    });
  },
};

const equalRoots: Family = {
  name: 'condition-for-equal-roots',
  subject: MATHEMATICS,
  topic: QUADRATICS,
  difficulty: 'Easy',
  make(random) {
    const [p, q, scale] = [random.int(1, 7), random.int(1, 9), random.int(1, 2)];
    const [a, c] = [p ** 2 * scale, q ** 2 * scale];
    const answer = 2 * p * q * scale;
    if (a === 1 && c === 1) return this.make(random);
    return countItem({
      question: `For what positive k does ${coefficient(a)}x² + kx + ${c} = 0 have equal roots?`,
      answer,
      unit: '',
      mistakes: [answer / 2, 4 * a * c, a + c, answer * 2, a * c],
      explanation: `The discriminant vanishes: k² = 4 × ${a} × ${c} = ${figure(4 * a * c)}, so k = ${answer}.`,
    });
  },
};

const determinant: Family = {
  name: 'determinant-of-order-three',
  subject: MATHEMATICS,
  topic: MATRICES,
  difficulty: 'Moderate',
  make(random) {
    const m = Array.from({ length: 9 }, () => random.int(-3, 5));
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m;
    const answer = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
    if (answer === 0) return this.make(random);
    const rows = [
      [a, b, c],
      [d, e, f],
      [g, h, i],
    ];
    const latex = rows.map((row) => row.join(' & ')).join(' \\\\ ');
    return countItem({
      question: `What is the determinant \\(\\begin{vmatrix} ${latex} \\end{vmatrix}\\)?`,
      answer,
      unit: '',
      mistakes: [
        a * (e * i - f * h) + b * (d * i - f * g) + c * (d * h - e * g),
        -answer,
        a * e * i + b * f * g + c * d * h,
        a * (e * i + f * h) - b * (d * i + f * g) + c * (d * h + e * g),
        answer + 2,
      ],
      explanation: `Along the first row: ${signed(a)} × (${signed(e * i - f * h)}) − (${signed(b)}) × (${signed(d * i - f * g)}) + (${signed(c)}) × (${signed(d * h - e * g)}) = ${signed(answer)}.`,
      write: signed,
      signs: 'any',
    });
  },
};

const determinantRules: Family = {
  name: 'determinants-of-multiples-and-adjoints',
  subject: MATHEMATICS,
  topic: MATRICES,
  difficulty: 'Moderate',
  make(random) {
    const [order, value, factor] = [random.int(2, 4), random.int(2, 9), random.int(2, 5)];
    const asked = random.pick([
      {
        text: `${factor}A`,
        answer: factor ** order * value,
        rule: `|kA| = kⁿ|A| = ${factor}${superscript(order)} × ${value}`,
      },
      {
        text: 'adj A',
        answer: value ** (order - 1),
        rule: `|adj A| = |A|ⁿ⁻¹ = ${value}${superscript(order - 1)}`,
      },
      {
        text: `${factor} adj A`,
        answer: factor ** order * value ** (order - 1),
        rule: `|k adj A| = kⁿ|A|ⁿ⁻¹ = ${factor}${superscript(order)} × ${value}${superscript(order - 1)}`,
      },
      { text: 'A²Aᵀ', answer: value ** 3, rule: `|A²Aᵀ| = |A|³ = ${value}³` },
    ]);
    return countItem({
      question: `A is a square matrix of order ${order} with determinant ${value}. What is the determinant of ${asked.text}?`,
      answer: asked.answer,
      unit: '',
      mistakes: [
        factor * value,
        value ** order,
        factor * value ** (order - 1),
        value ** 2,
        asked.answer * value,
        asked.answer / value,
      ].filter((mistake) => mistake > 1),
      explanation: `For order n = ${order}, ${asked.rule} = ${figure(asked.answer)}.`,
    });
  },
};

const cayleyHamilton: Family = {
  name: 'matrix-satisfies-its-equation',
  subject: MATHEMATICS,
  topic: MATRICES,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, c, d] = [random.int(-3, 6), random.int(1, 6), random.int(1, 6), random.int(-3, 6)];
    const [trace, value] = [a + d, a * d - b * c];
    if (trace === value || trace === 0) return this.make(random);
    return countItem({
      question: `For \\(A = \\begin{pmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{pmatrix}\\), A² = pA + qI with the unit matrix I. What is p + q?`,
      answer: trace - value,
      unit: '',
      mistakes: [trace + value, value - trace, trace, -value, trace - value + 1],
      explanation: `Every matrix of order 2 satisfies A² − (trace)A + |A|I = 0, so p = ${signed(trace)} and q = ${signed(-value)}: p + q = ${signed(trace - value)}.`,
      write: signed,
      signs: 'any',
    });
  },
};

const functionCounts: Family = {
  name: 'numbers-of-functions',
  subject: MATHEMATICS,
  topic: SETS,
  difficulty: 'Moderate',
  make(random) {
    const [from, to] = [random.int(2, 5), random.int(3, 8)];
    const injective = from > to ? 0 : factorial(to) / factorial(to - from);
    const asked = random.pick([
      {
        text: 'functions',
        answer: to ** from,
        rule: `each of the ${from} elements has ${to} images: ${to}${superscript(from)}`,
      },
      {
        text: 'one-one functions',
        answer: injective,
        rule: `the images are all different: ${Array.from({ length: from }, (_, index) => to - index).join(' × ')}`,
      },
      {
        text: 'relations',
        answer: 2 ** (from * to),
        rule: `any subset of the ${from} × ${to} pairs is a relation: 2${superscript(from * to)}`,
      },
    ]);
    if (asked.answer === 0 || asked.answer > 1_100_000) return this.make(random);
    return countItem({
      question: `How many ${asked.text} are there from a set of ${from} elements to a set of ${to} elements?`,
      answer: asked.answer,
      unit: '',
      mistakes: [
        from ** to,
        to ** from,
        injective,
        from * to,
        2 ** (from * to),
        choose(to, from),
      ].filter((count) => count > 1),
      explanation: `Here ${asked.rule} = ${figure(asked.answer)}.`,
    });
  },
};

const compositeFunction: Family = {
  name: 'composite-function-value',
  subject: MATHEMATICS,
  topic: SETS,
  difficulty: 'Easy',
  make(random) {
    const [a, b, c, d, at] = [
      random.int(2, 6),
      random.int(-9, 9),
      random.int(1, 3),
      random.int(-6, 6),
      random.int(-3, 4),
    ];
    if (b === 0 || d === 0 || at === 0) return this.make(random);
    const inner = c * at ** 2 + d;
    const answer = a * inner + b;
    if (answer === 0) return this.make(random);
    return countItem({
      question: `f(x) = ${a}x ${term(b)} and g(x) = ${coefficient(c)}x² ${term(d)}. What is f(g(${signed(at)}))?`,
      answer,
      unit: '',
      mistakes: [
        c * (a * at + b) ** 2 + d,
        (a * at + b) * inner,
        a * at + b + inner,
        -answer,
        answer - b,
      ],
      explanation: `g(${signed(at)}) = ${signed(inner)}, and f(${signed(inner)}) = ${a} × (${signed(inner)}) ${term(b)} = ${signed(answer)}.`,
      write: signed,
      signs: 'any',
    });
  },
};

export const algebraFamilies: readonly Family[] = [
  functionCounts,
  compositeFunction,
  complexModulus,
  complexQuotient,
  symmetricRoots,
  equalRoots,
  determinant,
  determinantRules,
  cayleyHamilton,
];
