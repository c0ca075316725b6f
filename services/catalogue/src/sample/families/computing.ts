import type { Family } from '../family.js';
import { counted, figure, fraction } from '../wording.js';

const COMPUTING = 'Computer Science';
const MATHEMATICS = 'Engineering Mathematics';

const binaryToDecimal: Family = {
  name: 'binary-to-decimal',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Easy',
  make(random) {
    const value = random.int(33, 255);
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
    const size = random.int(3, 120);
    const bits = (256 - size).toString(2).padStart(8, '0');
    return {
      question: `An 8-bit register holds ${bits} in two's complement. Which number is it?`,
      right: `−${size}`,
      wrong: [`−${size + 1}`, String(256 - size), `−${size - 1}`, `−${128 - size}`, String(size)],
      explanation: `The sign bit is 1, so the number is negative. Read without sign it is ${256 - size}; ${256 - size} − 256 = −${size}.`,
    };
  },
};

const booleanRows: Family = {
  name: 'boolean-true-rows',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Moderate',
  make(random) {
    const shape = random.pick(BOOLEAN_SHAPES);
    const [a, b, c] = random.shuffle(['P', 'Q', 'R', 'S', 'X', 'Y', 'Z']) as [
      string,
      string,
      string,
    ];
    let rows = 0;
    for (let row = 0; row < 8; row += 1) {
      if (shape.holds((row & 4) > 0, (row & 2) > 0, (row & 1) > 0)) rows += 1;
    }
    return {
      question: `For how many of the 8 assignments to ${a}, ${b} and ${c} is \\(${shape.text(a, b, c)}\\) true? (Plus is OR, a product is AND, a bar is NOT.)`,
      right: String(rows),
      wrong: [8 - rows, rows + 1, rows - 1, rows + 2, rows + 3]
        .filter((count) => count >= 0 && count <= 8)
        .map(String),
      explanation: `${shape.reason(a, b, c)} That makes ${rows} of 8 assignments.`,
    };
  },
};

interface BooleanShape {
  text(a: string, b: string, c: string): string;
  holds(a: boolean, b: boolean, c: boolean): boolean;
  reason(a: string, b: string, c: string): string;
}

const BOOLEAN_SHAPES: readonly BooleanShape[] = [
  {
    text: (a, b, c) => `${a} + ${b}${c}`,
    holds: (a, b, c) => a || (b && c),
    reason: (a, b, c) => `Four assignments have ${a} true; of the rest one has ${b} and ${c} true.`,
  },
  {
    text: (a, b, c) => `${a}(${b} + ${c})`,
    holds: (a, b, c) => a && (b || c),
    reason: (a, b, c) =>
      `${a} must be true, and of the four pairs of ${b} and ${c} three have a true one.`,
  },
  {
    text: (a, b, c) => `\\overline{${a}} + ${b} + ${c}`,
    holds: (a, b, c) => !a || b || c,
    reason: (a, b, c) => `It fails only where ${a} is true and both ${b} and ${c} are false.`,
  },
  {
    text: (a, b, c) => `\\overline{${a}}\\,${b} + ${a}\\,\\overline{${c}}`,
    holds: (a, b, c) => (!a && b) || (a && !c),
    reason: (a, b, c) =>
      `With ${a} false it is ${b}, true in two; with ${a} true it is NOT ${c}, true in two.`,
  },
  {
    text: (a, b, c) => `${a} \\oplus ${b} \\oplus ${c}`,
    holds: (a, b, c) => (a !== b) !== c,
    reason: (a, b, c) =>
      `It holds where an odd number of ${a}, ${b} and ${c} is true: three with one, one with all.`,
  },
  {
    text: (a, b, c) => `\\overline{${a}${b}}\\,${c}`,
    holds: (a, b, c) => !(a && b) && c,
    reason: (a, b, c) =>
      `${c} must be true, and of the four pairs of ${a} and ${b} only one has both true.`,
  },
];

const usableHosts: Family = {
  name: 'subnet-usable-hosts',
  subject: COMPUTING,
  topic: 'Computer Networks',
  difficulty: 'Easy',
  make(random) {
    const prefix = random.int(20, 29);
    const network = `10.${random.int(1, 200)}.${16 * random.int(0, 15)}.0`;
    const hosts = 2 ** (32 - prefix) - 2;
    return {
      question: `How many host addresses can be assigned in the IPv4 subnet ${network}/${prefix}?`,
      right: String(hosts),
      wrong: [hosts + 2, hosts + 1, 2 ** (31 - prefix) - 2, 2 ** (33 - prefix) - 2, hosts - 2].map(
        String,
      ),
      explanation: `${32 - prefix} bits are left for hosts: 2^${32 - prefix} = ${hosts + 2} addresses, less the network's own and the broadcast address, ${hosts}.`,
    };
  },
};

