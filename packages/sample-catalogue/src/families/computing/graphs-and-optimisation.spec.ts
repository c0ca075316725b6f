import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { graphAndDynamicFamilies } from './graphs-and-optimisation.ts';

interface Edge {
  ends: string;
  weight: number;
}

function edgesOf(stem: string): Edge[] {
  return [...stem.matchAll(/([A-E])[→–]([A-E]) (\d+)/g)].map(([, from = '', to = '', weight]) => ({
    ends: from + to,
    weight: Number(weight),
  }));
}

/** All ways to pick some of the items. */
function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((made, item) => [...made, ...made.map((set) => [...set, item])], [[]]);
}

function permutations(letters: string): string[] {
  if (letters.length < 2) return [letters];
  return [...letters].flatMap((first) =>
    permutations(letters.replace(first, '')).map((rest) => first + rest),
  );
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'shortest-path': (stem) => {
    const edges = edgesOf(stem);
    const far = new Map([...'ABCDE'].map((vertex) => [vertex, vertex === 'A' ? 0 : Infinity]));
    // Bellman–Ford.
    for (let round = 1; round < 5; round += 1) {
      for (const { ends, weight } of edges) {
        const length = (far.get(ends.charAt(0)) ?? Infinity) + weight;
        if (length < (far.get(ends.charAt(1)) ?? Infinity)) far.set(ends.charAt(1), length);
      }
    }
    return far.get('E') ?? Infinity;
  },
  'minimum-spanning-tree': (stem) => {
    const trees = subsets(edgesOf(stem)).filter((edges) => {
      const reached = new Set('A');
      for (let round = 0; round < 5; round += 1) {
        for (const { ends } of edges) {
          if ([...ends].some((end) => reached.has(end)))
            [...ends].forEach((end) => reached.add(end));
        }
      }
      return edges.length === 4 && reached.size === 5;
    });
    return Math.min(...trees.map((edges) => edges.reduce((sum, { weight }) => sum + weight, 0)));
  },
  'topological-order-count': (stem) => {
    const edges = [...stem.matchAll(/([A-E])→([A-E])/g)].map(
      ([, from = '', to = '']) => [from, to] as const,
    );
    return permutations('ABCDE').filter((order) =>
      edges.every(([from, to]) => order.indexOf(from) < order.indexOf(to)),
    ).length;
  },
  'longest-common-subsequence': (stem) => {
    const [, a = '', b = ''] = /of ([A-D]{7}) and ([A-D]{7})\?/.exec(stem) ?? [];
    const common = subsets([...a]).filter((letters) => new RegExp(letters.join('.*')).test(b));
    return Math.max(...common.map(({ length }) => length));
  },
  'matrix-chain': (stem) => {
    const sizes = [...stem.matchAll(/\((\d+) × (\d+)\)/g)].map(
      ([, rows, columns]) => [Number(rows), Number(columns)] as const,
    );
    expect(sizes).toHaveLength(4);
    const cost = (from: number, to: number): number => {
      if (from === to) return 0;
      const costs: number[] = [];
      for (let split = from; split < to; split += 1) {
        const product = (sizes[from]?.[0] ?? 0) * (sizes[split]?.[1] ?? 0) * (sizes[to]?.[1] ?? 0);
        costs.push(cost(from, split) + cost(split + 1, to) + product);
      }
      return Math.min(...costs);
    };
    return cost(0, 3);
  },
  'knapsack-0-1': (stem) => {
    const capacity = numberAt(stem, 0);
    const best = Array.from({ length: capacity + 1 }, () => 0);
    for (const [, weight, value] of stem.matchAll(/\((\d+) kg, value (\d+)\)/g)) {
      for (let room = capacity; room >= Number(weight); room -= 1) {
        const taken = (best[room - Number(weight)] ?? 0) + Number(value);
        best[room] = Math.max(best[room] ?? 0, taken);
      }
    }
    return best[capacity] ?? 0;
  },
  'huffman-code-length': (stem) => {
    const counts = numbersOf(stem.replaceAll(',', ' ')).toSorted((a, b) => b - a);
    expect(counts).toHaveLength(5);
    // Every prefix code of five letters by its lengths; Kraft's inequality says which there are.
    let best = Infinity;
    const tryLengths = (lengths: readonly number[]): void => {
      if (lengths.reduce((sum, length) => sum + 2 ** -length, 0) > 1) return;
      if (lengths.length === 5) {
        best = Math.min(
          best,
          lengths.reduce((sum, length, letter) => sum + length * (counts[letter] ?? 0), 0),
        );
        return;
      }
      for (const length of [1, 2, 3, 4]) tryLengths([...lengths, length]);
    };
    tryLengths([]);
    return best;
  },
};

describeFamilies('graphs and optimisation families', graphAndDynamicFamilies, SOLVERS);
