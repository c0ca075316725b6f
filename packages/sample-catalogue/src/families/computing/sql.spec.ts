import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { sqlFamilies } from './sql.ts';

interface Row {
  name: string;
  dept: string;
  salary: number;
  bonus: number | null;
}

function rowsOf(stem: string): Row[] {
  return [...stem.matchAll(/^(\w+), (\w+), (\d+)(?:, (\d+|NULL))?$/gm)].map(
    ([, name = '', dept = '', salary, bonus]) => ({
      name,
      dept,
      salary: Number(salary),
      bonus: bonus === undefined || bonus === 'NULL' ? null : Number(bonus),
    }),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function tuplesOf(text: string): string[][] {
  return [...text.matchAll(/\(([\w, ]+)\)/g)].map(([, tuple = '']) => tuple.split(', '));
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'sql-where-count': (stem) => {
    const [, dept = '', operator = '', limit = ''] =
      /dept = '(\w+)' (AND|OR) salary > (\d+);/.exec(stem) ?? [];
    const rows = rowsOf(stem);
    expect(rows).toHaveLength(7);
    let count = 0;
    for (const row of rows) {
      const [first, second] = [row.dept === dept, row.salary > Number(limit)];
      if (operator === 'AND' ? first && second : first || second) count += 1;
    }
    return count;
  },
  'sql-null-aggregate': (stem) => {
    const rows = rowsOf(stem);
    const known = rows.map(({ bonus }) => bonus).filter((bonus) => bonus !== null);
    const functions: Readonly<Record<string, number>> = {
      'COUNT(*)': rows.length,
      'COUNT(bonus)': known.length,
      'SUM(bonus)': sum(known),
      'AVG(bonus)': sum(known) / known.length,
    };
    const [, left = '', operator, right = ''] =
      /SELECT (\S+)(?: ([-/]) (\S+))? FROM/.exec(stem) ?? [];
    const [a = Number.NaN, b = Number.NaN] = [functions[left], functions[right]];
    if (!operator) return a;
    return operator === '/' ? a / b : a - b;
  },
  'sql-group-having': (stem) => {
    const [, aggregate = '', operator = '', limit = ''] =
      /HAVING (COUNT\(\*\)|SUM\(salary\)) (>=|>) (\d+);/.exec(stem) ?? [];
    const groups = new Map<string, number>();
    for (const { dept, salary } of rowsOf(stem)) {
      groups.set(dept, (groups.get(dept) ?? 0) + (aggregate.startsWith('COUNT') ? 1 : salary));
    }
    return [...groups.values()].filter((value) =>
      operator === '>=' ? value >= Number(limit) : value > Number(limit),
    ).length;
  },
  'sql-above-average': (stem) => {
    const rows = rowsOf(stem);
    const isCorrelated = stem.includes('t.dept = s.dept');
    // Compared without division: n times the salary against the sum of n.
    return rows.filter(({ dept, salary }) => {
      const compared = isCorrelated ? rows.filter((row) => row.dept === dept) : rows;
      return salary * compared.length > sum(compared.map((row) => row.salary));
    }).length;
  },
  'sql-join-rows': (stem) => {
    const [, p = '', q = '', kind = ''] =
      /values ([\d, and]+), table Q .* values ([\d, and]+)\. .*\n.* P (\w+ ?JOIN|JOIN) Q/.exec(
        stem,
      ) ?? [];
    const [left, right] = [numbersOf(p.replaceAll(',', ' ')), numbersOf(q.replaceAll(',', ' '))];
    expect([left.length, right.length]).toEqual([4, 5]);
    const matched = { left: new Set<number>(), right: new Set<number>() };
    let rows = 0;
    left.forEach((a, i) => {
      right.forEach((b, j) => {
        if (a !== b) return;
        rows += 1;
        matched.left.add(i);
        matched.right.add(j);
      });
    });
    if (kind === 'LEFT JOIN') return rows + left.length - matched.left.size;
    if (kind === 'RIGHT JOIN') return rows + right.length - matched.right.size;
    return rows;
  },
  'natural-join-tuples': (stem) => {
    const [, first = '', second = ''] = /= \{(.*)\} and S\(B, C\) = \{(.*)\}/.exec(stem) ?? [];
    const joined = new Set<string>();
    for (const [a, b] of tuplesOf(first)) {
      for (const [b2, c] of tuplesOf(second)) if (b === b2) joined.add(`${a}${b}${c}`);
    }
    return joined.size;
  },
  'projection-tuples': (stem) => {
    const [, tuples = ''] = /= \{(.*?)\}\./.exec(stem) ?? [];
    const [, columns = '', limit = ''] = /pi_\{([AB, ]+)\}\(\\sigma_\{C > (\d)\}/.exec(stem) ?? [];
    const kept = tuplesOf(tuples).filter(([, , c]) => Number(c) > Number(limit));
    return new Set(kept.map((tuple) => tuple.slice(0, columns.split(', ').length).join())).size;
  },
};

describeFamilies('SQL families', sqlFamilies, SOLVERS);
