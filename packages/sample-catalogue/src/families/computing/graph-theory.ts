import type { Family } from '../../family.ts';
import { counted, figure } from '../../wording.ts';
import { balancedWithSlips } from './balanced.ts';
import { listed, range } from './listing.ts';

const MATHEMATICS = 'Engineering Mathematics';
const GRAPHS = 'Graph Theory';

const edgesOfComplete: Family = {
  name: 'complete-graph-edges',
  subject: MATHEMATICS,
  topic: GRAPHS,
  difficulty: 'Easy',
  make(random) {
    const vertices = random.int(6, 60);
    const removed = random.int(1, 5);
    const edges = (vertices * (vertices - 1)) / 2 - removed;
    return {
      question: `${counted(removed, 'edge')} ${removed === 1 ? 'is' : 'are'} removed from the complete graph on ${vertices} vertices. How many edges are left?`,
      right: figure(edges),
      wrong: [
        edges + removed,
        edges - removed,
        vertices * (vertices - 1) - removed,
        (vertices * (vertices + 1)) / 2 - removed,
        edges - vertices,
        edges - 1,
      ].map(figure),
      explanation: `The complete graph has ${vertices} × ${vertices - 1} ÷ 2 = ${figure(edges + removed)} edges; ${figure(edges + removed)} − ${removed} = ${figure(edges)}.`,
    };
  },
};

const degreeSum: Family = {
  name: 'graph-degree-sum',
  subject: MATHEMATICS,
  topic: GRAPHS,
  difficulty: 'Easy',
  make(random) {
    const degrees = [random.int(2, 4), random.int(3, 6)];
    const counts = [random.int(3, 12), random.int(2, 9)];
    const last = random.int(2, 8);
    const [a = 0, b = 0] = degrees;
    const [m = 0, n = 0] = counts;
    const sum = a * m + b * n + last;
    if (a === b || sum % 2 === 1) return this.make(random);
    const edges = sum / 2;
    const isEdges = random.int(0, 1) === 0;
    return {
      question: isEdges
        ? `A graph has ${m} vertices of degree ${a}, ${n} of degree ${b} and one of degree ${last}. How many edges does it have?`
        : `A graph with ${edges} edges has ${m} vertices of degree ${a} and ${n} of degree ${b}. There is one more vertex. What is its degree?`,
      right: String(isEdges ? edges : last),
      wrong: (isEdges
        ? [sum, edges - 1, edges + 1, m + n + 1, edges + 2]
        : [last + 2, last - 1, last + 1, Math.abs(edges - a * m - b * n), last + 4]
      )
        .filter((value) => value >= 0)
        .map(String),
      explanation: `The degrees add up to twice the number of edges. ${isEdges ? `${m} × ${a} + ${n} × ${b} + ${last} = ${sum}, so there are ${sum} ÷ 2 = ${edges} edges` : `2 × ${edges} − ${m} × ${a} − ${n} × ${b} = ${last}`}.`,
    };
  },
};

const planeGraph: Family = {
  name: 'planar-graph-faces',
  subject: MATHEMATICS,
  topic: GRAPHS,
  difficulty: 'Moderate',
  make(random) {
    const vertices = random.int(6, 20);
    const edges = random.int(vertices + 2, 3 * vertices - 6);
    const faces = edges - vertices + 2;
    const asked = random.pick(['faces', 'edges', 'vertices']);
    const values: Readonly<Record<string, number>> = { faces, edges, vertices };
    const given = Object.entries(values).filter(([name]) => name !== asked);
    const right = values[asked] ?? 0;
    return {
      question: `A connected plane graph has ${given.map(([name, value]) => `${value} ${name}`).join(' and ')}. How many ${asked} does it have (the outer face counts as one)?`,
      right: String(right),
      wrong: [right - 2, right + 2, right - 1, right + 1].map(String),
      explanation: `By Euler's formula vertices − edges + faces = 2: ${vertices} − ${edges} + ${faces} = 2, so there are ${right} ${asked}.`,
    };
  },
};

const spanningTrees: Family = {
  name: 'count-spanning-trees',
  subject: MATHEMATICS,
  topic: GRAPHS,
  difficulty: 'Hard',
  make(random) {
    const all = ['AB', 'AC', 'AD', 'AE', 'BC', 'BD', 'BE', 'CD', 'CE', 'DE'];
    const chosen = random.shuffle(all).slice(0, random.int(5, 7));
    const edges = all.filter((edge) => chosen.includes(edge));
    const count = treesOf(edges);
    if (count < 3) return this.make(random);
    const { length } = edges;
    return {
      question: `How many spanning trees does the graph with the vertices A, B, C, D, E and the edges ${listed(edges)} have?`,
      right: String(count),
      wrong: [choose(length, 4), count + 1, count - 1, length, count + 3].map(String),
      explanation: `A spanning tree has 4 of the ${length} edges, chosen in one of C(${length}, 4) = ${choose(length, 4)} ways; ${choose(length, 4) - count} of these choices close a cycle, which leaves ${count}.`,
    };
  },
};

/** Deletion and contraction: trees without the first edge, and trees with it. */
function treesOf(edges: readonly string[], joined = 'ABCDE'): number {
  if (joined.length === 1) return 1;
  const [edge, ...rest] = edges;
  if (edge === undefined) return 0;
  const [kept = '', merged = ''] = [...edge];
  const contracted = rest
    .map((other) => other.replaceAll(merged, kept))
    .filter((other) => other.charAt(0) !== other.charAt(1));
  return treesOf(rest, joined) + treesOf(contracted, joined.replace(merged, ''));
}

function choose(all: number, some: number): number {
  return range(1, some).reduce((product, step) => (product * (all - some + step)) / step, 1);
}

export const graphTheoryFamilies: readonly Family[] = [
  edgesOfComplete,
  degreeSum,
  planeGraph,
  spanningTrees,
].map(balancedWithSlips);
