import { quantitative } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { NO_QUESTION, numberItem } from '../../number-item.ts';
import { counted, figure, fraction, gcd, ordinal, rupees } from '../../wording.ts';

const family = quantitative('Algebra');
const simplification = quantitative('Simplification');

/** A whole number with a true minus sign. */
const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** The next term of a sum: ' + 3x', ' − x', '' for none. */
function term(factor: number, letter: string): string {
  if (factor === 0) return '';
  const size = Math.abs(factor) === 1 && letter ? '' : String(Math.abs(factor));
  return ` ${factor < 0 ? '−' : '+'} ${size}${letter}`;
}

const orderOfOperations = simplification('order-of-operations', 'Easy', (random) => {
  const [a, b] = [random.int(2, 9), random.int(3, 12)];
  const [c, d] = [random.int(2, 9), random.int(11, 60)];
  const e = random.int(2, 9);
  const quotient = random.int(2, 12);
  const answer = d + a * b - quotient + c * e;
  return answer < 5
    ? NO_QUESTION
    : numberItem(random, {
        question: `What is the value of ${d} + ${a} × ${b} − ${quotient * c} ÷ ${c} + ${c} × ${e}?`,
        right: answer,
        mistakes: [
          (d + a) * b - quotient + c * e,
          d + a * b - quotient - c * e,
          answer + 2 * quotient,
          answer - quotient,
        ],
        explanation: `Multiplication and division come first: ${a} × ${b} = ${a * b}, ${quotient * c} ÷ ${c} = ${quotient}, ${c} × ${e} = ${c * e}. Then ${d} + ${a * b} − ${quotient} + ${c * e} = ${answer}.`,
      });
});

const fractionSum = simplification('sum-of-fractions', 'Easy', (random) => {
  const [b, d, f] = random.pick([
    [2, 3, 4],
    [3, 4, 6],
    [2, 5, 10],
    [4, 6, 8],
    [3, 5, 6],
    [2, 3, 9],
    [4, 5, 8],
    [3, 8, 12],
    [5, 6, 10],
    [7, 2, 4],
    [8, 3, 6],
    [5, 4, 20],
    [9, 6, 2],
    [3, 7, 21],
  ] as const);
  const [a, c, e] = [random.int(1, b - 1), random.int(1, d - 1), random.int(1, f - 1)];
  if (gcd(a, b) > 1 || gcd(c, d) > 1 || gcd(e, f) > 1) return NO_QUESTION;
  const pair = (b * d) / gcd(b, d);
  const bottom = (pair * f) / gcd(pair, f);
  const top = (a * bottom) / b + (c * bottom) / d - (e * bottom) / f;
  if (top <= 0) return NO_QUESTION;
  return {
    question: `What is ${a}/${b} + ${c}/${d} − ${e}/${f}?`,
    right: fraction(top, bottom),
    wrong: [
      fraction(top + (2 * e * bottom) / f, bottom),
      fraction(Math.abs(a + c - e) || 1, b + d - f > 0 ? b + d - f : f),
      fraction(top + bottom / f, bottom),
      fraction(top + bottom / d, bottom),
      fraction(top + bottom / b, bottom),
    ],
    explanation: `Over the common denominator ${bottom} the sum is (${(a * bottom) / b} + ${(c * bottom) / d} − ${(e * bottom) / f})/${bottom} = ${top}/${bottom}${gcd(top, bottom) > 1 ? ` = ${fraction(top, bottom)}` : ''}.`,
  };
});

const roots = simplification('sum-of-roots', 'Easy', (random) => {
  const [a, b] = [random.int(11, 35), random.int(11, 35)];
  const c = random.int(3, 12);
  const isCube = random.int(0, 1) === 1;
  const answer = a + b - c;
  return numberItem(random, {
    question: isCube
      ? `What is √${a * a} + √${b * b} − ∛${c ** 3}?`
      : `What is √${a * a} + √${b * b} − √${c * c}?`,
    right: answer,
    mistakes: [a + b + c, answer + 10, answer - 10, answer + 2],
    explanation: `√${a * a} = ${a}, √${b * b} = ${b} and ${isCube ? `∛${c ** 3}` : `√${c * c}`} = ${c}, so the value is ${a} + ${b} − ${c} = ${answer}.`,
  });
});

