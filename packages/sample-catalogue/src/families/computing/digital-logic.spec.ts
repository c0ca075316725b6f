import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { evaluateBoolean } from '../../testing/evaluate-boolean.ts';
import { numberAt, type Solver } from '../../testing/expect-family.ts';
import { digitalLogicFamilies } from './digital-logic.ts';

/** The rows of the truth table of the expression in the stem in which it is true. */
function trueRows(stem: string, names: readonly string[]): number {
  const [, expression = ''] = /\\\((?:F\([A-Z,]+\) = )?(.*)\\\)/.exec(stem) ?? [];
  return Array.from({ length: 2 ** names.length }, (_, row) =>
    Object.fromEntries(names.map((name, bit) => [name, ((row >> bit) & 1) === 1])),
  ).filter((values) => evaluateBoolean(expression, values)).length;
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'boolean-true-rows': (stem) => {
    const [, expression = ''] = /\\\((.*)\\\)/.exec(stem) ?? [];
    const names = [...new Set(expression.replace(/\\[a-z]+/g, '').match(/[A-Z]/g) ?? [])];
    expect(names).toHaveLength(3);
    return trueRows(stem, names);
  },
  'minterm-count': (stem) => trueRows(stem, ['A', 'B', 'C', 'D']),
  'multiplexer-function': (stem) => {
    const inputs = [...stem.matchAll(/I\d = ([01C]′?)/g)].map(([, input]) => input);
    expect(inputs).toHaveLength(4);
    const ones: number[] = [];
    for (const a of [0, 1]) {
      for (const b of [0, 1]) {
        for (const c of [0, 1]) {
          const selected = inputs[2 * a + b];
          const level = selected === 'C' ? c : selected === 'C′' ? 1 - c : Number(selected);
          if (level === 1) ones.push(4 * a + 2 * b + c);
        }
      }
    }
    return `Σm(${ones.join(', ')})`;
  },
  'ripple-carry-delay': (stem) => {
    const [bits, carry, sum] = [numberAt(stem, 0), numberAt(stem, 1), numberAt(stem, 2)];
    let carryReady = 0;
    let ready = 0;
    for (let bit = 0; bit < bits; bit += 1) {
      ready = Math.max(ready, carryReady + sum);
      carryReady += carry;
    }
    return Math.max(ready, carryReady);
  },
  'twisted-ring-counter': (stem) => {
    const [, start = '', pulses = ''] = /holds ([01]+)\. .* after (\d+) pulses/.exec(stem) ?? [];
    const register = [...start].map(Number);
    for (let pulse = 0; pulse < Number(pulses); pulse += 1) {
      register.unshift(1 - (register.pop() ?? 0));
    }
    return register.join('');
  },
  'prime-implicant-count': (stem) => {
    const [, list = ''] = /Σm\(([\d, ]+)\)/.exec(stem) ?? [];
    const minterms = new Set(list.split(', ').map(Number));
    // All 26 products of literals, then those that imply F and lie in no greater one that does.
    const cubes: Set<number>[] = [];
    for (let care = 1; care < 8; care += 1) {
      for (let value = 0; value < 8; value += 1) {
        if ((value & ~care) !== 0) continue;
        const rows = [0, 1, 2, 3, 4, 5, 6, 7].filter((row) => (row & care) === value);
        if (rows.every((row) => minterms.has(row))) cubes.push(new Set(rows));
      }
    }
    const lieIn = (cube: Set<number>, other: Set<number>): boolean =>
      other !== cube && [...cube].every((row) => other.has(row));
    return cubes.filter((cube) => !cubes.some((other) => lieIn(cube, other))).length;
  },
};

describeFamilies('digital logic families', digitalLogicFamilies, SOLVERS);
