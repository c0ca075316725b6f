import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.js';
import { evaluateBoolean } from '../../testing/evaluate-boolean.js';
import { type Solver } from '../../testing/expect-family.js';
import { digitalLogicFamilies } from './digital-logic.js';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'binary-to-decimal': (stem) => Number.parseInt(/([01]+)\?$/.exec(stem)?.[1] ?? '', 2),
  'twos-complement': (stem) => {
    const [, width = '', bits = ''] = /(\d+)-bit register holds ([01]+)/.exec(stem) ?? [];
    expect(bits).toHaveLength(Number(width));
    return -[...bits].reduce((value, bit) => 2 * value + (bit === '1' ? 0 : 1), 0) - 1;
  },
  'boolean-true-rows': (stem) => {
    const [, expression = ''] = /\\\((.*)\\\)/.exec(stem) ?? [];
    const names = [...new Set(expression.replace(/\\[a-z]+/g, '').match(/[A-Z]/g) ?? [])];
    expect(names).toHaveLength(3);
    let rows = 0;
    for (let row = 0; row < 8; row += 1) {
      const values = Object.fromEntries(names.map((name, bit) => [name, ((row >> bit) & 1) === 1]));
      if (evaluateBoolean(expression, values)) rows += 1;
    }
    return rows;
  },
};

describeFamilies('digital-logic families', digitalLogicFamilies, SOLVERS);
