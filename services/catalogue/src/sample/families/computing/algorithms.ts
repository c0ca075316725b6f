import type { Family } from '../../family.js';
import { counted, figure } from '../../wording.js';

const COMPUTING = 'Computer Science';

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

export const algorithmsFamilies: readonly Family[] = [loopCount, nestedLoop, binarySearchSteps];
