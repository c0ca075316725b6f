import type { Family } from '../../family.ts';
import type { Random } from '../../random.ts';
import { counted, figure } from '../../wording.ts';
import { balancedWithSlips } from './balanced.ts';
import { listed, range, sumOf } from './listing.ts';

const COMPUTING = 'Computer Science';
const SYSTEMS = 'Operating Systems';

type Victim = (
  kept: readonly number[],
  before: readonly number[],
  after: readonly number[],
) => number;

interface Faults {
  faults: number;
  notes: string[];
}

/** The frames after every fault; the page that `victim` names makes room. Pages are kept oldest first. */
function pageFaults(references: readonly number[], frames: number, victim: Victim): Faults {
  let kept: number[] = [];
  const notes: string[] = [];
  references.forEach((page, place) => {
    if (kept.includes(page)) return;
    const out = victim(kept, references.slice(0, place), references.slice(place + 1));
    if (kept.length === frames) kept = kept.filter((other) => other !== out);
    kept = [...kept, page];
    notes.push(`{${kept.join(', ')}}`);
  });
  return { faults: notes.length, notes };
}

const FIFO: Victim = ([oldest = 0]) => oldest;
const LRU: Victim = (kept, before) =>
  kept.toSorted((a, b) => before.lastIndexOf(a) - before.lastIndexOf(b))[0] ?? 0;
const OPTIMAL: Victim = (kept, _before, after) => {
  const nextUse = (page: number): number => (after.includes(page) ? after.indexOf(page) : Infinity);
  return kept.reduce((best, page) => (nextUse(page) > nextUse(best) ? page : best), kept[0] ?? 0);
};

function faultsFamily(name: string, rule: string, reason: string, victim: Victim): Family {
  return {
    name,
    subject: COMPUTING,
    topic: SYSTEMS,
    difficulty: 'Moderate',
    make(random) {
      const frames = random.int(3, 4);
      const pages = range(1, frames + 2);
      const references = Array.from({ length: 11 }, () => random.pick(pages)).filter(
        (page, place, list) => page !== list[place - 1],
      );
      const { faults, notes } = pageFaults(references, frames, victim);
      const others = [FIFO, LRU, OPTIMAL].map(
        (other) => pageFaults(references, frames, other).faults,
      );
      if (references.length < 8 || faults <= frames) return this.make(random);
      return {
        question: `A process has ${frames} page frames, empty at first, and refers to the pages ${listed(references)} in this order. How many page faults are there with ${rule} replacement?`,
        right: String(faults),
        wrong: [
          ...others,
          references.length - faults,
          faults + 1,
          faults - 1,
          faults - frames,
          faults + 2,
        ]
          .filter((count) => count > 1)
          .map(String),
        explanation: `${reason} The frames after each fault: ${notes.join(', ')}. That makes ${faults} faults.`,
      };
    },
  };
}

const fifoFaults = faultsFamily(
  'page-faults-fifo',
  'first-in first-out',
  'The page that came in first goes out.',
  FIFO,
);
const lruFaults = faultsFamily(
  'page-faults-lru',
  'least-recently-used',
  'The page whose last use is longest ago goes out.',
  LRU,
);
const optimalFaults = faultsFamily(
  'page-faults-optimal',
  'optimal',
  'The page that is not used for the longest time to come goes out.',
  OPTIMAL,
);

function movement(stops: readonly number[]): number {
  return sumOf(stops.slice(1).map((stop, place) => Math.abs(stop - (stops[place] ?? 0))));
}

function randomCylinders(random: Random): { start: number; requests: number[] } {
  const [start = 0, ...requests] = random.shuffle(range(5, 195)).slice(0, 7);
  return { start, requests };
}

function nearestFirst(start: number, requests: readonly number[]): number[] {
  if (requests.length === 0) return [start];
  const [next = 0] = requests.toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start));
  return [
    start,
    ...nearestFirst(
      next,
      requests.filter((request) => request !== next),
    ),
  ];
}

function sweep(start: number, requests: readonly number[], direction: number): number[] {
  const ahead = requests.filter((request) => (request - start) * direction > 0);
  const behind = requests.filter((request) => (request - start) * direction < 0);
  return [
    start,
    ...ahead.toSorted((a, b) => (a - b) * direction),
    ...behind.toSorted((a, b) => (b - a) * direction),
  ];
}

