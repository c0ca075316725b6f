import type { Family } from '../../family.ts';
import type { Random } from '../../random.ts';
import { counted, figure } from '../../wording.ts';
import { balancedWithSlips } from './balanced.ts';
import { listed, range, sumOf } from './listing.ts';

const COMPUTING = 'Computer Science';
const ALGORITHMS = 'Algorithms';

const loopCount: Family = {
  name: 'doubling-loop-count',
  subject: COMPUTING,
  topic: ALGORITHMS,
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
  topic: ALGORITHMS,
  difficulty: 'Easy',
  make(random) {
    const size = random.int(6, 120);
    const least = random.int(1, 3);
    const skipped = (least * (least - 1)) / 2;
    const runs = (size * (size + 1)) / 2 - skipped;
    return {
      question: `How often is work() called?\nfor (i = ${least}; i <= ${size}; i++)\n  for (j = 1; j <= i; j++) work();`,
      right: figure(runs),
      wrong: [size * size, (size * (size - 1)) / 2, size * (size + 1), runs + size, 2 * size].map(
        figure,
      ),
      explanation:
        least === 1
          ? `The inner loop runs i times, so there are 1 + 2 + … + ${size} = ${size} × ${size + 1} ÷ 2 = ${figure(runs)} calls.`
          : `The inner loop runs i times, so there are ${least} + ${least + 1} + … + ${size} calls. From 1 the sum is ${size} × ${size + 1} ÷ 2 = ${figure(runs + skipped)}; less ${skipped} for the missing start it is ${figure(runs)}.`,
    };
  },
};

const binarySearchSteps: Family = {
  name: 'binary-search-comparisons',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Easy',
  make(random) {
    const size = random.int(40, 5000);
    const most = Math.floor(Math.log2(size)) + 1;
    return {
      question: `At most how many elements does binary search look at in a sorted array of ${figure(size)} elements?`,
      right: String(most),
      wrong: [most - 1, most + 1, most + 2, 2 * most, most - 2].map(String),
      explanation: `Each look leaves at most half of the elements, so k looks suffice for 2^k − 1 elements. 2^${most - 1} − 1 = ${figure(2 ** (most - 1) - 1)} is less than ${figure(size)} and 2^${most} − 1 = ${figure(2 ** most - 1)} is not: ${most} looks.`,
    };
  },
};

function text(list: readonly number[]): string {
  return list.join(', ');
}

function someKeys(random: Random, count: number): number[] {
  return random.shuffle(range(11, 99)).slice(0, count);
}

const insertionSortSwaps: Family = {
  name: 'insertion-sort-swaps',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Moderate',
  make(random) {
    const keys = someKeys(random, 7);
    const before = keys.map(
      (key, place) => keys.slice(0, place).filter((other) => other > key).length,
    );
    const swaps = sumOf(before);
    return {
      question: `Insertion sort puts ${text(keys)} into ascending order by swapping neighbours. How many swaps does it make?`,
      right: String(swaps),
      wrong: [swaps + 1, swaps - 1, 21 - swaps, 21, swaps + 2, swaps - 2].map(String),
      explanation: `A key is swapped once with every greater key that stands before it. Key by key these are ${before.join(' + ')} = ${swaps}.`,
    };
  },
};

const bubbleSortPass: Family = {
  name: 'bubble-sort-passes',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Easy',
  make(random) {
    const keys = someKeys(random, 6);
    const passes = random.int(1, 2);
    const states = [keys];
    for (let pass = 0; pass < 3; pass += 1) states.push(bubbled(states.at(-1) ?? []));
    const right = states[passes] ?? [];
    const sorted = keys.toSorted((a, b) => a - b);
    const [smallest = 0] = sorted;
    const selected = [smallest, ...keys.filter((key) => key !== smallest)];
    return {
      question: `Bubble sort goes from left to right and swaps neighbours that are out of ascending order. What does it make of ${text(keys)} in ${passes === 1 ? 'its first pass' : 'its first two passes'}?`,
      right: text(right),
      wrong: [states[3 - passes] ?? [], selected, sorted, states[3] ?? [], keys.toReversed()].map(
        text,
      ),
      explanation: `The largest key left moves to its place in each pass: ${states
        .slice(0, passes + 1)
        .map(text)
        .join(' → ')}.`,
    };
  },
};

function bubbled(keys: readonly number[]): number[] {
  const [first, second, ...rest] = keys;
  if (first === undefined || second === undefined) return [...keys];
  return [Math.min(first, second), ...bubbled([Math.max(first, second), ...rest])];
}