const transmissionTime: Family = {
  name: 'transmission-and-propagation',
  subject: COMPUTING,
  topic: 'Computer Networks',
  difficulty: 'Moderate',
  make(random) {
    const bytes = 125 * random.int(4, 24);
    const megabits = random.pick([1, 2, 4, 5, 10]);
    const kilometres = 200 * random.int(1, 20);
    const send = (bytes * 8) / (megabits * 1000);
    const travel = kilometres / 200;
    return {
      question: `A packet of ${figure(bytes)} bytes is sent over a ${megabits} Mbit/s link of ${figure(kilometres)} km. Signals travel at 2 × 10⁸ m/s. How long is it from the first bit sent to the last bit received?`,
      right: `${figure(send + travel)} ms`,
      wrong: [send, travel, send + 2 * travel, send / 8 + travel, send + travel + 1].map(
        (value) => `${figure(value)} ms`,
      ),
      explanation: `Sending takes ${figure(bytes * 8)} bits ÷ ${megabits} Mbit/s = ${figure(send)} ms, travelling ${figure(kilometres)} km ÷ 2 × 10⁸ m/s = ${figure(travel)} ms; together ${figure(send + travel)} ms.`,
    };
  },
};

const loopCount: Family = {
  name: 'doubling-loop-count',
  subject: COMPUTING,
  topic: 'Algorithms',
  difficulty: 'Moderate',
  make(random) {
    const base = random.int(2, 4);
    const limit = random.int(50, 4000);
    let runs = 0;
    for (let value = 1; value < limit; value *= base) runs += 1;
    return {
      question: `How often does the body of this loop run?\nfor (i = 1; i < ${limit}; i = ${base} * i) { work(); }`,
      right: counted(runs, 'time'),
      wrong: [runs + 1, runs - 1, runs + 2, Math.floor(limit / base), limit - 1].map((value) =>
        counted(value, 'time'),
      ),
      explanation: `i takes the values 1, ${base}, ${base ** 2}, … as long as it is below ${limit}. The last one is ${base}^${runs - 1} = ${base ** (runs - 1)}, and ${base}^${runs} = ${base ** runs} is not below ${limit}: ${runs} runs.`,
    };
  },
};

const nestedLoop: Family = {
  name: 'triangular-loop-count',
  subject: COMPUTING,
  topic: 'Algorithms',
  difficulty: 'Easy',
  make(random) {
    const size = random.int(6, 60);
    const runs = (size * (size + 1)) / 2;
    return {
      question: `How often is work() called?\nfor (i = 1; i <= ${size}; i++)\n  for (j = 1; j <= i; j++) work();`,
      right: figure(runs),
      wrong: [size * size, (size * (size - 1)) / 2, size * (size + 1), runs + 1, 2 * size].map(
        figure,
      ),
      explanation: `The inner loop runs i times, so there are 1 + 2 + … + ${size} = ${size} × ${size + 1} ÷ 2 = ${figure(runs)} calls.`,
    };
  },
};

const binarySearchSteps: Family = {
  name: 'binary-search-comparisons',
  subject: COMPUTING,
  topic: 'Algorithms',
  difficulty: 'Easy',
  make(random) {
    const size = random.int(40, 5000);
    const most = Math.floor(Math.log2(size)) + 1;
    return {
      question: `At most how many elements does binary search look at in a sorted array of ${figure(size)} elements?`,
      right: String(most),
      wrong: [most - 1, most + 1, most + 2, Math.round(size / 2), most - 2].map(String),
      explanation: `Each look leaves at most half of the elements, so k looks suffice for 2^k − 1 elements. 2^${most - 1} − 1 = ${figure(2 ** (most - 1) - 1)} is less than ${figure(size)} and 2^${most} − 1 = ${figure(2 ** most - 1)} is not: ${most} looks.`,
    };
  },
};

const heapParent: Family = {
  name: 'heap-parent',
  subject: COMPUTING,
  topic: 'Data Structures',
  difficulty: 'Easy',
  make(random) {
    const index = random.int(7, 120);
    const parent = Math.floor((index - 1) / 2);
    return {
      question: `A binary heap is kept in an array with its root at index 0. At which index is the parent of the element at index ${index}?`,
      right: String(parent),
      wrong: [parent + 1, parent - 1, 2 * index + 1, index - 1, parent + 2].map(String),
      explanation: `The children of index i are at 2i + 1 and 2i + 2, so the parent is at ⌊(${index} − 1) ÷ 2⌋ = ${parent}.`,
    };
  },
};