const diskNearest: Family = {
  name: 'disk-shortest-seek-first',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Moderate',
  make(random) {
    const { start, requests } = randomCylinders(random);
    const stops = nearestFirst(start, requests);
    const gaps = stops
      .slice(0, -1)
      .map((stop, place) => stops.slice(place + 1).map((other) => Math.abs(other - stop)));
    if (gaps.some((list) => new Set(list).size < list.length)) return this.make(random);
    const total = movement(stops);
    return {
      question: `The head of a disk is at cylinder ${start}, and requests for the cylinders ${listed(requests)} are waiting. Over how many cylinders does it move with shortest seek time first?`,
      right: String(total),
      wrong: [
        movement([start, ...requests]),
        movement(sweep(start, requests, 1)),
        movement(sweep(start, requests, -1)),
        total + 10,
        total - 6,
      ].map(String),
      explanation: `It goes to the nearest request each time: ${stops.join(' → ')}. The steps are ${stops
        .slice(1)
        .map((stop, place) => Math.abs(stop - (stops[place] ?? 0)))
        .join(' + ')} = ${total}.`,
    };
  },
};

const diskLook: Family = {
  name: 'disk-look',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Moderate',
  make(random) {
    const { start, requests } = randomCylinders(random);
    const direction = random.pick([1, -1]);
    const stops = sweep(start, requests, direction);
    if (Math.max(...requests) < start || Math.min(...requests) > start) return this.make(random);
    const total = movement(stops);
    const end = direction > 0 ? 199 : 0;
    const turn = direction > 0 ? Math.max(...requests) : Math.min(...requests);
    return {
      question: `The head of a disk with the cylinders 0 to 199 is at ${start} and moves towards ${direction > 0 ? 'higher' : 'lower'} numbers. Requests for ${listed(requests)} are waiting. Over how many cylinders does it move with the LOOK algorithm, which turns round at the last request in each direction?`,
      right: String(total),
      wrong: [
        total + 2 * Math.abs(end - turn),
        movement(sweep(start, requests, -direction)),
        movement([start, ...requests]),
        movement(nearestFirst(start, requests)),
        total + 8,
        total - 5,
      ].map(String),
      explanation: `It visits ${stops.join(' → ')}: ${stops
        .slice(1)
        .map((stop, place) => Math.abs(stop - (stops[place] ?? 0)))
        .join(' + ')} = ${total}.`,
    };
  },
};

const tlbAccess: Family = {
  name: 'tlb-access-time',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Moderate',
  make(random) {
    const hit = random.pick([70, 75, 80, 85, 90, 95, 98]);
    const tlb = random.int(2, 20);
    const memory = 10 * random.int(5, 20);
    const time = tlb + memory + ((100 - hit) * memory) / 100;
    return {
      question: `A look into the TLB takes ${tlb} ns and an access to memory ${memory} ns; the page table is in memory and has one level. With a TLB hit rate of ${hit}%, how long does an access to a byte take on average?`,
      right: `${figure(time)} ns`,
      wrong: [
        tlb + memory + (hit * memory) / 100,
        (hit * (tlb + memory) + (100 - hit) * 2 * memory) / 100,
        tlb + 2 * memory,
        tlb + memory,
        (hit * tlb + (100 - hit) * memory) / 100,
      ].map((value) => `${figure(value)} ns`),
      explanation: `Every access needs ${tlb} + ${memory} ns; ${100 - hit}% of them need ${memory} ns more for the page table: ${tlb + memory} + ${figure(((100 - hit) * memory) / 100)} = ${figure(time)} ns.`,
    };
  },
};

const pageTableSize: Family = {
  name: 'page-table-size',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Moderate',
  make(random) {
    const address = random.int(24, 38);
    const kilobytes = 2 ** random.int(0, 4);
    const entry = random.pick([2, 4, 8]);
    const offset = 10 + Math.log2(kilobytes);
    const size = (2 ** (address - offset) * entry) / 1024;
    const text = (value: number): string =>
      size >= 1024 ? `${figure(value / 1024)} MB` : `${figure(value)} KB`;
    if (size < 16 || size > 2 ** 20) return this.make(random);
    return {
      question: `How large is a one-level page table for virtual addresses of ${address} bits, pages of ${kilobytes} KB and entries of ${entry} bytes?`,
      right: text(size),
      wrong: [size / entry, size * 2, size / 2, size * kilobytes, size * 4].map(text),
      explanation: `There are 2^${address} ÷ 2^${offset} = 2^${address - offset} pages, each with an entry of ${entry} bytes: 2^${address - offset + Math.log2(entry)} bytes = ${text(size)}.`,
    };
  },
};