const quicksortPartition: Family = {
  name: 'quicksort-partition',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Hard',
  make(random) {
    const keys = someKeys(random, 7);
    const pivot = keys[6] ?? 0;
    const smaller = keys.filter((key) => key < pivot);
    if (smaller.length < 2 || smaller.length > 4) return this.make(random);
    const right = partitioned(keys);
    const stable = [...smaller, pivot, ...keys.filter((key) => key > pivot)];
    return {
      question: `Quicksort partitions ${text(keys)} about its last element: going from left to right, it swaps each element smaller than the pivot with the first one not yet known to be smaller, and in the end it swaps the pivot behind the smaller ones. What is the array then?`,
      right: text(right),
      wrong: [
        stable,
        [...smaller, pivot, ...keys.filter((key) => key > pivot).toReversed()],
        keys.toSorted((a, b) => a - b),
        [...smaller.toReversed(), ...right.slice(smaller.length)],
      ].map(text),
      explanation: `${listed(smaller)} are smaller than ${pivot} and come first, in this order. The others are moved behind only by the swaps, and the pivot changes places with the first of them: ${text(right)}.`,
    };
  },
};

function partitioned(keys: readonly number[]): number[] {
  const array = [...keys];
  const pivot = array.at(-1) ?? 0;
  let smaller = 0;
  const swap = (a: number, b: number): void => {
    [array[a], array[b]] = [array[b] ?? 0, array[a] ?? 0];
  };
  array.slice(0, -1).forEach((_, place) => {
    if ((array[place] ?? 0) < pivot) {
      swap(place, smaller);
      smaller += 1;
    }
  });
  swap(smaller, array.length - 1);
  return array;
}

const mergeComparisons: Family = {
  name: 'merge-comparisons',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Moderate',
  make(random) {
    const keys = someKeys(random, random.int(8, 10));
    const split = random.int(3, 5);
    const first = keys.slice(0, split).toSorted((a, b) => a - b);
    const second = keys.slice(split).toSorted((a, b) => a - b);
    const [end, other] = [first.at(-1) ?? 0, second.at(-1) ?? 0];
    const left = (end > other ? first : second).filter((key) => key > Math.min(end, other)).length;
    const all = keys.length;
    return {
      question: `The sorted lists ${text(first)} and ${text(second)} are merged by comparing their first elements and taking the smaller, until one list is empty. How many comparisons are made?`,
      right: String(all - left),
      wrong: [all - 1, all, all - left + 1, all - left - 1, split * (all - split)].map(String),
      explanation: `Each comparison takes one element. When ${Math.min(end, other)} is taken, its list is empty and ${left} of the other list ${left === 1 ? 'is left, which needs' : 'are left, which need'} no comparison: ${all} − ${left} = ${all - left}.`,
    };
  },
};

const recurrenceValue: Family = {
  name: 'recurrence-value',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Moderate',
  make(random) {
    const parts = random.int(1, 4);
    const base = random.pick([2, 3]);
    const levels = base === 2 ? random.int(4, 6) : random.int(3, 4);
    const start = random.int(1, 5);
    const cost = random.pick([
      { tex: 'n', of: (n: number): number => n },
      { tex: '1', of: (): number => 1 },
      { tex: '2n', of: (n: number): number => 2 * n },
      { tex: 'n + 1', of: (n: number): number => n + 1 },
    ]);
    const values = [start];
    for (let level = 1; level <= levels; level += 1) {
      values.push(parts * (values.at(-1) ?? 0) + cost.of(base ** level));
    }
    const value = values.at(-1) ?? 0;
    const size = base ** levels;
    return {
      question: `Let \\(T(1) = ${start}\\) and \\(T(n) = ${parts === 1 ? '' : parts}T(n/${base}) + ${cost.tex}\\) for \\(n > 1\\), where n is a power of ${base}. What is \\(T(${size})\\)?`,
      right: figure(value),
      wrong: [
        values.at(-2) ?? 0,
        parts * value + cost.of(size * base),
        value + cost.of(size),
        value - parts,
        parts * (values.at(-2) ?? 0),
        value + size,
      ].map(figure),
      explanation: `From the bottom: ${values.map((step, level) => `T(${base ** level}) = ${figure(step)}`).join(', ')}.`,
    };
  },
};

