import type { Family } from '../../family.ts';
import { counted, figure, fraction } from '../../wording.ts';
import { balanced, balancedWithSlips } from './balanced.ts';
import { listed, sumOf } from './listing.ts';

const COMPUTING = 'Computer Science';
const ORGANIZATION = 'Computer Organization and Architecture';

const effectiveAccess: Family = {
  name: 'cache-average-access',
  subject: COMPUTING,
  topic: ORGANIZATION,
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

const pipelineTime: Family = {
  name: 'pipeline-total-time',
  subject: COMPUTING,
  topic: ORGANIZATION,
  difficulty: 'Moderate',
  make(random) {
    const stages = Array.from({ length: random.int(4, 6) }, () => random.int(4, 14));
    const latch = random.int(1, 2);
    const instructions = 50 * random.int(2, 20);
    const slowest = Math.max(...stages);
    const cycle = slowest + latch;
    const cycles = stages.length + instructions - 1;
    const sum = sumOf(stages);
    const text = (value: number): string => `${figure(value)} ns`;
    return {
      question: `The stages of an instruction pipeline take ${listed(stages)} ns, and the latch behind each stage adds ${latch} ns. How long do ${figure(instructions)} instructions take if nothing stalls?`,
      right: text(cycles * cycle),
      wrong: [
        instructions * cycle,
        cycles * slowest,
        instructions * sum,
        (cycles + 1) * cycle,
        instructions * (sum + latch),
      ].map(text),
      explanation: `The clock must fit the slowest stage and its latch: ${slowest} + ${latch} = ${cycle} ns. The first instruction leaves after ${stages.length} cycles, each further one a cycle later: ${stages.length} + ${figure(instructions - 1)} = ${figure(cycles)} cycles, so ${figure(cycles)} × ${cycle} = ${text(cycles * cycle)}.`,
    };
  },
};

const branchStalls: Family = {
  name: 'branch-penalty-cpi',
  subject: COMPUTING,
  topic: ORGANIZATION,
  difficulty: 'Moderate',
  make(random) {
    const branches = random.int(10, 30);
    const taken = 10 * random.int(3, 9);
    const penalty = random.int(2, 5);
    const cpi = (share: number): string => figure(1 + share * penalty);
    const stalled = (branches * taken) / 10_000;
    return {
      question: `In a pipeline every instruction takes one cycle, but a taken branch costs ${penalty} more. ${branches}% of the instructions are branches, of which ${taken}% are taken. How many cycles does an instruction take on average?`,
      right: cpi(stalled),
      wrong: [
        cpi(branches / 100),
        cpi(taken / 100),
        cpi((branches * (100 - taken)) / 10_000),
        figure(stalled * penalty),
        figure(1 + stalled),
      ],
      explanation: `${branches}% × ${taken}% = ${figure(stalled * 100)}% of the instructions are taken branches: 1 + ${figure(stalled)} × ${penalty} = ${cpi(stalled)}.`,
    };
  },
};

const cacheTagBits: Family = {
  name: 'cache-tag-bits',
  subject: COMPUTING,
  topic: ORGANIZATION,
  difficulty: 'Moderate',
  make(random) {
    const address = random.pick([32, 36, 40, 48]);
    const cacheBits = random.int(13, 18);
    const offset = random.int(4, 7);
    const wayBits = random.int(0, 3);
    const sets = cacheBits - offset - wayBits;
    const tag = address - sets - offset;
    const kind = wayBits === 0 ? 'direct-mapped' : `${2 ** wayBits}-way set-associative`;
    return {
      question: `Physical addresses have ${address} bits. How many tag bits does a block have in ${kind.startsWith('8') ? 'an' : 'a'} ${kind} cache of ${2 ** (cacheBits - 10)} KB with blocks of ${2 ** offset} bytes?`,
      right: String(tag),
      wrong: [
        address - cacheBits,
        tag + offset,
        sets,
        tag - wayBits,
        tag + 1,
        tag - 1,
        tag + 2,
      ].map(String),
      explanation: `There are 2^${cacheBits} ÷ 2^${offset} = 2^${cacheBits - offset} blocks${wayBits === 0 ? ', each a set of its own' : ` in 2^${sets} sets`}. The address splits into ${offset} bits of offset, ${sets} of set index and ${address} − ${sets} − ${offset} = ${tag} of tag.`,
    };
  },
};

const directMappedHits: Family = {
  name: 'direct-mapped-hits',
  subject: COMPUTING,
  topic: ORGANIZATION,
  difficulty: 'Moderate',
  make(random) {
    const lines = random.pick([4, 8]);
    const blocks = random
      .shuffle(Array.from({ length: 3 * lines }, (_, block) => block))
      .slice(0, 5);
    const requests = Array.from({ length: 10 }, () => random.pick(blocks));
    const cache = new Map<number, number>();
    const hits = requests.filter((block) => {
      const hit = cache.get(block % lines) === block;
      cache.set(block % lines, block);
      return hit;
    });
    const distinct = new Set(requests).size;
    return {
      question: `A direct-mapped cache has ${lines} lines and is empty at first; block b goes to line b mod ${lines}. How many of the requests for the blocks ${listed(requests)}, in this order, are hits?`,
      right: String(hits.length),
      wrong: [10 - distinct, 10 - hits.length, hits.length + 1, hits.length - 1, hits.length + 2]
        .filter((count) => count >= 0)
        .map(String),
      explanation: `The requests go to the lines ${listed(requests.map((block) => block % lines))}. A request hits where the last block brought to its line is the same one: ${hits.length === 0 ? 'never here' : `blocks ${listed(hits)}`}, ${counted(hits.length, 'hit')}.`,
    };
  },
};

const setAssociativeMisses: Family = {
  name: 'set-associative-misses',
  subject: COMPUTING,
  topic: ORGANIZATION,
  difficulty: 'Hard',
  make(random) {
    const sets = random.pick([2, 4]);
    const blocks = random.shuffle(Array.from({ length: 16 }, (_, block) => block)).slice(0, 6);
    const requests = Array.from({ length: 11 }, () => random.pick(blocks));
    const kept = Array.from({ length: sets }, (): number[] => []);
    const missed = requests.filter((block) => {
      const set = kept[block % sets] ?? [];
      const miss = !set.includes(block);
      kept[block % sets] = [block, ...set.filter((other) => other !== block)].slice(0, 2);
      return miss;
    });
    const misses = missed.length;
    return {
      question: `A 2-way set-associative cache has ${sets} sets, is empty at first and replaces the least recently used block; block b belongs to set b mod ${sets}. How many of the requests for the blocks ${listed(requests)}, in this order, are misses?`,
      right: String(misses),
      wrong: [new Set(requests).size, 11 - misses, misses + 1, misses - 1, misses + 2].map(String),
      explanation: `Each set keeps the two blocks of its own that were used last. The requests that find their block gone or not yet there are those for ${listed(missed)}: ${misses} misses.`,
    };
  },
};

const memoryChips: Family = {
  name: 'memory-chips-needed',
  subject: COMPUTING,
  topic: ORGANIZATION,
  difficulty: 'Easy',
  make(random) {
    const words = 2 ** random.int(0, 6);
    const width = random.pick([1, 2, 4, 8]);
    const rows = 2 ** random.int(1, 4);
    const columns = 2 ** random.int(1, 2);
    const chips = rows * columns;
    return {
      question: `How many memory chips of ${words}K × ${bits(width)} make up a memory of ${words * rows}K × ${bits(width * columns)}?`,
      right: String(chips),
      wrong: [rows, columns, rows + columns, 2 * chips, chips / 2, 4 * chips].map(String),
      explanation: `${words * rows}K ÷ ${words}K = ${rows} rows of chips, and ${width * columns} ÷ ${width} = ${columns} chips in each row for the width: ${rows} × ${columns} = ${chips}.`,
    };
  },
};

function bits(width: number): string {
  return counted(width, 'bit');
}

const immediateBits: Family = {
  name: 'instruction-immediate-bits',
  subject: COMPUTING,
  topic: ORGANIZATION,
  difficulty: 'Moderate',
  make(random) {
    const length = random.pick([24, 32, 40, 48]);
    const operations = random.int(20, 120);
    const registers = random.pick([8, 16, 32, 64]);
    const operands = random.int(1, 2);
    const opcode = Math.ceil(Math.log2(operations));
    const register = Math.log2(registers);
    const left = length - opcode - operands * register;
    return {
      question: `A processor has ${registers} registers and ${operations} different instructions, all ${length} bits long. An instruction holds an opcode, ${operands === 1 ? 'one register operand' : 'two register operands'} and an immediate operand. How many bits are left for the immediate operand?`,
      right: String(left),
      wrong: [
        left + 1,
        left + register,
        left - register,
        length - (operations % 16) - operands * register,
        left - 1,
      ].map(String),
      explanation: `${operations} opcodes need ${opcode} bits, since 2^${opcode - 1} < ${operations} ≤ 2^${opcode}; a register needs ${register}. ${length} − ${opcode} − ${operands} × ${register} = ${left}.`,
    };
  },
};

const amdahl: Family = {
  name: 'amdahl-speedup',
  subject: COMPUTING,
  topic: ORGANIZATION,
  difficulty: 'Moderate',
  make(random) {
    const share = 5 * random.int(4, 19);
    const factor = random.int(3, 12);
    const times = (top: number, bottom: number): string => fraction(top, bottom);
    return {
      question: `${share}% of a program's running time is spent in a part that is made ${factor} times as fast. By what factor does the whole program become faster?`,
      right: times(100 * factor, (100 - share) * factor + share),
      wrong: [
        times(100, 100 - share),
        times(share * factor + (100 - share), 100),
        times(100 * factor, share * factor + 100 - share),
        times(share * factor, 100),
        times(factor, 2),
      ],
      explanation: `Of the time, ${fraction(100 - share, 100)} stays and ${fraction(share, 100)} shrinks to ${fraction(share, 100 * factor)}; together ${fraction((100 - share) * factor + share, 100 * factor)} of the old time. The factor is its reciprocal, ${times(100 * factor, (100 - share) * factor + share)}.`,
    };
  },
};

const averageCpi: Family = {
  name: 'average-cpi',
  subject: COMPUTING,
  topic: ORGANIZATION,
  difficulty: 'Easy',
  make(random) {
    const alu = 5 * random.int(8, 12);
    const load = 5 * random.int(3, 5);
    const branch = 100 - alu - load;
    const [a, b, c] = [1, random.int(3, 6), random.int(2, 4)];
    const average = (alu * a + load * b + branch * c) / 100;
    return {
      question: `Of a program's instructions ${alu}% are arithmetic and take ${counted(a, 'cycle')} each, ${load}% are loads and stores of ${b} cycles, and the other ${branch}% are branches of ${c} cycles. What is the average number of cycles per instruction?`,
      right: figure(average),
      wrong: [
        (a + b + c) / 3,
        (alu * a + load * c + branch * b) / 100,
        (alu * c + load * b + branch * a) / 100,
        average + 0.25,
        average - 0.2,
      ].map((value) => figure(Number(value.toFixed(2)))),
      explanation: `${alu / 100} × ${a} + ${load / 100} × ${b} + ${branch / 100} × ${c} = ${figure(average)}.`,
    };
  },
};

const diskAccess: Family = {
  name: 'disk-access-time',
  subject: COMPUTING,
  topic: ORGANIZATION,
  difficulty: 'Moderate',
  make(random) {
    const [speed, turn] = random.pick([
      [6000, 10],
      [7500, 8],
      [10_000, 6],
      [12_000, 5],
      [15_000, 4],
    ] as const);
    const seek = random.int(3, 12);
    const sectors = random.pick([100, 200, 400, 500]);
    const transfer = turn / sectors;
    const total = seek + turn / 2 + transfer;
    return {
      question: `A disk turns ${figure(speed)} times a minute and has ${sectors} sectors per track; its average seek time is ${seek} ms. How long does it take on average to read one sector?`,
      right: `${figure(total)} ms`,
      wrong: [
        seek + turn + transfer,
        turn / 2 + transfer,
        seek + turn / 2 + turn,
        seek + transfer,
        total + 1,
      ].map((value) => `${figure(value)} ms`),
      explanation: `One turn takes 60,000 ms ÷ ${figure(speed)} = ${turn} ms; the sector comes round after half of it, ${turn / 2} ms, and passes in ${turn} ÷ ${sectors} = ${figure(transfer)} ms. ${seek} + ${turn / 2} + ${figure(transfer)} = ${figure(total)} ms.`,
    };
  },
};

const addressingMode: Family = {
  name: 'addressing-mode-operand',
  subject: COMPUTING,
  topic: ORGANIZATION,
  difficulty: 'Moderate',
  make(random) {
    const base = 100 * random.int(2, 6);
    const shift = 4 * random.int(1, 9);
    const pointer = base + 40;
    const [atBase, atIndexed, atPointer] = [pointer, random.int(11, 99), random.int(111, 199)];
    const modes = [
      {
        text: `immediate mode with the operand ${base}`,
        value: base,
        why: 'the operand is the number in the instruction itself',
      },
      {
        text: `direct mode with the address ${base}`,
        value: atBase,
        why: `the operand is in word ${base}`,
      },
      {
        text: `memory-indirect mode with the address ${base}`,
        value: atPointer,
        why: `word ${base} holds the address ${pointer}, and the operand is in word ${pointer}`,
      },
      {
        text: `indexed mode with the address ${base} and the index register`,
        value: atIndexed,
        why: `the operand is in word ${base} + ${shift} = ${base + shift}`,
      },
    ];
    const mode = random.pick(modes);
    return {
      question: `The index register holds ${shift}. Memory word ${base} holds ${atBase}, word ${base + shift} holds ${atIndexed} and word ${pointer} holds ${atPointer}. Which value does a load in ${mode.text} bring?`,
      right: String(mode.value),
      wrong: [...modes.map(({ value }) => value), base + shift].map(String),
      explanation: `In this mode ${mode.why}: ${mode.value}.`,
    };
  },
};

const byteOrder: Family = {
  name: 'byte-order',
  subject: COMPUTING,
  topic: ORGANIZATION,
  difficulty: 'Easy',
  make(random) {
    const bytes = random
      .shuffle(Array.from({ length: 240 }, (_, byte) => byte + 16))
      .slice(0, 4)
      .map((byte) => byte.toString(16).toUpperCase());
    const place = random.int(0, 3);
    const address = 100 * random.int(10, 90);
    const order = random.pick(['little', 'big']);
    const stored = order === 'big' ? bytes : bytes.toReversed();
    const byte = (text: string | undefined): string => text ?? '';
    return {
      question: `A ${order}-endian machine stores the 32-bit word ${bytes.join('')} (hexadecimal) at byte address ${address}. Which byte is at address ${address + place}?`,
      right: byte(stored[place]),
      wrong: [3 - place, (place + 1) % 4, (place + 2) % 4, (place + 3) % 4].map((other) =>
        byte(stored[other]),
      ),
      explanation: `${order === 'big' ? 'Big-endian puts the most significant byte' : 'Little-endian puts the least significant byte'} at the lowest address, so the bytes from ${address} on are ${stored.map(byte).join(', ')}.`,
    };
  },
};

const interruptLoad: Family = {
  name: 'interrupt-load',
  subject: COMPUTING,
  topic: ORGANIZATION,
  difficulty: 'Moderate',
  make(random) {
    const kilobytes = 16 * random.int(1, 12);
    const bytes = random.pick([4, 8, 16]);
    const handling = random.int(2, 12);
    const share = (kilobytes * handling) / (10 * bytes);
    return {
      question: `A device delivers ${kilobytes},000 bytes per second and interrupts the processor for every ${bytes} bytes. Each interrupt takes ${handling} µs to handle. What share of the processor's time goes into this?`,
      right: `${figure(share)}%`,
      wrong: [share * 2, share / 2, 100 - share, share + 5, share / 10]
        .filter((value) => value < 100)
        .map((value) => `${figure(value)}%`),
      explanation: `There are ${kilobytes},000 ÷ ${bytes} = ${figure((kilobytes * 1000) / bytes)} interrupts per second, which take ${figure((kilobytes * 1000) / bytes)} × ${handling} µs = ${figure((kilobytes * 1000 * handling) / bytes / 1000)} ms of every 1,000 ms: ${figure(share)}%.`,
    };
  },
};

export const computerOrganizationFamilies: readonly Family[] = [
  ...[
    effectiveAccess,
    pipelineTime,
    branchStalls,
    cacheTagBits,
    directMappedHits,
    setAssociativeMisses,
    memoryChips,
    immediateBits,
    amdahl,
    averageCpi,
    diskAccess,
    interruptLoad,
  ].map(balancedWithSlips),
  // Their answers are values that the stem names: a slip between these would be none of them.
  ...[addressingMode, byteOrder].map(balanced),
];