const fullTreeLeaves: Family = {
  name: 'full-tree-leaves',
  subject: COMPUTING,
  topic: 'Data Structures',
  difficulty: 'Moderate',
  make(random) {
    const arity = random.int(2, 5);
    const inner = random.int(6, 60);
    const leaves = inner * (arity - 1) + 1;
    return {
      question: `In a tree every inner node has exactly ${arity} children, and there are ${inner} inner nodes. How many leaves are there?`,
      right: String(leaves),
      wrong: [leaves - 1, leaves + 1, inner * arity, inner + 1, leaves + 2, inner * arity + 1].map(
        String,
      ),
      explanation: `Every node but the root is a child: ${inner} × ${arity} + 1 = ${inner * arity + 1} nodes. Without the ${inner} inner ones ${leaves} leaves remain.`,
    };
  },
};

const pageOffsetBits: Family = {
  name: 'virtual-page-number-bits',
  subject: COMPUTING,
  topic: 'Operating Systems',
  difficulty: 'Easy',
  make(random) {
    const address = random.pick([24, 28, 32, 36, 40, 48]);
    const kilobytes = 2 ** random.int(0, 6);
    const offset = 10 + Math.log2(kilobytes);
    return {
      question: `Virtual addresses have ${address} bits and pages are ${kilobytes} KB. How many bits does the virtual page number have?`,
      right: String(address - offset),
      wrong: [
        offset,
        address - offset + 1,
        address - offset - 1,
        address,
        address - 10 + offset,
      ].map(String),
      explanation: `A page of ${kilobytes} KB = 2^${offset} bytes needs ${offset} bits of offset; ${address} − ${offset} = ${address - offset} bits are left for the page number.`,
    };
  },
};

const effectiveAccess: Family = {
  name: 'cache-average-access',
  subject: COMPUTING,
  topic: 'Operating Systems',
  difficulty: 'Moderate',
  make(random) {
    const hit = random.pick([80, 85, 90, 92, 95, 98]);
    const cache = random.int(2, 10);
    const memory = 10 * random.int(6, 15);
    const average = (100 * cache + (100 - hit) * memory) / 100;
    return {
      question: `A cache takes ${cache} ns and is asked first; on a miss, memory takes another ${memory} ns. With a hit rate of ${hit}%, what is the average access time?`,
      right: `${figure(average)} ns`,
      wrong: [
        (hit * cache + (100 - hit) * memory) / 100,
        (100 * cache + hit * memory) / 100,
        (cache + memory) / 2,
        average + 1,
        average + cache,
      ].map((value) => `${figure(value)} ns`),
      explanation: `Every access pays ${cache} ns, and ${100 - hit}% pay ${memory} ns more: ${cache} + ${100 - hit}/100 × ${memory} = ${figure(average)} ns.`,
    };
  },
};

const firstComeWaiting: Family = {
  name: 'fcfs-average-waiting',
  subject: COMPUTING,
  topic: 'Operating Systems',
  difficulty: 'Moderate',
  make(random) {
    const [a, b, c] = [random.int(2, 20), random.int(2, 20), random.int(2, 20)];
    const total = a + (a + b);
    const value = (sum: number): string => `${fraction(sum, 3)} ms`;
    return {
      question: `Three jobs arrive together and run first come, first served, for ${a} ms, ${b} ms and ${c} ms in this order. What is their average waiting time?`,
      right: value(total),
      wrong: [
        value(total + a + b + c),
        value(a + b + c),
        value(b + (b + c)),
        value(total + 3),
        value(c + (c + b)),
      ],
      explanation: `They wait 0, ${a} and ${a} + ${b} = ${a + b} ms. The average is (${a} + ${a + b}) ÷ 3 = ${fraction(total, 3)} ms.`,
    };
  },
};

const determinant: Family = {
  name: 'determinant-2x2',
  subject: MATHEMATICS,
  topic: 'Linear Algebra',
  difficulty: 'Easy',
  make(random) {
    const [a, b, c, d] = [random.int(2, 12), random.int(1, 9), random.int(1, 9), random.int(2, 12)];
    const value = a * d - b * c;
    return {
      question: `What is the determinant of \\(\\begin{pmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{pmatrix}\\)?`,
      right: String(value),
      wrong: [a * d + b * c, b * c - a * d, a * c - b * d, value + 2, value - 3].map(String),
      explanation: `\\(${a} \\cdot ${d} - ${b} \\cdot ${c} = ${a * d} - ${b * c} = ${value}\\).`,
    };
  },
};