const unknownInEquation = simplification('number-in-place-of-sign', 'Moderate', (random) => {
  const percent = random.pick([10, 15, 20, 25, 30, 35, 40, 45, 60, 75]);
  const base = 20 * random.int(4, 40);
  const [a, b] = [random.int(3, 12), random.int(4, 15)];
  const part = (percent * base) / 100;
  const answer = part + a * b;
  const isSquare = Number.isInteger(Math.sqrt(answer));
  const plus = random.int(11, 80);
  return isSquare
    ? numberItem(random, {
        question: `Which number should replace the question mark in ${percent}% of ${base} + ${a} × ${b} = (?)²?`,
        right: Math.sqrt(answer),
        mistakes: [answer, Math.sqrt(answer) + 2, Math.sqrt(answer) - 2],
        explanation: `${percent}% of ${base} = ${part} and ${a} × ${b} = ${a * b}; ${part} + ${a * b} = ${answer} = ${Math.sqrt(answer)}².`,
      })
    : numberItem(random, {
        question: `Which number should replace the question mark in ${percent}% of ${base} + ${a} × ${b} = ? + ${plus}?`,
        right: answer - plus,
        mistakes: [answer, answer + plus, part - a * b + plus, answer - plus + 10],
        explanation: `${percent}% of ${base} = ${part} and ${a} × ${b} = ${a * b}, together ${answer}. The number is ${answer} − ${plus} = ${answer - plus}.`,
      });
});

const differenceOfSquares = simplification('difference-of-squares', 'Easy', (random) => {
  const half = random.pick([25, 50, 75, 100, 150, 200, 250]);
  const away = random.int(2, 24);
  const [a, b] = [half + away, half - away];
  const answer = 4 * half * away;
  return numberItem(random, {
    question: `What is ${a}² − ${b}²?`,
    right: answer,
    mistakes: [(a - b) ** 2, answer / 2, answer + 2 * half, answer + 100],
    explanation: `a² − b² = (a + b)(a − b) = ${a + b} × ${a - b} = ${figure(answer)}.`,
  });
});

const powersLaw = simplification('laws-of-powers', 'Moderate', (random) => {
  const base = random.pick([2, 3, 5, 7]);
  const [a, b, c] = [random.int(4, 15), random.int(3, 12), random.int(2, 9)];
  const power = a + b - c;
  const write = (exponent: number): string => `\\(${base}^{${exponent}}\\)`;
  return {
    question: `What is \\(${base}^{${a}} \\times ${base}^{${b}} \\div ${base}^{${c}}\\)?`,
    right: write(power),
    wrong: [a + b + c, Math.abs(a * b - c), power + 1, power - 1].map(write),
    explanation: `For powers of one base the exponents are added on multiplying and subtracted on dividing: ${a} + ${b} − ${c} = ${power}.`,
  };
});

const sumWithInverse = family('number-and-its-inverse', 'Moderate', (random) => {
  const sum = random.int(3, 14);
  const isMinus = random.int(0, 1) === 1;
  const isCube = random.int(0, 1) === 1;
  const sign = isMinus ? '−' : '+';
  if (!isCube) {
    const answer = isMinus ? sum ** 2 + 2 : sum ** 2 - 2;
    return numberItem(random, {
      question: `If x ${sign} 1/x = ${sum}, what is x² + 1/x²?`,
      right: answer,
      mistakes: [sum ** 2, isMinus ? sum ** 2 - 2 : sum ** 2 + 2, answer + 4, answer - 1],
      explanation: `Squaring gives x² ${sign} 2 + 1/x² = ${sum ** 2}, so x² + 1/x² = ${sum ** 2} ${isMinus ? '+' : '−'} 2 = ${answer}.`,
    });
  }
  const answer = isMinus ? sum ** 3 + 3 * sum : sum ** 3 - 3 * sum;
  return numberItem(random, {
    question: `If x ${sign} 1/x = ${sum}, what is x³ ${sign} 1/x³?`,
    right: answer,
    mistakes: [
      sum ** 3,
      isMinus ? sum ** 3 - 3 * sum : sum ** 3 + 3 * sum,
      answer + 3,
      answer - sum,
    ],
    explanation: `(x ${sign} 1/x)³ = x³ ${sign} 1/x³ ${sign} 3(x ${sign} 1/x), so x³ ${sign} 1/x³ = ${sum}³ ${isMinus ? '+' : '−'} 3 × ${sum} = ${figure(answer)}.`,
  });
});

