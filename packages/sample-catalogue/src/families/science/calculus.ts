import type { Family } from '../../family.ts';
import { figure, fraction } from '../../wording.ts';
import { coefficient, signed, signedFraction, superscript, term } from './notation.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const MATHEMATICS = 'Mathematics';

const LIMITS = 'Limits, Continuity and Differentiability';

const INTEGRALS = 'Integral Calculus';

const quotientLimit: Family = {
  name: 'limit-of-quotient',
  subject: MATHEMATICS,
  topic: LIMITS,
  difficulty: 'Easy',
  make(random) {
    const [at, other, below] = [random.int(1, 9), random.int(-12, 12), random.int(-9, 9)];
    // (x − a)(x − b) over (x − a)(x − c)
    const [top, bottom] = [at - other, at - below];
    if (top === 0 || bottom === 0 || other === below || other === 0 || below === 0)
      return this.make(random);
    const factors = (root: number): string =>
      `x² ${term(-(at + root))}x ${term(at * root)}`.replace(/([+−]) 1x/, '$1 x');
    if (at + other === 0 || at + below === 0) return this.make(random);
    const right = signedFraction(top, bottom);
    const wrong = [
      signedFraction(bottom, top),
      signedFraction(other, below),
      signedFraction(at + other, at + below),
      '0',
      '1',
      signedFraction(-top, bottom),
    ];
    return {
      question: `What is the limit of (${factors(other)})/(${factors(below)}) as x → ${at}?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => option !== right),
      explanation: `Both vanish at x = ${at}. Without the common factor x − ${at} the quotient is (x ${term(-other)})/(x ${term(-below)}), which tends to ${signed(top)} ÷ ${signed(bottom)} = ${right}.`,
    };
  },
};

const trigonometricLimit: Family = {
  name: 'trigonometric-limit',
  subject: MATHEMATICS,
  topic: LIMITS,
  difficulty: 'Moderate',
  make(random) {
    const [a, b] = [random.int(2, 12), random.int(2, 12)];
    if (a === b) return this.make(random);
    const asked = random.pick([
      {
        text: `sin ${a}x/tan ${b}x`,
        top: a,
        bottom: b,
        slips: [
          [b, a],
          [a ** 2, b ** 2],
          [1, 1],
        ],
      },
      {
        text: `(1 − cos ${a}x)/(${b}x²)`,
        top: a ** 2,
        bottom: 2 * b,
        slips: [
          [a ** 2, b],
          [a, 2 * b],
          [a, b],
        ],
      },
      {
        text: `(1 − cos ${a}x)/(1 − cos ${b}x)`,
        top: a ** 2,
        bottom: b ** 2,
        slips: [
          [a, b],
          [b ** 2, a ** 2],
          [1, 1],
        ],
      },
    ]);
    const right = fraction(asked.top, asked.bottom);
    const wrong = [
      ...asked.slips.map(([top = 1, bottom = 1]) => fraction(top, bottom)),
      '0',
      fraction(2 * asked.top, asked.bottom),
    ];
    return {
      question: `What is the limit of ${asked.text} as x → 0?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => option !== right),
      explanation: `Near 0, sin kx ≈ tan kx ≈ kx and 1 − cos kx ≈ k²x²/2; so the limit is ${right}.`,
    };
  },
};

const continuity: Family = {
  name: 'constant-for-continuity',
  subject: MATHEMATICS,
  topic: LIMITS,
  difficulty: 'Easy',
  make(random) {
    const [at, square, b, answer] = [
      random.int(1, 6),
      random.int(1, 5),
      random.int(-15, 15),
      random.int(-9, 12),
    ];
    const constant = answer * at + b - square * at ** 2;
    if (answer === 0 || b === 0 || constant === 0) return this.make(random);
    return countItem({
      question: `f(x) = kx ${term(b)} for x ≤ ${at} and f(x) = ${coefficient(square)}x² ${term(constant)} for x > ${at}. For what k is f continuous?`,
      answer,
      unit: '',
      mistakes: [2 * square * at, answer * at, answer + b, -answer, answer + 1],
      explanation: `Both parts agree at x = ${at}: ${at === 1 ? '' : at}k ${term(b)} = ${signed(square * at ** 2 + constant)}, so k = ${signed(answer)}.`,
      write: signed,
      signs: 'any',
    });
  },
};

