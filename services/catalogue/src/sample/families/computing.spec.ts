import { describe, expect, it } from '@jest/globals';
import { evaluateBoolean } from '../testing/evaluate-boolean.js';
import { expectFamily, numberAt, numbersOf, type Solver } from '../testing/expect-family.js';
import { computingFamilies } from './computing.js';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'binary-to-decimal': (stem) => Number.parseInt(/([01]+)\?$/.exec(stem)?.[1] ?? '', 2),
  'twos-complement': (stem) => {
    const [bits = ''] = /[01]{8}/.exec(stem) ?? [];
    return new Int8Array([Number.parseInt(bits, 2)])[0] ?? 0;
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
  'subnet-usable-hosts': (stem) => {
    const [, address = '', prefix = ''] = /([\d.]+)\/(\d+)\?/.exec(stem) ?? [];
    const bits = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
    const host = bits.join('').slice(Number(prefix));
    expect(host).toMatch(/^0+$/);
    return Number.parseInt('1'.repeat(host.length), 2) - 1;
  },
  'transmission-and-propagation': (stem) => {
    const [, bytes = '', megabits = '', kilometres = ''] =
      /of ([\d,]+) bytes .* a (\d+) Mbit\/s link of ([\d,]+) km/.exec(stem) ?? [];
    const plain = (text: string): number => Number(text.replaceAll(',', ''));
    const seconds = (plain(bytes) * 8) / (plain(megabits) * 1e6) + (plain(kilometres) * 1000) / 2e8;
    return seconds * 1000;
  },
  'doubling-loop-count': (stem) => {
    const [, limit = '', base = ''] = /i < (\d+); i = (\d+) \* i/.exec(stem) ?? [];
    let runs = 0;
    for (let i = 1; i < Number(limit); i = Number(base) * i) runs += 1;
    return runs;
  },
  'triangular-loop-count': (stem) => {
    const size = Number(/i <= (\d+)/.exec(stem)?.[1]);
    let calls = 0;
    for (let i = 1; i <= size; i += 1) for (let j = 1; j <= i; j += 1) calls += 1;
    return calls;
  },
  'binary-search-comparisons': (stem) => {
    const most = (size: number): number => (size === 0 ? 0 : 1 + most(Math.floor(size / 2)));
    return most(numberAt(stem, 0));
  },
  'heap-parent': (stem) => {
    const index = Number(/at index (\d+)\?$/.exec(stem)?.[1]);
    return Array.from({ length: index }, (_, parent) => parent).findIndex(
      (parent) => index === 2 * parent + 1 || index === 2 * parent + 2,
    );
  },
  'full-tree-leaves': (stem) => {
    const [arity = 0, inner = 0] = numbersOf(stem);
    let leaves = 1;
    for (let made = 0; made < inner; made += 1) leaves += arity - 1;
    return leaves;
  },
  'virtual-page-number-bits': (stem) => {
    const [address = 0, kilobytes = 0] = numbersOf(stem);
    let pages = 1n;
    while (pages * BigInt(kilobytes * 1024) < 2n ** BigInt(address)) pages *= 2n;
    return pages.toString(2).length - 1;
  },
  'cache-average-access': (stem) => {
    const [cache = 0, memory = 0, hit = 0] = numbersOf(stem);
    let total = 0;
    for (let access = 0; access < 100; access += 1) total += access < hit ? cache : cache + memory;
    return total / 100;
  },
  'fcfs-average-waiting': (stem) => {
    const bursts = numbersOf(stem);
    let now = 0;
    let waited = 0;
    for (const burst of bursts) {
      waited += now;
      now += burst;
    }
    return waited / bursts.length;
  },
  'determinant-2x2': (stem) => {
    const [a = 0, b = 0, c = 0, d = 0] = numbersOf(stem);
    // Elimination instead of the cross product.
    return a * (d - (c / a) * b);
  },
  'eigenvalue-sum-product': (stem) => {
    const [, a = '', b = '', c = '', d = ''] =
      /pmatrix\} (-?\d+) & (-?\d+) \\\\ (-?\d+) & (-?\d+)/.exec(stem) ?? [];
    const trace = Number(a) + Number(d);
    const product = Number(a) * Number(d) - Number(b) * Number(c);
    const root = Math.sqrt(trace ** 2 - 4 * product);
    return `${(trace - root) / 2} and ${(trace + root) / 2}`;
  },
  'count-functions': (stem) => {
    const [domain = 0, range = 0] = numbersOf(stem);
    let count = 1;
    for (let element = 0; element < domain; element += 1) count *= range;
    return count;
  },
  'complete-graph-edges': (stem) => {
    const [removed = 0, vertices = 0] = numbersOf(stem);
    let edges = -removed;
    for (let a = 0; a < vertices; a += 1) for (let b = 0; b < a; b += 1) edges += 1;
    return edges;
  },
  'probability-both-red': (stem) => {
    const [red = 0, blue = 0] = numbersOf(stem);
    const balls = Array.from({ length: red + blue }, (_, ball) => ball < red);
    const pairs = balls.flatMap((first, i) =>
      balls.filter((_, j) => j !== i).map((second) => first && second),
    );
    return pairs.filter(Boolean).length / pairs.length;
  },
  'probability-at-least-one': (stem) => {
    const [, sides = '', times = ''] = /has (\d+) equal fields.* spun (\d+) times/.exec(stem) ?? [];
    let outcomes: boolean[] = [false];
    for (let spin = 0; spin < Number(times); spin += 1) {
      outcomes = outcomes.flatMap((gold) =>
        Array.from({ length: Number(sides) }, (_, field) => gold || field === 0),
      );
    }
    return outcomes.filter(Boolean).length / outcomes.length;
  },
};

describe('computing families', () => {
  it('are all solved here', () => {
    expect(computingFamilies.map(({ name }) => name)).toEqual(Object.keys(SOLVERS));
  });

  it.each(computingFamilies.map((family) => [family.name, family] as const))(
    '%s: the marked option is right, the others are wrong, all read well',
    (name, family) => {
      expectFamily(family, SOLVERS[name] ?? (() => 'no solver'));
    },
  );
});
