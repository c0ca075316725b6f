import { NO_NUMERIC_QUESTION, type NumericFamily } from '../../family.ts';
import { wholeAnswer } from '../../numeric-answer.ts';
import type { Random } from '../../random.ts';
import { figure } from '../../wording.ts';
import { signed, term } from '../science/notation.ts';

const MATHEMATICS = 'Mathematics';

/** A multiple of a letter: '3x', '−x'. */
function multiple(value: number, letter: string): string {
  if (Math.abs(value) !== 1) return `${signed(value)}${letter}`;
  return value < 0 ? `−${letter}` : letter;
}

/** A multiple of a letter as it follows another term: '+ 3x', '− x'; nothing for zero. */
function added(value: number, letter: string): string {
  if (value === 0) return '';
  return ` ${value < 0 ? '−' : '+'} ${multiple(Math.abs(value), letter)}`;
}

/** A number as it follows another term; nothing for zero. */
function constant(value: number): string {
  return value === 0 ? '' : ` ${term(value)}`;
}

const WORDS = [
  ...['TIGER', 'MANGO', 'RIVER', 'APPLE', 'HELLO', 'DELHI', 'PATNA', 'INDIA', 'KERALA', 'SILVER'],
  ...['BANANA', 'LETTER', 'MODERN', 'PENCIL', 'DEGREE', 'ORANGE', 'SCHOOL', 'COFFEE', 'BHOPAL'],
];
const VOWELS = 'AEIOU';

function factorial(value: number): number {
  return value < 2 ? 1 : value * factorial(value - 1);
}

/** The number of different orders of letters. */
function orders(letters: readonly string[]): number {
  const counts = Map.groupBy(letters, (letter) => letter);
  const repeats = [...counts.values()].map(({ length }) => factorial(length));
  return factorial(letters.length) / repeats.reduce((product, count) => product * count, 1);
}

const lettersOfWord: NumericFamily = {
  name: 'numeric-letters-of-a-word',
  subject: MATHEMATICS,
  topic: 'Permutations and Combinations',
  difficulty: 'Moderate',
  make(random) {
    const word = random.pick(WORDS);
    const letters = [...word];
    const vowels = letters.filter((letter) => VOWELS.includes(letter));
    const others = letters.filter((letter) => !VOWELS.includes(letter));
    const { asked, answer, reason } = random.pick([
      {
        asked: '',
        answer: orders(letters),
        reason: `There are ${letters.length}! orders; equal letters make some of them the same.`,
      },
      {
        asked: ' so that all vowels stand together',
        answer: orders(['*', ...others]) * orders(vowels),
        reason: `The vowels are one block among ${others.length} other letters: ${orders(['*', ...others])} orders, and ${orders(vowels)} within the block.`,
      },
      {
        asked: ' so that a vowel stands first',
        answer: [...new Set(vowels)].reduce(
          (sum, vowel) => sum + orders(letters.toSpliced(letters.indexOf(vowel), 1)),
          0,
        ),
        reason: `For each different first vowel, the other ${letters.length - 1} letters are arranged in all different orders.`,
      },
    ]);
    return {
      question: `In how many different ways can the letters of the word ${word} be arranged${asked}?`,
      answer: wholeAnswer(answer),
      explanation: `${reason} That gives ${figure(answer)}.`,
    };
  },
};

const definiteIntegral: NumericFamily = {
  name: 'numeric-definite-integral',
  subject: MATHEMATICS,
  topic: 'Integral Calculus',
  difficulty: 'Easy',
  make(random) {
    const [a, b, c] = [random.int(1, 4), random.int(-5, 5), random.int(-6, 9)];
    const end = random.int(2, 6);
    const value = a * end ** 3 + b * end ** 2 + c * end;
    return {
      question: `What is the value of the integral of f(x) = ${3 * a}x²${added(2 * b, 'x')}${constant(c)} from x = 0 to x = ${end}?`,
      answer: wholeAnswer(value),
      explanation: `An antiderivative is F(x) = ${multiple(a, 'x³')}${added(b, 'x²')}${added(c, 'x')}. F(${end}) − F(0) = ${signed(value)}.`,
    };
  },
};

/** A small whole number that is not zero. */
function nonZero(random: Random, size: number): number {
  const value = random.int(1, 2 * size);
  return value > size ? size - value : value;
}

