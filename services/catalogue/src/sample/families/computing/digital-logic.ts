import type { Family } from '../../family.js';

const COMPUTING = 'Computer Science';

const binaryToDecimal: Family = {
  name: 'binary-to-decimal',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Easy',
  make(random) {
    const value = random.int(33, 1000);
    const digits = value.toString(2);
    const powers = [...digits]
      .flatMap((digit, index) => (digit === '1' ? [2 ** (digits.length - 1 - index)] : []))
      .join(' + ');
    return {
      question: `What is the decimal value of the unsigned binary number ${digits}?`,
      right: String(value),
      wrong: [value + 1, value - 1, value ^ 4, value ^ 8, value + 16].map(String),
      explanation: `Adding the powers of two under the ones: ${powers} = ${value}.`,
    };
  },
};

const twosComplement: Family = {
  name: 'twos-complement',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Moderate',
  make(random) {
    const width = random.pick([8, 9, 10]);
    const all = 2 ** width;
    const size = random.int(3, all / 2 - 8);
    const bits = (all - size).toString(2);
    return {
      question: `${width === 8 ? 'An' : 'A'} ${width}-bit register holds ${bits} in two's complement. Which number is it?`,
      right: `−${size}`,
      wrong: [
        `−${size + 1}`,
        String(all - size),
        `−${size - 1}`,
        `−${all / 2 - size}`,
        String(size),
      ],
      explanation: `The sign bit is 1, so the number is negative. Read without sign it is ${all - size}; ${all - size} − 2^${width} = ${all - size} − ${all} = −${size}.`,
    };
  },
};

const booleanRows: Family = {
  name: 'boolean-true-rows',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Moderate',
  make(random) {
    const shape = random.pick(BOOLEAN_SHAPES);
    const [a, b, c] = random.shuffle(['P', 'Q', 'R', 'S', 'X', 'Y', 'Z']) as [
      string,
      string,
      string,
    ];
    let rows = 0;
    for (let row = 0; row < 8; row += 1) {
      if (shape.holds((row & 4) > 0, (row & 2) > 0, (row & 1) > 0)) rows += 1;
    }
    return {
      question: `For how many of the 8 assignments to ${a}, ${b} and ${c} is \\(${shape.text(a, b, c)}\\) true? (Plus is OR, a product is AND, a bar is NOT.)`,
      right: String(rows),
      wrong: [8 - rows, rows + 1, rows - 1, rows + 2, rows + 3]
        .filter((count) => count >= 0 && count <= 8)
        .map(String),
      explanation: `${shape.reason(a, b, c)} That makes ${rows} of 8 assignments.`,
    };
  },
};

interface BooleanShape {
  text(a: string, b: string, c: string): string;
  holds(a: boolean, b: boolean, c: boolean): boolean;
  reason(a: string, b: string, c: string): string;
}

const BOOLEAN_SHAPES: readonly BooleanShape[] = [
  {
    text: (a, b, c) => `${a} + ${b}${c}`,
    holds: (a, b, c) => a || (b && c),
    reason: (a, b, c) => `Four assignments have ${a} true; of the rest one has ${b} and ${c} true.`,
  },
  {
    text: (a, b, c) => `${a}(${b} + ${c})`,
    holds: (a, b, c) => a && (b || c),
    reason: (a, b, c) =>
      `${a} must be true, and of the four pairs of ${b} and ${c} three have a true one.`,
  },
  {
    text: (a, b, c) => `\\overline{${a}} + ${b} + ${c}`,
    holds: (a, b, c) => !a || b || c,
    reason: (a, b, c) => `It fails only where ${a} is true and both ${b} and ${c} are false.`,
  },
  {
    text: (a, b, c) => `\\overline{${a}}\\,${b} + ${a}\\,\\overline{${c}}`,
    holds: (a, b, c) => (!a && b) || (a && !c),
    reason: (a, b, c) =>
      `With ${a} false it is ${b}, true in two; with ${a} true it is NOT ${c}, true in two.`,
  },
  {
    text: (a, b, c) => `${a} \\oplus ${b} \\oplus ${c}`,
    holds: (a, b, c) => (a !== b) !== c,
    reason: (a, b, c) =>
      `It holds where an odd number of ${a}, ${b} and ${c} is true: three with one, one with all.`,
  },
  {
    text: (a, b, c) => `\\overline{${a}${b}}\\,${c}`,
    holds: (a, b, c) => !(a && b) && c,
    reason: (a, b, c) =>
      `${c} must be true, and of the four pairs of ${a} and ${b} only one has both true.`,
  },
];

export const digitalLogicFamilies: readonly Family[] = [
  binaryToDecimal,
  twosComplement,
  booleanRows,
];