const masterTheorem: Family = {
  name: 'master-theorem',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Moderate',
  make(random) {
    const shrink = random.int(2, 5);
    const leaves = random.int(0, 3);
    const power = random.int(0, 3);
    const branches = shrink ** leaves;
    const order = (exponent: number, log = ''): string => {
      const grown = exponent === 0 ? '' : exponent === 1 ? 'n' : `n^${exponent}`;
      return `\\(\\Theta(${[grown, log].filter(Boolean).join(' ') || '1'})\\)`;
    };
    const log = '\\log n';
    const right = leaves === power ? order(power, log) : order(Math.max(leaves, power));
    const cost = power === 0 ? '1' : power === 1 ? 'n' : `n^${power}`;
    const reasons = [
      'The work per level shrinks from the root down, so the root decides',
      'All levels cost the same, and there are about log n of them',
      'The work per level grows from the root down, so the leaves decide',
    ];
    return {
      question: `What does \\(T(n) = ${branches === 1 ? '' : branches}T(n/${shrink}) + ${cost}\\) solve to?`,
      right,
      wrong: [
        order(Math.max(leaves, power), log),
        order(Math.max(leaves, power)),
        order(leaves + power, leaves === power ? '' : log),
        order(Math.min(leaves, power)),
        order(Math.max(leaves, power) + 1),
        order(Math.max(leaves, power) + 2),
      ],
      explanation: `Master theorem with a = ${branches}, b = ${shrink} and f(n) of order \\(${cost}\\): \\(\\log_b a = ${leaves}\\) against the exponent ${power} of f. ${reasons[Math.sign(leaves - power) + 1]}: ${right}.`,
    };
  },
};

const recursiveFunction: Family = {
  name: 'recursive-function-value',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Easy',
  make(random) {
    const [first, second] = [random.int(1, 4), random.int(1, 5)];
    const [times, plus] = [random.int(1, 3), random.int(0, 4)];
    const last = random.int(5, 7);
    const values = [first, second];
    while (values.length <= last) {
      values.push((values.at(-1) ?? 0) + times * (values.at(-2) ?? 0) + plus);
    }
    const value = values[last] ?? 0;
    const twice = times === 1 ? 'f(n - 2)' : `${times} * f(n - 2)`;
    return {
      question: `What does f(${last}) return?\nint f(int n) {\n  if (n == 0) return ${first};\n  if (n == 1) return ${second};\n  return f(n - 1) + ${twice}${plus === 0 ? '' : ` + ${plus}`};\n}`,
      right: figure(value),
      wrong: [
        values[last - 1] ?? 0,
        value - plus - 1,
        value + (values[last - 1] ?? 0),
        value + times,
        value - times,
      ].map(figure),
      explanation: `From f(0) on the values are ${values.map(figure).join(', ')}: each is the one before it plus ${times === 1 ? '' : `${times} times `}the one before that${plus === 0 ? '' : ` plus ${plus}`}.`,
    };
  },
};

const loopSum: Family = {
  name: 'loop-sum-output',
  subject: COMPUTING,
  topic: ALGORITHMS,
  difficulty: 'Easy',
  make(random) {
    const last = random.int(20, 60);
    const step = random.int(3, 7);
    const odd = random.int(1, step - 1);
    const taken = range(1, last).filter((value) => value % step === odd);
    const sum = sumOf(taken);
    return {
      question: `What does this print?\nint s = 0;\nfor (int i = 1; i <= ${last}; i++)\n  if (i % ${step} == ${odd}) s += i;\nprintf("%d", s);`,
      right: String(sum),
      wrong: [
        sum - (taken.at(-1) ?? 0),
        sum + (taken.at(-1) ?? 0) + step,
        sumOf(range(1, last).filter((value) => value % step === 0)),
        taken.length,
        sum - odd,
      ].map(String),
      explanation: `The values of i with remainder ${odd} are ${taken[0]}, ${taken[1]}, …, ${taken.at(-1)}: ${taken.length} of them with the mean ${figure(((taken[0] ?? 0) + (taken.at(-1) ?? 0)) / 2)}, so the sum is ${sum}.`,
    };
  },
};

export const algorithmsFamilies: readonly Family[] = [
  loopCount,
  nestedLoop,
  binarySearchSteps,
  insertionSortSwaps,
  bubbleSortPass,
  quicksortPartition,
  mergeComparisons,
  recurrenceValue,
  masterTheorem,
  recursiveFunction,
  loopSum,
].map(balancedWithSlips);