const dependentLines: NumericFamily = {
  name: 'numeric-no-unique-solution',
  subject: MATHEMATICS,
  topic: 'Matrices and Determinants',
  difficulty: 'Moderate',
  make(random) {
    const [p, q] = [nonZero(random, 3), nonZero(random, 3)];
    const [a, b] = [nonZero(random, 5), nonZero(random, 5)];
    const [c, d] = [nonZero(random, 5), nonZero(random, 5)];
    const [e, f] = [random.int(-6, 6), random.int(-6, 6)];
    const k = p * e + q * f;
    const line = (x: number, y: number, z: string, right: number): string =>
      `${multiple(x, 'x')}${added(y, 'y')}${z} = ${signed(right)}`;
    const [third, fourth] = [p * a + q * c, p * b + q * d];
    // The first two lines alone must not be dependent, and every letter must be in the third.
    if (a * d === b * c || third === 0 || fourth === 0) return NO_NUMERIC_QUESTION;
    return {
      question: `For which value of k do the equations ${line(a, b, added(e, 'z'), 1)}, ${line(c, d, added(f, 'z'), 2)} and ${line(third, fourth, ' + kz', 3)} have no unique solution?`,
      answer: wholeAnswer(k),
      explanation: `In x and y, the third left side is the first multiplied by ${signed(p)}, plus the second multiplied by ${signed(q)}. The determinant is zero where this holds for z too: k = (${signed(p)})(${signed(e)}) + (${signed(q)})(${signed(f)}) = ${signed(k)}.`,
    };
  },
};

const coefficient: NumericFamily = {
  name: 'numeric-coefficient-of-a-power',
  subject: MATHEMATICS,
  topic: 'Binomial Theorem',
  difficulty: 'Hard',
  make(random) {
    const [n, a, b] = [random.int(4, 8), random.int(1, 3), nonZero(random, 4)];
    const power = random.int(2, n - 1);
    const choose = (k: number): number => factorial(n) / (factorial(k) * factorial(n - k));
    const value = choose(power) * a ** power + b * choose(power - 1) * a ** (power - 1);
    const inner = a === 1 ? 'x' : `${a}x`;
    return {
      question: `What is the coefficient of x^${power} in the expansion of (1${added(b, 'x')})(1 + ${inner})^${n}?`,
      answer: wholeAnswer(value),
      explanation: `x^${power} comes from 1 · C(${n}, ${power})${a === 1 ? '' : ` · ${a}^${power}`} and from ${multiple(b, 'x')} · C(${n}, ${power - 1})${a === 1 ? '' : ` · ${a}^${power - 1}`}: ${figure(choose(power) * a ** power)} ${term(b * choose(power - 1) * a ** (power - 1))} = ${signed(value)}.`,
    };
  },
};

const areaBetween: NumericFamily = {
  name: 'numeric-area-between-curves',
  subject: MATHEMATICS,
  topic: 'Integral Calculus',
  difficulty: 'Hard',
  make(random) {
    const [first, width] = [random.int(-8, 6), random.pick([6, 12, 18])];
    const second = first + width;
    const [slope, level] = [first + second, -first * second];
    const line = slope === 0 ? signed(level) : `${multiple(slope, 'x')}${constant(level)}`;
    return {
      question: `What is the area of the region enclosed by the parabola y = x² and the line y = ${line}?`,
      answer: wholeAnswer(width ** 3 / 6),
      explanation: `They meet where x² = ${line}, at x = ${signed(first)} and x = ${signed(second)}. The area is (${signed(second)} − (${signed(first)}))³ ÷ 6 = ${width}³ ÷ 6 = ${width ** 3 / 6}.`,
    };
  },
};

const planeDistance: NumericFamily = {
  name: 'numeric-distance-from-a-plane',
  subject: MATHEMATICS,
  topic: 'Three Dimensional Geometry',
  difficulty: 'Easy',
  make(random) {
    const [a, b, c, norm] = random.pick([
      [1, 2, 2, 3],
      [2, 3, 6, 7],
      [2, 6, 9, 11],
      [4, 4, 7, 9],
      [2, 1, 2, 3],
    ] as const);
    const [x, y, z] = [random.int(-5, 9), random.int(-5, 9), random.int(-5, 9)];
    const distance = random.int(1, 9);
    const d = distance * norm - (a * x + b * y + c * z);
    return {
      question: `What is the distance of the point (${signed(x)}, ${signed(y)}, ${signed(z)}) from the plane ${multiple(a, 'x')}${added(b, 'y')}${added(c, 'z')}${constant(d)} = 0?`,
      answer: wholeAnswer(distance),
      explanation: `The left side is ${distance * norm} at the point. The normal has the length √(${a ** 2} + ${b ** 2} + ${c ** 2}) = ${norm}, so the distance is ${distance * norm} ÷ ${norm} = ${distance}.`,
    };
  },
};

export const numericMathematicsFamilies: readonly NumericFamily[] = [
  lettersOfWord,
  definiteIntegral,
  dependentLines,
  coefficient,
  areaBetween,
  planeDistance,
];