const sumAndProduct = family('sum-and-product', 'Easy', (random) => {
  const [a, b] = [random.int(2, 15), random.int(3, 18)];
  const [sum, product] = [a + b, a * b];
  const kind = random.pick(['squares', 'cubes', 'difference'] as const);
  if (kind === 'difference') {
    return a === b
      ? NO_QUESTION
      : numberItem(random, {
          question: `If a + b = ${sum}, ab = ${product} and a > b, what is a − b?`,
          right: Math.abs(a - b),
          mistakes: [Math.abs(a - b) + 2, Math.abs(a - b) + 1, Math.abs(a - b) * 2],
          explanation: `(a − b)² = (a + b)² − 4ab = ${sum ** 2} − ${4 * product} = ${(a - b) ** 2}, so a − b = ${Math.abs(a - b)}.`,
        });
  }
  const answer = kind === 'squares' ? a * a + b * b : a ** 3 + b ** 3;
  return numberItem(random, {
    question: `If a + b = ${sum} and ab = ${product}, what is ${kind === 'squares' ? 'a² + b²' : 'a³ + b³'}?`,
    right: answer,
    mistakes:
      kind === 'squares'
        ? [sum ** 2, sum ** 2 - product, sum ** 2 + 2 * product]
        : [sum ** 3, sum ** 3 - product * sum, sum ** 3 - 3 * product],
    explanation:
      kind === 'squares'
        ? `a² + b² = (a + b)² − 2ab = ${sum ** 2} − ${2 * product} = ${answer}.`
        : `a³ + b³ = (a + b)³ − 3ab(a + b) = ${figure(sum ** 3)} − 3 × ${product} × ${sum} = ${figure(answer)}.`,
  });
});

const twoUnknowns = family('two-unknown-prices', 'Moderate', (random) => {
  const [first, second] = random.pick([
    ['pen', 'notebook'],
    ['pencil', 'eraser'],
    ['cup', 'plate'],
    ['mango', 'coconut'],
    ['ticket for a child', 'ticket for an adult'],
  ] as const);
  const [x, y] = [5 * random.int(1, 12), 5 * random.int(2, 14)];
  const [a, b, c, d] = [random.int(2, 6), random.int(2, 7), random.int(2, 7), random.int(2, 6)];
  if (a * d === b * c || x === y) return NO_QUESTION;
  const many = (count: number, noun: string): string =>
    `${count} ${noun.includes(' ') ? noun.replace('ticket', 'tickets') : noun === 'mango' ? 'mangoes' : `${noun}s`}`;
  return numberItem(random, {
    question: `${many(a, first)} and ${many(b, second)} cost ${rupees(a * x + b * y)}; ${many(c, first)} and ${many(d, second)} cost ${rupees(c * x + d * y)}. What does one ${second} cost?`,
    right: y,
    mistakes: [x, x + y, y + 5, y - 5],
    write: rupees,
    explanation: `Let them cost x and y rupees: ${a}x + ${b}y = ${a * x + b * y} and ${c}x + ${d}y = ${c * x + d * y}. Multiply the first by ${c} and the second by ${a} and subtract: ${signed(b * c - a * d)}y = ${signed((b * c - a * d) * y)}, so y = ${y}.`,
  });
});

