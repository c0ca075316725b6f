import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { computerOrganizationFamilies } from './computer-organization.ts';

function repeat(times: number, value: number): number[] {
  return Array.from({ length: times }, () => value);
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'cache-average-access': (stem) => {
    const [cache = 0, memory = 0, hit = 0] = numbersOf(stem);
    let total = 0;
    for (let access = 0; access < 100; access += 1) total += access < hit ? cache : cache + memory;
    return total / 100;
  },
  'pipeline-total-time': (stem) => {
    const [, list = '', latch = '', count = ''] =
      /take ([\d, and]+) ns, .* adds (\d+) ns\. How long do ([\d,]+) instr/.exec(stem) ?? [];
    const stages = numbersOf(list);
    const tick = Math.max(...stages) + Number(latch);
    // Every instruction moves on at each tick once the one before it has left its stage.
    let doneAt = 0;
    for (let instruction = 0; instruction < numberAt(count, 0); instruction += 1) {
      doneAt = (instruction + stages.length) * tick;
    }
    return doneAt;
  },
  'branch-penalty-cpi': (stem) => {
    const [penalty = 0, branches = 0, taken = 0] = numbersOf(stem);
    const instructions = 10_000;
    const takenBranches = ((instructions / 100) * branches * taken) / 100;
    return (instructions - takenBranches + takenBranches * (1 + penalty)) / instructions;
  },
  'cache-tag-bits': (stem) => {
    const [, address = ''] = /have (\d+) bits/.exec(stem) ?? [];
    const [, kilobytes = '', block = ''] =
      /of (\d+) KB with blocks of (\d+) bytes/.exec(stem) ?? [];
    const ways = Number(/(\d+)-way/.exec(stem)?.[1] ?? 1);
    // Addresses that compete for one set's place are a way's size apart: that many tags there are.
    const waySize = (Number(kilobytes) * 1024) / ways;
    expect(waySize % Number(block)).toBe(0);
    let tags = 1n;
    while (tags * BigInt(waySize) < 2n ** BigInt(address)) tags *= 2n;
    return tags.toString(2).length - 1;
  },
  'direct-mapped-hits': (stem) => {
    const [, lines = '', list = ''] = /has (\d+) lines.*blocks ([\d, and]+), in/.exec(stem) ?? [];
    const requests = numbersOf(list.replaceAll(',', ' '));
    expect(requests).toHaveLength(10);
    return requests.filter((block, place) => {
      const rival = requests
        .slice(0, place)
        .findLast((other) => other % Number(lines) === block % Number(lines));
      return rival === block;
    }).length;
  },
  'set-associative-misses': (stem) => {
    const [, sets = '', list = ''] = /has (\d+) sets.*blocks ([\d, and]+), in/.exec(stem) ?? [];
    const requests = numbersOf(list.replaceAll(',', ' '));
    expect(requests).toHaveLength(11);
    return requests.filter((block, place) => {
      const before = requests.slice(0, place);
      const last = before.lastIndexOf(block);
      if (last < 0) return true;
      const rivals = before.slice(last + 1).filter((other) => (other - block) % Number(sets) === 0);
      return new Set(rivals).size >= 2;
    }).length;
  },
  'memory-chips-needed': (stem) => {
    const [words = 0, width = 0, allWords = 0, allWidth = 0] = numbersOf(stem);
    return (allWords * 1024 * allWidth) / (words * 1024 * width);
  },
  'instruction-immediate-bits': (stem) => {
    const [registers = 0, operations = 0, length = 0] = numbersOf(stem);
    const needed = (count: number): number => (count - 1).toString(2).length;
    const operands = stem.includes('two register operands') ? 2 : 1;
    return length - needed(operations) - operands * needed(registers);
  },
  'amdahl-speedup': (stem) => {
    const [share = 0, factor = 0] = numbersOf(stem);
    const after = 100 - share + share / factor;
    return 100 / after;
  },
  'average-cpi': (stem) => {
    const [a = 0, ofA = 0, b = 0, ofB = 0, c = 0, ofC = 0] = numbersOf(stem);
    expect(a + b + c).toBe(100);
    const cycles = [...repeat(a, ofA), ...repeat(b, ofB), ...repeat(c, ofC)];
    return cycles.reduce((sum, cycle) => sum + cycle, 0) / cycles.length;
  },
  'disk-access-time': (stem) => {
    const [speed = 0, sectors = 0, seek = 0] = numbersOf(stem);
    const turn = 60_000 / speed;
    const waits = Array.from({ length: sectors }, (_, place) => ((place + 0.5) * turn) / sectors);
    const wait = waits.reduce((sum, value) => sum + value, 0) / sectors;
    return seek + wait + turn / sectors;
  },
  'addressing-mode-operand': (stem) => {
    const memory = new Map(
      [...stem.matchAll(/word (\d+) holds (\d+)/g)].map(([, at, value]) => [
        Number(at),
        Number(value),
      ]),
    );
    expect(memory.size).toBe(3);
    const index = Number(/register holds (\d+)/.exec(stem)?.[1]);
    const [, mode = '', field = ''] = /load in ([\w-]+) mode .*?(\d+)/.exec(stem) ?? [];
    const word = (at: number): number => memory.get(at) ?? Number.NaN;
    switch (mode) {
      case 'immediate':
        return Number(field);
      case 'direct':
        return word(Number(field));
      case 'memory-indirect':
        return word(word(Number(field)));
      default:
        return word(Number(field) + index);
    }
  },
  'byte-order': (stem) => {
    const [, order = '', word = '', at = '', asked = ''] =
      /A (\w+)-endian .* word ([\dA-F]{8}) .* address (\d+)\. .* address (\d+)\?/.exec(stem) ?? [];
    const view = new DataView(new ArrayBuffer(4));
    view.setUint32(0, Number.parseInt(word, 16), order === 'little');
    return view
      .getUint8(Number(asked) - Number(at))
      .toString(16)
      .toUpperCase();
  },
  'interrupt-load': (stem) => {
    const [bytes = 0, block = 0, handling = 0] = numbersOf(stem);
    let busy = 0;
    for (let sent = 0; sent < bytes; sent += block) busy += handling;
    return busy / 10_000;
  },
};

describeFamilies('computer-organization families', computerOrganizationFamilies, SOLVERS);
