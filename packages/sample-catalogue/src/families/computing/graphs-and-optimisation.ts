import type { Family } from '../../family.ts';
import type { Random } from '../../random.ts';
import { figure } from '../../wording.ts';
import { balancedWithSlips } from './balanced.ts';
import { listed, range, sumOf } from './listing.ts';

const COMPUTING = 'Computer Science';
const ALGORITHMS = 'Algorithms';

interface Edge {
  from: string;
  to: string;
  weight: number;
}

function edgesText(edges: readonly Edge[], mark: string): string {
  return edges.map(({ from, to, weight }) => `${from}${mark}${to} ${weight}`).join(', ');
}

/** Some of the edges that go forward in the alphabet, each vertex but the first with one into it. */
function randomEdges(random: Random, vertices: string, more: number): Edge[] {
  const pairs = [...vertices].flatMap((from, place) =>
    [...vertices.slice(place + 1)].map((to) => `${from}${to}`),
  );
  const needed = [...vertices.slice(1)].map((to) =>
    random.pick(pairs.filter((pair) => pair.endsWith(to))),
  );
  const others = random.shuffle(pairs.filter((pair) => !needed.includes(pair))).slice(0, more);
  return [...needed, ...others]
    .toSorted()
    .map((pair) => ({ from: pair.charAt(0), to: pair.charAt(1), weight: random.int(1, 12) }));
}

const shortestPath: Family = {
  name: 'shortest-path',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Moderate',
  make(random) {
    const edges = randomEdges(random, 'ABCDE', 4);
    const paths = pathsFrom('A', 'E', edges).toSorted((a, b) => lengthOf(a) - lengthOf(b));
    const [best = []] = paths;
    if (paths.length < 3 || best.length < 2 || lengthOf(best) === lengthOf(paths[1] ?? [])) {
      return this.make(random);
    }
    const length = lengthOf(best);
    const fewest = Math.min(...paths.map((path) => path.length));
    const direct = paths.find((path) => path.length === fewest) ?? best;
    const way = ['A', ...best.map(({ to }) => to)].join(' → ');
    return {
      question: `A directed graph has these edges with their lengths: ${edgesText(edges, '→')}. How long is the shortest path from A to E?`,
      right: String(length),
      wrong: [...paths.slice(1).map(lengthOf), lengthOf(direct), length - 1, length + 1, length + 2]
        .filter((other) => other !== length)
        .map(String),
      explanation: `${way} has the length ${best.map(({ weight }) => weight).join(' + ')} = ${length}; the next best of the ${paths.length} paths from A to E is ${lengthOf(paths[1] ?? [])} long.`,
    };
  },
};

function pathsFrom(from: string, to: string, edges: readonly Edge[]): Edge[][] {
  if (from === to) return [[]];
  return edges
    .filter((edge) => edge.from === from)
    .flatMap((edge) => pathsFrom(edge.to, to, edges).map((rest) => [edge, ...rest]));
}

function lengthOf(path: readonly Edge[]): number {
  return sumOf(path.map(({ weight }) => weight));
}

const spanningTree: Family = {
  name: 'minimum-spanning-tree',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Moderate',
  make(random) {
    const edges = randomEdges(random, 'ABCDE', 3);
    const byWeight = edges.toSorted((a, b) => a.weight - b.weight);
    const chosen: Edge[] = [];
    const part = new Map([...'ABCDE'].map((vertex) => [vertex, vertex]));
    for (const edge of byWeight) {
      const [kept, merged] = [part.get(edge.from), part.get(edge.to)];
      if (kept === merged) continue;
      chosen.push(edge);
      for (const [vertex, of] of part) if (of === merged) part.set(vertex, kept ?? '');
    }
    const weight = lengthOf(chosen);
    const cheapest = lengthOf(byWeight.slice(0, 4));
    return {
      question: `An undirected graph has these edges with their weights: ${edgesText(edges, '–')}. What is the weight of a minimum spanning tree?`,
      right: String(weight),
      wrong: [
        cheapest,
        lengthOf(edges) - weight,
        weight + 1,
        weight - 1,
        weight + 2,
        lengthOf(edges),
      ].map(String),
      explanation: `Kruskal's algorithm takes the lightest edge that closes no cycle, again and again: ${edgesText(chosen, '–')}. Together ${chosen.map((edge) => edge.weight).join(' + ')} = ${weight}.`,
    };
  },
};

const topologicalOrders: Family = {
  name: 'topological-order-count',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Hard',
  make(random) {
    const names = random.shuffle([...'ABCDE']);
    const pairs = names.flatMap((from, place) =>
      names.slice(place + 1).map((to) => ({ from, to })),
    );
    const edges = random
      .shuffle(pairs)
      .slice(0, random.int(4, 6))
      .toSorted((a, b) => (a.from + a.to < b.from + b.to ? -1 : 1));
    const orders = ordersOf([...'ABCDE'], edges);
    if (orders.length < 2 || orders.length > 12) return this.make(random);
    const count = orders.length;
    return {
      question: `How many topological orders does the graph with the vertices A, B, C, D, E and the edges ${listed(edges.map(({ from, to }) => `${from}→${to}`))} have?`,
      right: String(count),
      wrong: [count + 1, count - 1, 2 * count, count + 2, 120 / count]
        .filter((other) => Number.isInteger(other))
        .map(String),
      explanation: `Take a vertex that no edge of the rest enters, again and again, in every possible way: ${orders.join(', ')}. There are ${count}.`,
    };
  },
};

function ordersOf(
  vertices: readonly string[],
  edges: readonly { from: string; to: string }[],
): string[] {
  if (vertices.length === 0) return [''];
  return vertices
    .filter((vertex) => !edges.some(({ from, to }) => to === vertex && vertices.includes(from)))
    .flatMap((vertex) =>
      ordersOf(
        vertices.filter((other) => other !== vertex),
        edges,
      ).map((rest) => vertex + rest),
    );
}

