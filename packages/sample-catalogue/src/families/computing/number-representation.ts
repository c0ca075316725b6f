import type { Family } from '../../family.ts';
import { fraction } from '../../wording.ts';
import { balanced } from './balanced.ts';

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

const SUBSCRIPTS: Readonly<Record<number, string>> = { 2: '₂', 8: '₈', 16: '₁₆' };
const BASE_NAMES: Readonly<Record<number, string>> = {
  2: 'binary',
  8: 'octal',
  10: 'decimal',
  16: 'hexadecimal',
};

function inBase(value: number, base: number): string {
  return value.toString(base).toUpperCase() + (SUBSCRIPTS[base] ?? '');
}

const baseConversion: Family = {
  name: 'base-conversion',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Easy',
  make(random) {
    const [from = 16, to = 8] = random.shuffle([2, 8, 10, 16]);
    const value = random.int(70, 480);
    const digits = [...value.toString(from)];
    const sum = digits
      .map(
        (digit, place) =>
          `${Number.parseInt(digit, from)} × ${from ** (digits.length - 1 - place)}`,
      )
      .join(' + ');
    const toDecimal = from === 10 ? '' : `${inBase(value, from)} = ${sum} = ${value}. `;
    return {
      question: `Which ${BASE_NAMES[to]} number equals the ${BASE_NAMES[from]} number ${inBase(value, from)}?`,
      right: inBase(value, to),
      wrong: [value + to, value ^ 8, value - 1, value + 2, value ^ 64].map((wrong) =>
        inBase(wrong, to),
      ),
      explanation:
        to === 10
          ? toDecimal.trim()
          : `${toDecimal}Dividing ${value} by ${to} again and again leaves the remainders that, read from the last to the first, are ${inBase(value, to)}.`,
    };
  },
};

const unknownBase: Family = {
  name: 'unknown-base',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Moderate',
  make(random) {
    const base = random.int(5, 9);
    const first = base * random.int(1, 3) + random.int(1, base - 1);
    const digit = random.int(base - (first % base), base - 1);
    const second = base * random.int(1, 3) + digit;
    const text = (value: number): string => value.toString(base);
    const units = (first % base) + digit;
    return {
      question: `In which base is ${text(first)} + ${text(second)} = ${text(first + second)} correct?`,
      right: String(base),
      wrong: [base + 1, base - 1, base + 2, 10, base + 3].map(String),
      explanation: `The last digits add up to ${first % base} + ${digit} = ${units}, and ${units - base} is written with a carry of 1. So the base is ${units} − ${units - base} = ${base}.`,
    };
  },
};

const grayCode: Family = {
  name: 'gray-code',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Moderate',
  make(random) {
    const width = random.int(5, 7);
    const value = random.int(2 ** (width - 1), 2 ** width - 1);
    const gray = value ^ (value >> 1);
    const bits = (number: number): string => number.toString(2).padStart(width, '0');
    const mistaken = [value ^ ((value << 1) % 2 ** width), gray ^ (gray >> 1)];
    const wrong = (right: number): string[] =>
      [...mistaken, right ^ 2, right ^ 1, right ^ 6].map(bits);
    if (random.int(0, 1) === 0) {
      return {
        question: `What is the reflected Gray code of the binary number ${bits(value)}?`,
        right: bits(gray),
        wrong: wrong(gray),
        explanation: `The first bit stays; each other bit is the exclusive OR of a binary bit and the one to its left: ${bits(value)} ⊕ ${bits(value >> 1)} = ${bits(gray)}.`,
      };
    }
    return {
      question: `Which binary number has the reflected Gray code ${bits(gray)}?`,
      right: bits(value),
      wrong: wrong(value),
      explanation: `The first bit stays; each further binary bit is the exclusive OR of the Gray bit and the binary bit before it, which gives ${bits(value)}. Check: ${bits(value)} ⊕ ${bits(value >> 1)} = ${bits(gray)}.`,
    };
  },
};

const registerSum: Family = {
  name: 'twos-complement-sum',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Moderate',
  make(random) {
    const sign = random.pick([1, -1]);
    const a = sign * random.int(60, 125);
    const b = sign * random.int(69, 125);
    const sum = a + b;
    const held = sum - sign * 256;
    const text = (value: number): string => String(value).replace('-', '−');
    return {
      question: `Two 8-bit registers hold ${text(a)} and ${text(b)} in two's complement. They are added into a third 8-bit register and the carry out is dropped. Which number does it then hold?`,
      right: text(held),
      wrong: [sum, -held, held + sign, sign * 127, -sum].map(text),
      explanation: `The sum ${text(sum)} lies outside −128 to 127, so it overflows: ${text(sum)} ${sign > 0 ? '−' : '+'} 256 = ${text(held)}.`,
    };
  },
};

const floatingPoint: Family = {
  name: 'ieee-754-single',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Hard',
  make(random) {
    const exponent = random.int(3, 8);
    const mantissa = random.int(1, 15);
    const negative = random.int(0, 1);
    const word = ((negative << 31) | ((exponent + 127) << 23) | (mantissa << 19)) >>> 0;
    const value = (1 + mantissa / 16) * 2 ** exponent;
    const text = (number: number): string => `${negative ? '−' : ''}${number}`;
    const bits = mantissa.toString(2).padStart(4, '0').replace(/0+$/, '');
    return {
      question: `Which number does the IEEE 754 single-precision word ${word.toString(16).toUpperCase()} (hexadecimal) hold?`,
      right: text(value),
      wrong: [
        value * 2,
        value / 2,
        value - 2 ** exponent,
        value + 2 ** (exponent - 1),
        value * 4,
      ].map(text),
      explanation: `The sign bit is ${negative}, the exponent field ${exponent + 127} − 127 = ${exponent}, the fraction .${bits} in binary, which is ${fraction(mantissa, 16)}. So the number is ${negative ? '−' : ''}(1 + ${fraction(mantissa, 16)}) × 2^${exponent} = ${text(value)}.`,
    };
  },
};

export const numberRepresentationFamilies: readonly Family[] = [
  binaryToDecimal,
  twosComplement,
  baseConversion,
  unknownBase,
  grayCode,
  registerSum,
  floatingPoint,
].map(balanced);