const quadraticComparison = family('two-quadratics-compared', 'Hard', (random) => {
  const root = (): number => random.int(-9, 9) || 10;
  const [p, q, r, s] = [root(), root(), root(), root()];
  const equation = (a: number, b: number, letter: string): string =>
    `${letter}²${term(-(a + b), letter)}${term(a * b, '')} = 0`;
  const [least, most] = [Math.min(p, q), Math.max(p, q)];
  const [low, high] = [Math.min(r, s), Math.max(r, s)];
  const relation =
    least > high
      ? 'x > y'
      : most < low
        ? 'x < y'
        : least >= high
          ? 'x ≥ y'
          : most <= low
            ? 'x ≤ y'
            : 'The relation cannot be established';
  const list = (a: number, b: number): string =>
    a === b ? signed(a) : `${signed(Math.min(a, b))} and ${signed(Math.max(a, b))}`;
  const reason: Readonly<Record<string, string>> = {
    'x > y': 'every value of x is greater than every value of y',
    'x < y': 'every value of x is less than every value of y',
    'x ≥ y': 'no value of x is less than a value of y, but two are equal',
    'x ≤ y': 'no value of x is greater than a value of y, but two are equal',
  };
  if (least === most && low === high && least === low) return NO_QUESTION;
  return {
    question: `I. ${equation(p, q, 'x')}; II. ${equation(r, s, 'y')}. Which relation holds between x and y?`,
    right: relation,
    wrong: random.shuffle(
      ['x > y', 'x < y', 'x ≥ y', 'x ≤ y', 'The relation cannot be established'].filter(
        (text) => text !== relation,
      ),
    ),
    explanation: `Factorising gives x = ${list(p, q)} and y = ${list(r, s)}; ${reason[relation] ?? 'some value of x is greater and some value of x is less than a value of y'}.`,
  };
});

const remainderTheorem = family('remainder-theorem', 'Moderate', (random) => {
  const [a, b, c] = [random.int(1, 4), random.int(-6, 6), random.int(-9, 9)];
  const d = random.int(-12, 12);
  const at = random.pick([-3, -2, -1, 1, 2, 3]);
  const answer = a * at ** 3 + b * at ** 2 + c * at + d;
  const other = -a * at ** 3 + b * at ** 2 - c * at + d;
  const polynomial = `${a === 1 ? '' : a}x³${term(b, 'x²')}${term(c, 'x')}${term(d, '')}`;
  return {
    question: `What is the remainder when ${polynomial} is divided by x ${at < 0 ? '+' : '−'} ${Math.abs(at)}?`,
    right: signed(answer),
    wrong: [...new Set([other, d, answer + a, -answer, answer - 2, answer + 4])].map(signed),
    explanation: `By the remainder theorem it is the value at x = ${signed(at)}: ${signed(a * at ** 3)}${term(b * at ** 2, '')}${term(c * at, '')}${term(d, '')} = ${signed(answer)}.`,
  };
});

const progression = family('arithmetic-progression', 'Easy', (random) => {
  const [first, step] = [random.int(2, 25), random.int(2, 12)];
  const count = random.int(10, 40);
  const last = first + (count - 1) * step;
  const shown = [0, 1, 2, 3].map((index) => first + index * step).join(', ');
  return random.int(0, 1) === 1
    ? numberItem(random, {
        question: `What is the sum of the first ${count} terms of ${shown}, …?`,
        right: (count * (first + last)) / 2,
        mistakes: [
          (count * (first + last + step)) / 2,
          count * last,
          ((count - 1) * (first + last)) / 2,
        ],
        explanation: `The ${ordinal(count)} term is ${first} + ${count - 1} × ${step} = ${last}. The sum is ${count} × (${first} + ${last}) ÷ 2 = ${figure((count * (first + last)) / 2)}.`,
      })
    : numberItem(random, {
        question: `Which term of ${shown}, … is ${last}?`,
        right: count,
        mistakes: [count - 1, count + 1, Math.floor(last / step)],
        write: (value) => `The ${ordinal(value)} term`,
        explanation: `${first} + (n − 1) × ${step} = ${last} gives n − 1 = ${last - first} ÷ ${step} = ${count - 1}, so n = ${count}: it is reached after ${counted(count - 1, 'step')}.`,
      });
});

export const algebraFamilies: readonly Family[] = [
  orderOfOperations,
  fractionSum,
  roots,
  unknownInEquation,
  differenceOfSquares,
  powersLaw,
  sumWithInverse,
  sumAndProduct,
  twoUnknowns,
  quadraticComparison,
  remainderTheorem,
  progression,
];