const eigenvalues: Family = {
  name: 'eigenvalue-sum-product',
  subject: MATHEMATICS,
  topic: 'Linear Algebra',
  difficulty: 'Moderate',
  make(random) {
    const low = random.int(-4, 6);
    const high = low + random.int(1, 7);
    const shear = random.int(1, 9);
    const pair = (a: number, b: number): string => `${Math.min(a, b)} and ${Math.max(a, b)}`;
    return {
      question: `What are the eigenvalues of \\(\\begin{pmatrix} ${low} & ${shear} \\\\ 0 & ${high} \\end{pmatrix}\\)?`,
      right: pair(low, high),
      wrong: [
        pair(0, low + high),
        pair(low, shear),
        pair(-low, -high),
        pair(low + 1, high + 1),
        pair(low - 1, high + 1),
      ],
      explanation: `The matrix is triangular, so \\(\\det(A - \\lambda I) = (${low} - \\lambda)(${high} - \\lambda)\\), which is 0 for ${pair(low, high)}.`,
    };
  },
};

const functionsCount: Family = {
  name: 'count-functions',
  subject: MATHEMATICS,
  topic: 'Discrete Mathematics',
  difficulty: 'Easy',
  make(random) {
    const domain = random.int(2, 6);
    const range = random.int(2, 7);
    const count = range ** domain;
    return {
      question: `How many functions are there from a set of ${domain} elements to a set of ${range} elements?`,
      right: figure(count),
      wrong: [
        domain ** range,
        domain * range,
        2 ** (domain * range),
        count - 1,
        range ** (domain - 1),
      ].map(figure),
      explanation: `Each of the ${domain} elements can go to any of ${range}, independently: ${range}^${domain} = ${figure(count)}.`,
    };
  },
};

const edgesOfComplete: Family = {
  name: 'complete-graph-edges',
  subject: MATHEMATICS,
  topic: 'Discrete Mathematics',
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
        vertices * (vertices - 1) - removed,
        (vertices * (vertices + 1)) / 2 - removed,
        edges + 2 * removed,
        vertices - removed,
      ].map(figure),
      explanation: `The complete graph has ${vertices} × ${vertices - 1} ÷ 2 = ${figure(edges + removed)} edges; ${figure(edges + removed)} − ${removed} = ${figure(edges)}.`,
    };
  },
};

const drawWithoutReturn: Family = {
  name: 'probability-both-red',
  subject: MATHEMATICS,
  topic: 'Probability',
  difficulty: 'Moderate',
  make(random) {
    const red = random.int(3, 9);
    const blue = random.int(3, 9);
    const all = red + blue;
    return {
      question: `A bag has ${red} red and ${blue} blue balls. Two are drawn without putting back. What is the probability that both are red?`,
      right: fraction(red * (red - 1), all * (all - 1)),
      wrong: [
        fraction(red * red, all * all),
        fraction(blue * (blue - 1), all * (all - 1)),
        fraction(red, all),
        fraction(2 * red * blue, all * (all - 1)),
        fraction(2, red),
      ],
      explanation: `The first is red with probability ${red}/${all}, then the second with ${red - 1}/${all - 1}: their product is ${fraction(red * (red - 1), all * (all - 1))}.`,
    };
  },
};

const atLeastOneHead: Family = {
  name: 'probability-at-least-one',
  subject: MATHEMATICS,
  topic: 'Probability',
  difficulty: 'Easy',
  make(random) {
    const sides = random.pick([2, 3, 4, 5, 6, 8, 10]);
    const times = random.int(2, 4);
    const misses = (sides - 1) ** times;
    const all = sides ** times;
    return {
      question: `A fair spinner has ${sides} equal fields, one of them gold. It is spun ${times} times. What is the probability of gold at least once?`,
      right: fraction(all - misses, all),
      wrong: [
        fraction(misses, all),
        fraction(Math.min(times, sides - 1), sides),
        fraction(1, all),
        fraction(1, sides),
        fraction(times * (sides - 1), all),
        fraction(all - 1, all),
      ],
      explanation: `No gold in ${times} spins has the probability (${sides - 1}/${sides})^${times} = ${fraction(misses, all)}, so at least one has 1 − ${fraction(misses, all)} = ${fraction(all - misses, all)}.`,
    };
  },
};

export const computingFamilies: readonly Family[] = [
  binaryToDecimal,
  twosComplement,
  booleanRows,
  usableHosts,
  transmissionTime,
  loopCount,
  nestedLoop,
  binarySearchSteps,
  heapParent,
  fullTreeLeaves,
  pageOffsetBits,
  effectiveAccess,
  firstComeWaiting,
  determinant,
  eigenvalues,
  functionsCount,
  edgesOfComplete,
  drawWithoutReturn,
  atLeastOneHead,
];
