import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, type Solver } from '../../testing/expect-family.ts';
import { discreteMathematicsFamilies } from './discrete-mathematics.ts';

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

type Operator = (a: boolean, b: boolean) => boolean;

const OPERATORS: Readonly<Record<string, Operator>> = {
  '∧': (a, b) => a && b,
  '∨': (a, b) => a || b,
  '→': (a, b) => !a || b,
  '↔': (a, b) => a === b,
};

/** Evaluates a formula in which every operator but the outermost stands in brackets. */
function evaluate(formula: string, values: Readonly<Record<string, boolean>>): boolean {
  const symbols = [...formula.replaceAll(' ', '')];
  const operand = (): boolean => {
    const symbol = symbols.shift() ?? '';
    if (symbol === '¬') return !operand();
    if (symbol !== '(') return values[symbol] ?? false;
    const value = operation();
    expect(symbols.shift()).toBe(')');
    return value;
  };
  const operation = (): boolean => {
    const left = operand();
    const apply = OPERATORS[symbols.shift() ?? ''];
    return apply ? apply(left, operand()) : left;
  };
  return operation();
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'modular-power': (stem) => {
    const [, base = '', exponent = '', modulus = ''] =
      /\((\d+)\^\{(\d+)\}\\\) divided by (\d+)/.exec(stem) ?? [];
    return Number(BigInt(base) ** BigInt(exponent) % BigInt(modulus));
  },
  'modular-inverse': (stem) => {
    const [, value = '', modulus = ''] = /inverse of (\d+) modulo (\d+)/.exec(stem) ?? [];
    // Multiples of the number, until one is 1 more than a multiple of the modulus.
    let multiple = Number(value);
    let times = 1;
    while (multiple % Number(modulus) !== 1) {
      multiple += Number(value);
      times += 1;
    }
    return times;
  },
  'euler-totient': (stem) => {
    const value = numberAt(stem, 1);
    let count = 0;
    for (let other = 1; other <= value; other += 1) if (divisor(value, other) === 1) count += 1;
    return count;
  },
  'linear-recurrence': (stem) => {
    const [, first, second, sum, product, asked] =
      /a_0 = (\d+)\\\), \\\(a_1 = (\d+)\\\) and \\\(a_n = (\d+)a_\{n-1\} - (\d*)a_\{n-2\}.*a_\{(\d)\}\\\)\?/.exec(
        stem,
      ) ?? [];
    let [before, last] = [Number(first), Number(second)];
    for (let n = 2; n <= Number(asked); n += 1) {
      [before, last] = [last, Number(sum) * last - Number(product || 1) * before];
    }
    return last;
  },
  'logic-truth-count': (stem) => {
    const [, formula = '', wanted = ''] = /truth table is (.*) (true|false)\?/.exec(stem) ?? [];
    let rows = 0;
    for (const p of [true, false]) {
      for (const q of [true, false]) {
        for (const r of [true, false]) {
          if (evaluate(formula, { p, q, r }) === (wanted === 'true')) rows += 1;
        }
      }
    }
    return rows;
  },
};

describeFamilies('discrete mathematics families', discreteMathematicsFamilies, SOLVERS, {
  'modular-inverse': 100,
  'euler-totient': 120,
  'logic-truth-count': 90,
});