const commonSubsequence: Family = {
  name: 'longest-common-subsequence',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Moderate',
  make(random) {
    const word = (): string => Array.from({ length: 7 }, () => random.pick([...'ABCD'])).join('');
    const [a, b] = [word(), word()];
    const common = commonOf(a, b);
    const length = common.length;
    return {
      question: `How long is a longest common subsequence of ${a} and ${b}?`,
      right: String(length),
      wrong: [length - 1, length + 1, length + 2, length - 2]
        .filter((other) => other > 0)
        .map(String),
      explanation: `${common} can be got from both by leaving letters out, and the table of dynamic programming, filled prefix by prefix, shows nothing longer: ${length}.`,
    };
  },
};

function commonOf(a: string, b: string): string {
  if (!a || !b) return '';
  const [headA, headB] = [a.charAt(0), b.charAt(0)];
  if (headA === headB) return headA + commonOf(a.slice(1), b.slice(1));
  const [left, right] = [commonOf(a.slice(1), b), commonOf(a, b.slice(1))];
  return left.length >= right.length ? left : right;
}

const matrixChain: Family = {
  name: 'matrix-chain',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Hard',
  make(random) {
    const [p, q, r, s, t] = Array.from({ length: 5 }, () => 5 * random.int(1, 8)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const ways = [
      { form: '((AB)C)D', cost: p * q * r + p * r * s + p * s * t },
      { form: '(A(BC))D', cost: q * r * s + p * q * s + p * s * t },
      { form: '(AB)(CD)', cost: p * q * r + r * s * t + p * r * t },
      { form: 'A((BC)D)', cost: q * r * s + q * s * t + p * q * t },
      { form: 'A(B(CD))', cost: r * s * t + q * r * t + p * q * t },
    ].toSorted((x, y) => x.cost - y.cost);
    const [best, ...worse] = ways.map(({ cost }) => cost);
    return {
      question: `The matrices A (${p} × ${q}), B (${q} × ${r}), C (${r} × ${s}) and D (${s} × ${t}) are multiplied by the schoolbook method. How many multiplications of numbers does the best bracketing of ABCD need?`,
      right: figure(best ?? 0),
      wrong: worse.map(figure),
      explanation: `A product of an a × b and a b × c matrix needs abc multiplications. The five bracketings cost ${ways.map(({ form, cost }) => `${form} ${figure(cost)}`).join(', ')}.`,
    };
  },
};

const knapsack: Family = {
  name: 'knapsack-0-1',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Moderate',
  make(random) {
    const items = [...'PQRS'].map((name) => ({
      name,
      weight: random.int(2, 9),
      value: random.int(5, 30),
    }));
    const weights = sumOf(items.map(({ weight }) => weight));
    const capacity = random.int(Math.ceil(weights * 0.45), Math.floor(weights * 0.7));
    const choices = range(0, 15)
      .map((mask) => items.filter((_, place) => (mask >> place) & 1))
      .filter((choice) => sumOf(choice.map(({ weight }) => weight)) <= capacity)
      .toSorted((a, b) => worthOf(b) - worthOf(a));
    const [best = []] = choices;
    const value = worthOf(best);
    let room = capacity;
    const greedy = items
      .toSorted((a, b) => b.value / b.weight - a.value / a.weight)
      .filter(({ weight }) => {
        if (weight > room) return false;
        room -= weight;
        return true;
      });
    return {
      question: `A knapsack holds ${capacity} kg. The items are ${listed(items.map(({ name, weight, value: worth }) => `${name} (${weight} kg, value ${worth})`))}; each is taken whole or not at all. What is the greatest total value?`,
      right: String(value),
      wrong: [worthOf(greedy), ...choices.slice(1, 3).map(worthOf), value + 2, value - 3, value + 5]
        .filter((other) => other !== value)
        .map(String),
      explanation: `${listed(best.map(({ name }) => name))} weigh${best.length === 1 ? 's' : ''} ${sumOf(best.map(({ weight }) => weight))} kg and ${best.length === 1 ? 'is' : 'are'} worth ${value}. Of the choices that fit, the next best is worth ${worthOf(choices[1] ?? [])}.`,
    };
  },
};

function worthOf(items: readonly { value: number }[]): number {
  return sumOf(items.map(({ value }) => value));
}

const huffmanBits: Family = {
  name: 'huffman-code-length',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Moderate',
  make(random) {
    const counts = random.shuffle(range(3, 50)).slice(0, 5);
    const sums: number[] = [];
    let left = counts.toSorted((a, b) => a - b);
    while (left.length > 1) {
      const [a = 0, b = 0, ...rest] = left;
      sums.push(a + b);
      left = [...rest, a + b].toSorted((x, y) => x - y);
    }
    const bits = sumOf(sums);
    const all = sumOf(counts);
    return {
      question: `A text consists of the letters a, b, c, d and e, which occur ${listed(counts)} times. How many bits does it take in a Huffman code?`,
      right: figure(bits),
      wrong: [3 * all, bits - all, bits + (counts[0] ?? 0), 2 * all, bits - 2]
        .filter((other) => other > 0)
        .map(figure),
      explanation: `Joining the two rarest again and again makes the sums ${listed(sums)}. Each sum counts one bit for every letter under it, so the text takes ${sums.join(' + ')} = ${figure(bits)} bits.`,
    };
  },
};

export const graphAndDynamicFamilies: readonly Family[] = [
  shortestPath,
  spanningTree,
  topologicalOrders,
  commonSubsequence,
  matrixChain,
  knapsack,
  huffmanBits,
].map(balancedWithSlips);