const quotientDerivative: Family = {
  name: 'derivative-of-quotient',
  subject: MATHEMATICS,
  topic: LIMITS,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, c, d, at] = [
      random.int(1, 6),
      random.int(1, 9),
      random.int(1, 4),
      random.int(1, 9),
      random.int(0, 3),
    ];
    const [top, bottom] = [a * d - b * c, (c * at + d) ** 2];
    if (top === 0) return this.make(random);
    const right = signedFraction(top, bottom);
    const wrong = [
      signedFraction(-top, bottom),
      fraction(a, c),
      signedFraction(top, c * at + d),
      fraction(a * d + b * c, bottom),
      fraction(a, c * at + d),
    ];
    return {
      question: `y = (${coefficient(a)}x + ${b})/(${coefficient(c)}x + ${d}). What is dy/dx at x = ${at}?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => option !== right),
      explanation: `dy/dx = (${a} × ${d} − ${b} × ${c})/(${coefficient(c)}x + ${d})² = ${signed(top)} ÷ ${bottom} = ${right} at x = ${at}.`,
    };
  },
};

const chainRule: Family = {
  name: 'derivative-by-chain-rule',
  subject: MATHEMATICS,
  topic: LIMITS,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, power, at] = [
      random.int(1, 4),
      random.int(-6, 6),
      random.int(2, 4),
      random.int(1, 2),
    ];
    const inner = a * at ** 2 + b;
    const answer = power * inner ** (power - 1) * 2 * a * at;
    if (answer === 0 || b === 0 || Math.abs(answer) > 50_000) return this.make(random);
    return countItem({
      question: `y = (${coefficient(a)}x² ${term(b)})${superscript(power)}. What is dy/dx at x = ${at}?`,
      answer,
      unit: '',
      mistakes: [
        power * inner ** (power - 1),
        power * inner ** (power - 1) * 2 * a * at ** 2,
        inner ** (power - 1) * 2 * a * at,
        (2 * a * at) ** power,
        power * inner ** power,
        -answer,
      ],
      explanation: `dy/dx = ${power}(${coefficient(a)}x² ${term(b)})${power === 2 ? '' : superscript(power - 1)} × ${2 * a}x. At x = ${at} that is ${power} × (${signed(inner)})${power === 2 ? '' : superscript(power - 1)} × ${2 * a * at} = ${signed(answer)}.`,
      write: signed,
      signs: 'any',
    });
  },
};

const tangentLine: Family = {
  name: 'tangent-to-parabola',
  subject: MATHEMATICS,
  topic: LIMITS,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, c, at] = [
      random.int(1, 4),
      random.int(-8, 8),
      random.int(-9, 12),
      random.int(1, 5),
    ];
    const answer = c - a * at ** 2;
    if (b === 0 || c === 0 || answer === 0) return this.make(random);
    const slope = 2 * a * at + b;
    return countItem({
      question:
        `At what y does the tangent to y = ${coefficient(a)}x² ${term(b)}x ${term(c)} at the point with x = ${at} cut the y-axis?`.replace(
          /([+−]) 1x/,
          '$1 x',
        ),
      answer,
      unit: '',
      mistakes: [c, a * at ** 2 + b * at + c, slope, c + a * at ** 2, -answer],
      explanation: `The slope is 2 × ${a} × ${at} ${term(b)} = ${signed(slope)} and the point has y = ${signed(a * at ** 2 + b * at + c)}; so the tangent cuts the y-axis at ${signed(a * at ** 2 + b * at + c)} − ${at} × (${signed(slope)}) = ${signed(answer)}.`,
      write: signed,
      signs: 'any',
    });
  },
};

const cubicExtremum: Family = {
  name: 'local-maximum-of-cubic',
  subject: MATHEMATICS,
  topic: LIMITS,
  difficulty: 'Moderate',
  make(random) {
    const [low, high, constant] = [random.int(-5, 4), random.int(-3, 7), random.int(-20, 30)];
    const [sum, product] = [low + high, low * high];
    // f′ = 6(x − low)(x − high)
    const value = (x: number): number => 2 * x ** 3 - 3 * sum * x ** 2 + 6 * product * x + constant;
    if (low >= high || sum === 0 || product === 0 || constant === 0 || value(low) === 0)
      return this.make(random);
    return countItem({
      question: `What is the local maximum value of f(x) = 2x³ ${term(-3 * sum)}x² ${term(6 * product)}x ${term(constant)}?`,
      answer: value(low),
      unit: '',
      mistakes: [value(high), low, high, value(low) - constant, value(0)],
      explanation:
        `f′(x) = 6(x ${term(-low)})(x ${term(-high)}), which changes from positive to negative at x = ${signed(low)}: f(${signed(low)}) = ${signed(value(low))}.`.replace(
          /x [+−] 0/g,
          'x',
        ),
      write: signed,
      signs: 'any',
    });
  },
};

const relatedRates: Family = {
  name: 'related-rates',
  subject: MATHEMATICS,
  topic: LIMITS,
  difficulty: 'Moderate',
  make(random) {
    const [size, rate] = [random.int(2, 15), random.int(1, 8)];
    const { text, answer, slips, unit, how } = random.pick([
      {
        text: `The radius of a balloon in the shape of a sphere grows at ${rate} cm/s. How fast does its volume grow when the radius is ${size} cm?`,
        answer: 4 * size ** 2 * rate,
        slips: [(4 / 3) * size ** 3 * rate, size ** 2 * rate, 8 * size * rate, 4 * size * rate],
        unit: 'π cm³/s',
        how: `dV/dt = 4πr² × dr/dt = 4π × ${size}² × ${rate}`,
      },
      {
        text: `The radius of a circular ripple grows at ${rate} cm/s. How fast does the area inside grow when the radius is ${size} cm?`,
        answer: 2 * size * rate,
        slips: [size ** 2 * rate, 2 * rate, size * rate, 4 * size * rate],
        unit: 'π cm²/s',
        how: `dA/dt = 2πr × dr/dt = 2π × ${size} × ${rate}`,
      },
      {
        text: `The radius of a soap bubble in the shape of a sphere grows at ${rate} mm/s. How fast does its surface grow when the radius is ${size} mm?`,
        answer: 8 * size * rate,
        slips: [4 * size ** 2 * rate, 4 * size * rate, 2 * size * rate, 8 * rate],
        unit: 'π mm²/s',
        how: `dS/dt = 8πr × dr/dt = 8π × ${size} × ${rate}`,
      },
    ]);
    return countItem({
      question: text,
      answer,
      unit,
      mistakes: slips,
      explanation: `${how} = ${figure(answer)}${unit}.`,
    });
  },
};

const definiteIntegral: Family = {
  name: 'definite-integral-of-polynomial',
  subject: MATHEMATICS,
  topic: INTEGRALS,
  difficulty: 'Easy',
  make(random) {
    const [a, b, c] = [random.int(1, 4), random.int(1, 5), random.int(-9, 9)];
    const [low, high] = [random.int(0, 2), random.int(2, 5)];
    const primitive = (x: number): number => a * x ** 3 + b * x ** 2 + c * x;
    const answer = primitive(high) - primitive(low);
    const value = (x: number): number => 3 * a * x ** 2 + 2 * b * x + c;
    if (low >= high || c === 0 || answer === 0) return this.make(random);
    return countItem({
      question: `What is \\(\\int_{${low}}^{${high}} (${3 * a}x^2 + ${2 * b}x ${c < 0 ? '-' : '+'} ${Math.abs(c)})\\,dx\\)?`,
      answer,
      unit: '',
      mistakes: [
        value(high) - value(low),
        primitive(high) + primitive(low),
        low === 0 ? value(high) : primitive(high),
        answer - c,
        6 * a * (high - low) + 2 * b,
      ],
      explanation:
        `A primitive is ${coefficient(a)}x³ + ${coefficient(b)}x² ${term(c)}x: ${signed(primitive(high))} − (${signed(primitive(low))}) = ${signed(answer)}.`.replace(
          /([+−]) 1x/,
          '$1 x',
        ),
      write: signed,
      signs: 'any',
    });
  },
};

const absoluteIntegral: Family = {
  name: 'integral-of-absolute-value',
  subject: MATHEMATICS,
  topic: INTEGRALS,
  difficulty: 'Moderate',
  make(random) {
    const [turn, high, factor] = [random.int(1, 8), random.int(3, 14), random.int(1, 4)];
    const twice = factor * (turn ** 2 + (high - turn) ** 2);
    if (turn >= high || turn * 2 === high) return this.make(random);
    return quantityItem({
      question: `What is \\(\\int_0^{${high}} ${coefficient(factor)}|x - ${turn}|\\,dx\\)?`,
      answer: twice / 2,
      unit: '',
      mistakes: [
        (factor * Math.abs(high ** 2 - 2 * turn * high)) / 2,
        twice,
        (factor * (high - turn) ** 2) / 2,
        (factor * high ** 2) / 2,
      ],
      explanation: `Below the graph lie two triangles, with legs ${turn} and ${high - turn}: ${factor === 1 ? '' : `${factor} × `}(${turn}² + ${high - turn}²)/2 = ${figure(twice / 2)}.`,
    });
  },
};

const areaBetween: Family = {
  name: 'area-between-parabola-and-line',
  subject: MATHEMATICS,
  topic: INTEGRALS,
  difficulty: 'Hard',
  make(random) {
    const [a, slope] = [random.int(1, 6), random.int(1, 16)];
    // From 0 to slope/a the line is above the parabola.
    const right = fraction(slope ** 3, 6 * a ** 2);
    const wrong = [
      fraction(slope ** 3, 3 * a ** 2),
      fraction(slope ** 3, 2 * a ** 2),
      fraction(slope ** 2, 6 * a),
      fraction(5 * slope ** 3, 6 * a ** 2),
      fraction(slope ** 3, 6 * a),
    ];
    return {
      question: `What is the area between the parabola y = ${coefficient(a)}x² and the line y = ${coefficient(slope)}x?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => option !== right),
      explanation: `They meet at x = 0 and x = ${fraction(slope, a)}. ∫(${coefficient(slope)}x − ${coefficient(a)}x²)dx = b³/(6a²) = ${figure(slope ** 3)} ÷ ${figure(6 * a ** 2)} = ${right}.`,
    };
  },
};

export const calculusFamilies: readonly Family[] = [
  quotientLimit,
  trigonometricLimit,
  continuity,
  quotientDerivative,
  chainRule,
  tangentLine,
  cubicExtremum,
  relatedRates,
  definiteIntegral,
  absoluteIntegral,
  areaBetween,
];
