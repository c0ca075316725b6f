import { NO_NUMERIC_QUESTION, type NumericFamily } from '../../family.ts';
import { roundedAnswer, wholeAnswer } from '../../numeric-answer.ts';
import type { Random } from '../../random.ts';
import { figure } from '../../wording.ts';

const COMPUTING = 'Computer Science';
const MATHEMATICS = 'Engineering Mathematics';

const accessTime: NumericFamily = {
  name: 'numeric-average-access-time',
  subject: COMPUTING,
  topic: 'Computer Organization and Architecture',
  difficulty: 'Easy',
  make(random) {
    const [first, second] = [random.int(1, 4), random.int(8, 20)];
    const memory = random.int(10, 30) * 10;
    const [hits, later] = [random.int(80, 98), random.int(50, 95)];
    const misses = (100 - hits) / 100;
    const time = first + misses * (second + ((100 - later) / 100) * memory);
    return {
      question: `A processor has two levels of cache. The first takes ${first} ns and has a hit rate of ${hits}%. The second takes ${second} ns more and has a hit rate of ${later}% among the accesses that reach it. All others take ${memory} ns more. What is the average access time? (Round to two decimals.)`,
      answer: roundedAnswer(time, 2),
      unit: 'ns',
      explanation: `Every access takes ${first} ns, ${figure(misses)} of them ${second} ns more, and ${figure((100 - later) / 100)} of those ${memory} ns more: ${first} + ${figure(misses)} × (${second} + ${figure((100 - later) / 100)} × ${memory}) = ${time.toFixed(2)} ns.`,
    };
  },
};

/** The pages that stay, the least recently used first. */
function lruFaults(pages: readonly number[], frames: number): number {
  const kept: number[] = [];
  let faults = 0;
  for (const page of pages) {
    const place = kept.indexOf(page);
    if (place >= 0) kept.splice(place, 1);
    else {
      faults += 1;
      if (kept.length === frames) kept.shift();
    }
    kept.push(page);
  }
  return faults;
}

const pageFaults: NumericFamily = {
  name: 'numeric-lru-page-faults',
  subject: COMPUTING,
  topic: 'Operating Systems',
  difficulty: 'Moderate',
  make(random) {
    const frames = random.int(3, 4);
    const pages = Array.from({ length: random.int(12, 16) }, () => random.int(1, 6));
    const faults = lruFaults(pages, frames);
    return {
      question: `A process has ${frames} page frames, which are empty at first, and the least recently used page is replaced. How many page faults does it have with the references ${pages.join(', ')}?`,
      answer: wholeAnswer(faults),
      explanation: `Whoever keeps the ${frames} most recently used pages in order finds the referenced page among them ${pages.length - faults} times, and not ${faults} times.`,
    };
  },
};

interface WeightedEdge {
  ends: readonly [number, number];
  weight: number;
}

const VERTICES = ['A', 'B', 'C', 'D', 'E', 'F'];

/** A connected graph: a ring and some chords, all weights different. */
function weightedGraph(random: Random): WeightedEdge[] {
  const size = random.int(5, 6);
  const weights = random.shuffle(Array.from({ length: 20 }, (_, index) => index + 1));
  const ring = Array.from({ length: size }, (_, from) => [from, (from + 1) % size] as const);
  const chords = random.shuffle([
    [0, 2],
    [1, 3],
    [2, 4],
    [0, 3],
    [1, 4],
  ] as const);
  return [...ring, ...chords.slice(0, 3)].map((ends, index) => ({
    ends,
    weight: weights[index] ?? 1,
  }));
}

/** Kruskal's algorithm: the edges that it takes. */
function spanningEdges(edges: readonly WeightedEdge[]): WeightedEdge[] {
  const groups = VERTICES.map((_, vertex) => vertex);
  return edges
    .toSorted((one, other) => one.weight - other.weight)
    .filter(({ ends: [from, to] }) => {
      const [own, joined] = [groups[from], groups[to]];
      if (own === joined) return false;
      for (const [vertex, group] of groups.entries())
        if (group === joined) groups[vertex] = own ?? 0;
      return true;
    });
}

const spanningTree: NumericFamily = {
  name: 'numeric-minimum-spanning-tree',
  subject: COMPUTING,
  topic: 'Algorithms',
  difficulty: 'Moderate',
  make(random) {
    const edges = weightedGraph(random);
    const taken = spanningEdges(edges);
    const total = taken.reduce((sum, { weight }) => sum + weight, 0);
    const nameOf = ({ ends: [from, to] }: WeightedEdge): string =>
      `${VERTICES[from]}${VERTICES[to]}`;
    return {
      question: `An undirected graph has the edges ${edges.map((edge) => `${nameOf(edge)} (${edge.weight})`).join(', ')}, with their weights in brackets. What is the total weight of a minimum spanning tree?`,
      answer: wholeAnswer(total),
      explanation: `Taking the lightest edge that closes no cycle, again and again: ${taken.map((edge) => `${nameOf(edge)} (${edge.weight})`).join(', ')}. Together: ${total}.`,
    };
  },
};