const internalFragmentation: Family = {
  name: 'internal-fragmentation',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Easy',
  make(random) {
    const page = random.pick([512, 1024, 2048, 4096]);
    const size = random.int(3 * page, 20 * page);
    const pages = Math.ceil(size / page);
    const waste = pages * page - size;
    if (waste < 20 || page - waste < 20) return this.make(random);
    const text = (value: number): string => `${figure(value)} bytes`;
    return {
      question: `A process of ${figure(size)} bytes is loaded into pages of ${figure(page)} bytes. How many bytes of its last page stay unused?`,
      right: text(waste),
      wrong: [page - waste, waste + 1, page / 2, waste - 10, pages * waste].map(text),
      explanation: `It needs ${pages} pages, ${pages} × ${figure(page)} = ${figure(pages * page)} bytes; ${figure(pages * page)} − ${figure(size)} = ${text(waste)} are unused.`,
    };
  },
};

const FITS = ['first', 'best', 'worst'] as const;

/** The holes that requests get, in order; undefined for one that finds none. */
function placed(
  holes: readonly number[],
  requests: readonly number[],
  fit: (typeof FITS)[number],
): (number | undefined)[] {
  const left = [...holes];
  return requests.map((request) => {
    const fitting = range(0, holes.length - 1).filter((hole) => (left[hole] ?? 0) >= request);
    const bySize = fitting.toSorted((a, b) => (left[a] ?? 0) - (left[b] ?? 0));
    const hole = { first: fitting[0], best: bySize[0], worst: bySize.at(-1) }[fit];
    if (hole !== undefined) left[hole] = (left[hole] ?? 0) - request;
    return hole;
  });
}

const memoryFit: Family = {
  name: 'memory-allocation-fit',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Moderate',
  make(random) {
    const holes = random
      .shuffle(range(8, 60))
      .slice(0, 4)
      .map((size) => 10 * size);
    const requests = random
      .shuffle(range(8, 40))
      .slice(0, 3)
      .map((size) => 10 * size - 5);
    const fit = random.pick(FITS);
    const places = placed(holes, requests, fit);
    const last = places[2];
    const differs = FITS.filter((other) => placed(holes, requests, other)[2] !== last);
    if (last === undefined || places.includes(undefined) || differs.length === 0) {
      return this.make(random);
    }
    const text = (place: number): string => `The hole of ${holes[place]} KB`;
    const notes = places.map(
      (place, request) => `${requests[request]} KB goes into the hole of ${holes[place ?? 0]} KB`,
    );
    return {
      question: `Memory has free holes of ${listed(holes)} KB, in this order. Requests for ${listed(requests)} KB come one after the other; what is left of a hole stays free. With ${fit} fit, which hole is the last request put in?`,
      right: text(last),
      wrong: range(0, 3).map(text),
      explanation: `${fit === 'first' ? 'First fit takes the first hole that is large enough' : `${fit === 'best' ? 'Best fit takes the smallest' : 'Worst fit takes the largest'} hole that is large enough`}: ${notes.join(', ')}.`,
    };
  },
};

const inodeFile: Family = {
  name: 'inode-largest-file',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Moderate',
  make(random) {
    const direct = random.int(6, 14);
    const kilobytes = random.pick([1, 2, 4]);
    const pointer = random.pick([2, 4, 8]);
    const single = random.int(1, 3);
    const perBlock = (kilobytes * 1024) / pointer;
    const blocks = direct + single * perBlock;
    const text = (count: number): string => `${figure(count * kilobytes)} KB`;
    return {
      question: `An inode has ${direct} direct pointers and ${counted(single, 'single indirect pointer')}. Blocks are ${kilobytes} KB and pointers ${pointer} bytes. What is the largest size of a file?`,
      right: text(blocks),
      wrong: [
        single * perBlock,
        (direct + single) * perBlock,
        direct + single,
        blocks + 1,
        direct * perBlock + single,
        direct + single * perBlock * 2,
      ].map(text),
      explanation: `A block holds ${figure(kilobytes * 1024)} ÷ ${pointer} = ${figure(perBlock)} pointers. So there are ${direct} + ${single} × ${figure(perBlock)} = ${figure(blocks)} blocks of ${kilobytes} KB: ${text(blocks)}.`,
    };
  },
};

export const memoryManagementFamilies: readonly Family[] = [
  fifoFaults,
  lruFaults,
  optimalFaults,
  diskNearest,
  diskLook,
  tlbAccess,
  pageTableSize,
  internalFragmentation,
  memoryFit,
  inodeFile,
].map(balancedWithSlips);
