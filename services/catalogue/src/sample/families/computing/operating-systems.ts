import type { Family } from '../../family.js';
import { fraction } from '../../wording.js';

const COMPUTING = 'Computer Science';

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

export const operatingSystemsFamilies: readonly Family[] = [pageOffsetBits, firstComeWaiting];
