import type { Family } from '../../family.ts';
import { counted, figure, fraction } from '../../wording.ts';
import { balanced, balancedWithSlips } from './balanced.ts';
import { listed, range, sumOf } from './listing.ts';

const COMPUTING = 'Computer Science';
const SYSTEMS = 'Operating Systems';

const pageOffsetBits: Family = {
  name: 'virtual-page-number-bits',
  subject: COMPUTING,
  topic: SYSTEMS,
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
  topic: SYSTEMS,
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

const PROCESS_NAMES = ['P1', 'P2', 'P3', 'P4'];

interface Job {
  name: string;
  arrival: number;
  burst: number;
}

function jobsText(jobs: readonly Job[]): string {
  return jobs
    .map(({ name, arrival, burst }) => `${name} (arrives at ${arrival}, needs ${burst})`)
    .join(', ');
}

function average(total: number, count: number): string {
  return `${figure(total / count)} ms`;
}

const shortestFirst: Family = {
  name: 'sjf-average-waiting',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Easy',
  make(random) {
    const bursts = random.shuffle(range(2, 15)).slice(0, 4);
    const ordered = bursts.toSorted((a, b) => a - b);
    const waitings = (list: readonly number[]): number[] =>
      list.map((_, place) => sumOf(list.slice(0, place)));
    const total = sumOf(waitings(ordered));
    return {
      question: `Four jobs that need ${listed(bursts)} ms arrive together and are run shortest first. What is their average waiting time?`,
      right: average(total, 4),
      wrong: [
        average(sumOf(waitings(bursts)), 4),
        average(total + sumOf(bursts), 4),
        average(sumOf(waitings(ordered.toReversed())), 4),
        average(sumOf(bursts), 4),
        average(total + 4, 4),
      ],
      explanation: `In the order ${listed(ordered)} they wait ${listed(waitings(ordered))} ms, together ${total} ms. ${total} ÷ 4 = ${average(total, 4)}.`,
    };
  },
};

interface Slice {
  name: string;
  from: number;
  to: number;
}

/** The slices in which jobs run; the shortest remaining time goes first, on a tie the one listed first. */
function shortestRemaining(jobs: readonly Job[]): Slice[] {
  const left = new Map(jobs.map(({ name, burst }) => [name, burst]));
  const slices: Slice[] = [];
  let now = 0;
  while ([...left.values()].some((burst) => burst > 0)) {
    const ready = jobs.filter(({ name, arrival }) => arrival <= now && (left.get(name) ?? 0) > 0);
    const [next] = ready.toSorted((a, b) => (left.get(a.name) ?? 0) - (left.get(b.name) ?? 0));
    const arrivals = jobs.map(({ arrival }) => arrival).filter((arrival) => arrival > now);
    const end = Math.min(...arrivals, next ? now + (left.get(next.name) ?? 0) : Infinity);
    if (next) {
      left.set(next.name, (left.get(next.name) ?? 0) - (end - now));
      const last = slices.at(-1);
      if (last?.name === next.name && last.to === now) last.to = end;
      else slices.push({ name: next.name, from: now, to: end });
    }
    now = end;
  }
  return slices;
}

function endOf(slices: readonly Slice[], name: string): number {
  return Math.max(...slices.filter((slice) => slice.name === name).map(({ to }) => to));
}

function chart(slices: readonly Slice[]): string {
  return slices.map(({ name, from, to }) => `${name} from ${from} to ${to}`).join(', ');
}

function turnaround(jobs: readonly Job[], slices: readonly Slice[]): number {
  return sumOf(jobs.map(({ name, arrival }) => endOf(slices, name) - arrival));
}

const remainingFirst: Family = {
  name: 'srtf-average-turnaround',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Hard',
  make(random) {
    const arrivals = [0, random.int(1, 3), random.int(4, 6), random.int(7, 9)];
    const needs = [random.int(6, 12), ...random.shuffle(range(2, 8)).slice(0, 3)];
    const jobs = PROCESS_NAMES.map((name, place) => ({
      name,
      arrival: arrivals[place] ?? 0,
      burst: needs[place] ?? 0,
    }));
    const slices = shortestRemaining(jobs);
    if (hasTie(jobs)) return this.make(random);
    const total = turnaround(jobs, slices);
    const bursts = sumOf(needs);
    const inOrder = sumOf(
      jobs.map(({ arrival }, place) => sumOf(needs.slice(0, place + 1)) - arrival),
    );
    return {
      question: `Jobs with these times in ms are scheduled by shortest remaining time first, with preemption: ${jobsText(jobs)}. What is the average turnaround time?`,
      right: average(total, 4),
      wrong: [
        average(total - bursts, 4),
        average(inOrder, 4),
        average(total + sumOf(arrivals), 4),
        average(total + 4, 4),
        average(total - 4, 4),
      ],
      explanation: `The jobs run thus: ${chart(slices)}. From arrival to end they take ${jobs.map(({ name, arrival }) => `${endOf(slices, name)} − ${arrival}`).join(', ')} ms, together ${total} ms; ${total} ÷ 4 = ${average(total, 4)}.`,
    };
  },
};

/** Whether ties decide: taking them the other way round makes another chart. */
function hasTie(jobs: readonly Job[]): boolean {
  return chart(shortestRemaining(jobs)) !== chart(shortestRemaining(jobs.toReversed()));
}

const roundRobin: Family = {
  name: 'round-robin-completion',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Moderate',
  make(random) {
    const quantum = random.int(2, 4);
    const bursts = Array.from({ length: 4 }, () => random.int(2, 11));
    const queue = PROCESS_NAMES.map((name, place) => ({ name, left: bursts[place] ?? 0 }));
    const slices: Slice[] = [];
    for (let job = queue.shift(); job; job = queue.shift()) {
      const from = slices.at(-1)?.to ?? 0;
      const to = from + Math.min(quantum, job.left);
      slices.push({ name: job.name, from, to });
      if (job.left > quantum) queue.push({ name: job.name, left: job.left - quantum });
    }
    const ends = PROCESS_NAMES.map((name) => endOf(slices, name));
    const asked = random.int(0, 3);
    const right = ends[asked] ?? 0;
    if ((bursts[asked] ?? 0) <= quantum) return this.make(random);
    return {
      question: `Four jobs P1 to P4 arrive at time 0 in this order and need ${listed(bursts)} ms. With round robin and a quantum of ${quantum} ms, when does ${PROCESS_NAMES[asked]} end?`,
      right: `${right} ms`,
      wrong: [
        ...ends.filter((end) => end !== right),
        sumOf(bursts.slice(0, asked + 1)),
        right + quantum,
        right - 1,
      ].map((end) => `${end} ms`),
      explanation: `The jobs take turns: ${chart(slices)}. So ${PROCESS_NAMES[asked]} ends at ${right} ms.`,
    };
  },
};

const priorityWaiting: Family = {
  name: 'priority-waiting-time',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Easy',
  make(random) {
    const bursts = random.shuffle(range(3, 15)).slice(0, 4);
    const priorities = random.shuffle([1, 2, 3, 4]);
    const order = range(0, 3).toSorted((a, b) => (priorities[a] ?? 0) - (priorities[b] ?? 0));
    const asked = order[random.int(1, 3)] ?? 0;
    const waiting = (list: readonly number[]): number =>
      sumOf(list.slice(0, list.indexOf(asked)).map((job) => bursts[job] ?? 0));
    const right = waiting(order);
    const jobs = PROCESS_NAMES.map(
      (name, place) => `${name} (${bursts[place]} ms, priority ${priorities[place]})`,
    );
    return {
      question: `The jobs ${listed(jobs)} arrive together. They are run without preemption, priority 1 first. How long does ${PROCESS_NAMES[asked]} wait?`,
      right: `${right} ms`,
      wrong: [
        waiting(order.toReversed()),
        waiting([0, 1, 2, 3]),
        right + (bursts[asked] ?? 0),
        right + 2,
        right - 1,
      ]
        .filter((time) => time > 0)
        .map((time) => `${time} ms`),
      explanation:
        `They run in the order ${listed(order.map((job) => PROCESS_NAMES[job] ?? ''))}, so ${PROCESS_NAMES[asked]} waits for ${order
          .slice(0, order.indexOf(asked))
          .map((job) => bursts[job])
          .join(' + ')} = ${right} ms.`.replace(/for (\d+) = \1 ms/, 'for $1 ms'),
    };
  },
};

const deadlockFree: Family = {
  name: 'deadlock-free-resources',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Moderate',
  make(random) {
    const needs = Array.from({ length: random.int(3, 5) }, () => random.int(2, 7));
    const most = sumOf(needs) - needs.length + 1;
    const noun = random.pick(['printers', 'tape drives', 'buffers', 'scanners']);
    return {
      question: `${['Three', 'Four', 'Five'][needs.length - 3]} processes need up to ${listed(needs)} ${noun} of one kind and ask for them one at a time. What is the smallest number of ${noun} with which they can never deadlock?`,
      right: String(most),
      wrong: [most - 1, sumOf(needs), most + 1, Math.max(...needs), most + 2].map(String),
      explanation: `At worst each process holds one less than it needs: ${needs.map((need) => need - 1).join(' + ')} = ${most - 1}. One more lets some process finish and give back all it holds: ${most}.`,
    };
  },
};

const safeSequences: Family = {
  name: 'safe-sequence-count',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Hard',
  make(random) {
    const held = Array.from({ length: 3 }, () => random.int(1, 4));
    const needed = Array.from({ length: 3 }, () => random.int(1, 7));
    const free = random.int(1, 3);
    const orders = safeOrders([0, 1, 2], held, needed, free).map((order) =>
      order.map((place) => PROCESS_NAMES[place]).join(' → '),
    );
    if (orders.length === 0) return this.make(random);
    const rows = held.map(
      (has, place) => `${PROCESS_NAMES[place]} holds ${has} and may ask for ${needed[place]} more`,
    );
    return {
      question: `Of one kind of resource ${rows.join(', ')}; ${free} ${free === 1 ? 'is' : 'are'} free. In how many orders can the three processes surely be finished one after the other, each giving back all it holds?`,
      right: String(orders.length),
      wrong: ['0', '1', '2', '3', '4', '6'],
      explanation: `A process can be finished if it needs no more than what is free, and adds what it held. This works for ${orders.join('; ')}: ${counted(orders.length, 'order')}.`,
    };
  },
};

function safeOrders(
  waiting: readonly number[],
  held: readonly number[],
  needed: readonly number[],
  free: number,
): number[][] {
  if (waiting.length === 0) return [[]];
  return waiting
    .filter((place) => (needed[place] ?? 0) <= free)
    .flatMap((place) =>
      safeOrders(
        waiting.filter((other) => other !== place),
        held,
        needed,
        free + (held[place] ?? 0),
      ).map((rest) => [place, ...rest]),
    );
}

const forkPrints: Family = {
  name: 'fork-print-count',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Moderate',
  make(random) {
    const word = random.pick(['hello', 'exam', 'process', 'done', 'start', 'ok']);
    const steps = Array.from({ length: random.int(4, 6) }, () => random.pick(['fork', 'print']));
    const forks = steps.filter((step) => step === 'fork').length;
    if (forks < 2 || forks > 4 || !steps.slice(steps.indexOf('fork')).includes('print')) {
      return this.make(random);
    }
    let processes = 1;
    const prints: number[] = [];
    for (const step of steps) {
      if (step === 'fork') processes *= 2;
      else prints.push(processes);
    }
    const count = sumOf(prints);
    const lines = steps.map((step) => (step === 'fork' ? 'fork();' : `printf("${word}\\n");`));
    return {
      question: `How many times is ‘${word}’ printed if no fork fails?\nint main() {\n${lines.join('\n')}\n}`,
      right: String(count),
      wrong: [
        processes,
        prints.length * processes,
        prints.length,
        count + processes,
        count - 1,
        count + 1,
      ].map(String),
      explanation: `Every fork doubles the number of processes. The prints are carried out by ${listed(prints.map((by) => counted(by, 'process').replace('processs', 'processes')))}, which gives ${count} in all.`,
    };
  },
};

const semaphoreQueue: Family = {
  name: 'semaphore-waiting-processes',
  subject: COMPUTING,
  topic: SYSTEMS,
  difficulty: 'Moderate',
  make(random) {
    const start = random.int(0, 3);
    const operations = Array.from({ length: random.int(7, 10) }, () =>
      random.pick(['wait', 'wait', 'signal']),
    );
    const values = [start];
    for (const operation of operations) {
      values.push((values.at(-1) ?? 0) + (operation === 'wait' ? -1 : 1));
    }
    const value = values.at(-1) ?? 0;
    if (value >= 0) return this.make(random);
    const waits = operations.filter((operation) => operation === 'wait').length;
    return {
      question: `A counting semaphore starts at ${start}. Different processes carry out ${operations.join(', ')}, in this order. How many processes are blocked at the end?`,
      right: String(-value),
      wrong: [
        waits - (operations.length - waits),
        waits,
        start - value,
        -value + 1,
        -value - 1,
        -value + 2,
      ]
        .filter((count) => count >= 0)
        .map(String),
      explanation: `Counting on below zero, each wait takes 1 and each signal adds 1: ${start} − ${waits} + ${operations.length - waits} = −${-value}. A negative value says how many are blocked: ${-value}.`,
    };
  },
};

export const operatingSystemsFamilies: readonly Family[] = [
  ...[
    pageOffsetBits,
    firstComeWaiting,
    shortestFirst,
    remainingFirst,
    roundRobin,
    priorityWaiting,
    deadlockFree,
    forkPrints,
    semaphoreQueue,
  ].map(balancedWithSlips),
  // Three processes have six orders: a slip would leave that range.
  balanced(safeSequences),
];