const matrixChain: NumericFamily = {
  name: 'numeric-matrix-chain',
  subject: COMPUTING,
  topic: 'Algorithms',
  difficulty: 'Hard',
  make(random) {
    const sizes = Array.from({ length: 5 }, () => random.int(1, 8) * 5);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = sizes;
    const three = (p: number, q: number, r: number, s: number): number =>
      Math.min(p * q * r + p * r * s, q * r * s + p * q * s);
    const best = Math.min(
      three(b, c, d, e) + a * b * e,
      a * b * c + c * d * e + a * c * e,
      three(a, b, c, d) + a * d * e,
    );
    return {
      question: `The matrices P, Q, R and S have the sizes ${a} × ${b}, ${b} × ${c}, ${c} × ${d} and ${d} × ${e}. What is the least number of multiplications of numbers in which PQRS can be computed?`,
      answer: wholeAnswer(best),
      explanation: `The last product is P(QRS), (PQ)(RS) or (PQR)S. With the best order inside, they take ${figure(three(b, c, d, e) + a * b * e)}, ${figure(a * b * c + c * d * e + a * c * e)} and ${figure(three(a, b, c, d) + a * d * e)} multiplications.`,
    };
  },
};

const automaton: NumericFamily = {
  name: 'numeric-states-of-a-dfa',
  subject: COMPUTING,
  topic: 'Theory of Computation',
  difficulty: 'Moderate',
  make(random) {
    const [first, second] = [random.int(2, 9), random.int(2, 9)];
    const [left, right] = [random.int(0, first - 1), random.int(0, second - 1)];
    return {
      question: `L is the set of all strings over {a, b} in which the number of a leaves the remainder ${left} when divided by ${first}, and the number of b leaves the remainder ${right} when divided by ${second}. How many states does the smallest deterministic finite automaton for L have?`,
      answer: wholeAnswer(first * second),
      explanation: `It has to know both remainders, and any two different pairs of remainders can be told apart by some ending: ${first} × ${second} = ${first * second} states.`,
    };
  },
};

const subnets: NumericFamily = {
  name: 'numeric-hosts-of-a-subnet',
  subject: COMPUTING,
  topic: 'Computer Networks',
  difficulty: 'Easy',
  make(random) {
    const prefix = random.int(16, 24);
    const needed = random.int(3, 30);
    const bits = Math.ceil(Math.log2(needed));
    const hosts = 2 ** (32 - prefix - bits) - 2;
    return {
      question: `A network with a prefix of ${prefix} bits is divided into at least ${needed} subnets of equal size, and no more than necessary. How many hosts can each subnet have? (The first and the last address of a subnet are not given to hosts.)`,
      answer: wholeAnswer(hosts),
      explanation: `${needed} subnets need ${bits} bits, because 2^${bits} = ${2 ** bits} is the first power of two that is enough. ${32 - prefix - bits} bits are left: 2^${32 - prefix - bits} − 2 = ${figure(hosts)} hosts.`,
    };
  },
};

const pipeline: NumericFamily = {
  name: 'numeric-pipeline-speed-up',
  subject: COMPUTING,
  topic: 'Computer Organization and Architecture',
  difficulty: 'Moderate',
  make(random) {
    const stages = Array.from({ length: random.int(4, 6) }, () => random.int(4, 20) * 10);
    const [latch, count] = [random.int(1, 3) * 5, random.int(2, 20) * 50];
    const whole = stages.reduce((sum, stage) => sum + stage, 0);
    const cycle = Math.max(...stages) + latch;
    const speedUp = (count * whole) / ((stages.length + count - 1) * cycle);
    return {
      question: `A pipeline has ${stages.length} stages, which take ${stages.join(', ')} ps, and each passes its result on in ${latch} ps more. Without the pipeline, an instruction takes the time of all stages together. By which factor is it faster with ${count} instructions that never wait? (Round to two decimals.)`,
      answer: roundedAnswer(speedUp, 2),
      explanation: `The clock has a period of ${Math.max(...stages)} + ${latch} = ${cycle} ps, and the last instruction ends after ${stages.length} + ${count} − 1 = ${stages.length + count - 1} periods. ${count} × ${figure(whole)} ÷ (${stages.length + count - 1} × ${cycle}) = ${speedUp.toFixed(2)}.`,
    };
  },
};

const slidingWindow: NumericFamily = {
  name: 'numeric-window-for-full-use',
  subject: COMPUTING,
  topic: 'Computer Networks',
  difficulty: 'Moderate',
  make(random) {
    const [rate, bytes] = [random.int(1, 20), random.int(1, 10) * 125];
    const delay = random.int(5, 60);
    const frame = (bytes * 8) / (rate * 1000);
    const window = Math.ceil(1 + (2 * delay) / frame - 1e-9);
    return {
      question: `Frames of ${figure(bytes)} bytes are sent over a link of ${rate} Mbit/s. The signal takes ${delay} ms in each direction, and acknowledgements take no time to send. How many frames must the window of a sliding window protocol have, at least, so that the sender never waits?`,
      answer: wholeAnswer(window),
      explanation: `A frame takes ${figure(bytes * 8)} bits ÷ ${rate} Mbit/s = ${figure(frame)} ms to send. Its acknowledgement comes after ${figure(frame)} + 2 × ${delay} = ${figure(frame + 2 * delay)} ms: the sender needs ${figure(frame + 2 * delay)} ÷ ${figure(frame)} frames for that time, rounded up: ${window}.`,
    };
  },
};

const expectation: NumericFamily = {
  name: 'numeric-expected-gain',
  subject: MATHEMATICS,
  topic: 'Probability',
  difficulty: 'Easy',
  make(random) {
    const least = random.int(8, 12);
    const [gain, loss] = [random.int(5, 40), random.int(1, 9)];
    const ways = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1][least - 2] ?? 0;
    const value = (gain * ways - loss * (36 - ways)) / 36;
    return {
      question: `Two fair dice are thrown. A player gets ₹${gain} if the sum is at least ${least}, and pays ₹${loss} otherwise. What is the expected gain of the player in rupees, with its sign? (Round to two decimals.)`,
      answer: roundedAnswer(value, 2),
      unit: '₹',
      explanation: `${ways} of 36 pairs have a sum of at least ${least}. The expected gain is (${ways} × ${gain} − ${36 - ways} × ${loss}) ÷ 36 = ${value.toFixed(2).replace('-', '−')} rupees.`,
    };
  },
};

const eigenvalue: NumericFamily = {
  name: 'numeric-largest-eigenvalue',
  subject: MATHEMATICS,
  topic: 'Linear Algebra',
  difficulty: 'Moderate',
  make(random) {
    const [low, high] = [random.int(-9, 6), random.int(1, 9)];
    const [one, two] = [low, low + high];
    if (one === 0 || two === 0 || one === -two) return NO_NUMERIC_QUESTION;
    // A matrix with these eigenvalues: similar to the diagonal one.
    const [p, q] = [random.int(1, 3), random.int(1, 3)];
    const [a, b] = [one - p * q * (two - one), p * (two - one)];
    const [c, d] = [-q * (1 + p * q) * (two - one), two + p * q * (two - one)];
    return {
      question: `The matrix A has the rows (${minus(a)}, ${minus(b)}) and (${minus(c)}, ${minus(d)}). What is its largest eigenvalue?`,
      answer: wholeAnswer(two),
      explanation: `The trace is ${minus(a + d)} and the determinant is ${minus(one * two)}, so λ² ${a + d < 0 ? '+' : '−'} ${Math.abs(a + d)}λ ${one * two < 0 ? '−' : '+'} ${Math.abs(one * two)} = 0. The eigenvalues are ${minus(one)} and ${minus(two)}.`,
    };
  },
};

function minus(value: number): string {
  return String(value).replace('-', '−');
}

const inclusion: NumericFamily = {
  name: 'numeric-numbers-without-divisors',
  subject: MATHEMATICS,
  topic: 'Combinatorics',
  difficulty: 'Easy',
  make(random) {
    const limit = random.int(10, 60) * 10;
    const [first, second] = random.pick([
      [2, 3],
      [2, 5],
      [3, 5],
      [3, 7],
      [5, 7],
      [2, 7],
      [4, 9],
      [3, 8],
    ] as const);
    const floor = (divisor: number): number => Math.floor(limit / divisor);
    const count = limit - floor(first) - floor(second) + floor(first * second);
    return {
      question: `How many of the numbers from 1 to ${limit} are divisible neither by ${first} nor by ${second}?`,
      answer: wholeAnswer(count),
      explanation: `${floor(first)} are divisible by ${first}, ${floor(second)} by ${second} and ${floor(first * second)} by both: ${limit} − ${floor(first)} − ${floor(second)} + ${floor(first * second)} = ${count}.`,
    };
  },
};

export const numericComputingFamilies: readonly NumericFamily[] = [
  accessTime,
  pageFaults,
  spanningTree,
  matrixChain,
  automaton,
  subnets,
  pipeline,
  slidingWindow,
];

export const numericEngineeringMathematicsFamilies: readonly NumericFamily[] = [
  expectation,
  eigenvalue,
  inclusion,
];
