import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { linearStructuresFamilies } from './linear-structures.ts';

/** The slot of the last key when `step` says how far the next try is from the one before. */
function slotOfLast(stem: string, step: (tries: number) => number): number {
  const [, list = '', size = ''] =
    /keys ([\d, ]+) are put .* table of (\d+) slots/.exec(stem) ?? [];
  const keys = numbersOf(list.replaceAll(',', ' '));
  expect(stem).toContain(`does ${keys.at(-1)} end up`);
  const taken = new Set<number>();
  let slot = 0;
  for (const key of keys) {
    slot = key % Number(size);
    for (let tries = 1; taken.has(slot); tries += 1) slot = (slot + step(tries)) % Number(size);
    taken.add(slot);
  }
  return slot;
}

const APPLY: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
};

const SOLVERS: Readonly<Record<string, Solver>> = {
  'hashing-linear-probing': (stem) => slotOfLast(stem, () => 1),
  // The squares grow by 1, 3, 5, …
  'hashing-quadratic-probing': (stem) => slotOfLast(stem, (tries) => 2 * tries - 1),
  'hashing-longest-chain': (stem) => {
    const [, size = '', list = ''] = /of (\d+) slots .* inserting ([\d, and]+)\?/.exec(stem) ?? [];
    const lengths = new Map<number, number>();
    for (const key of numbersOf(list.replaceAll(',', ' '))) {
      const slot = key % Number(size);
      lengths.set(slot, (lengths.get(slot) ?? 0) + 1);
    }
    return Math.max(...lengths.values());
  },
  'postfix-evaluation': (stem) => {
    const stack: number[] = [];
    for (const symbol of /expression (.*)\?$/.exec(stem)?.[1]?.split(' ') ?? []) {
      const apply = APPLY[symbol];
      const right = apply ? (stack.pop() ?? Number.NaN) : 0;
      stack.push(apply ? apply(stack.pop() ?? Number.NaN, right) : Number(symbol));
    }
    expect(stack).toHaveLength(1);
    return stack[0] ?? 0;
  },
  'infix-to-postfix': (stem) => {
    const [, infix = ''] = /form of (.*)\?$/.exec(stem) ?? [];
    const rank: Readonly<Record<string, number>> = { '+': 1, '−': 1, '×': 2, '(': 0 };
    const out: string[] = [];
    const waiting: string[] = [];
    // The shunting-yard algorithm.
    for (const symbol of infix.replace(/ /g, '')) {
      if (/[A-Z]/.test(symbol)) out.push(symbol);
      else if (symbol === '(') waiting.push(symbol);
      else if (symbol === ')') {
        while (waiting.at(-1) !== '(') out.push(waiting.pop() ?? '');
        waiting.pop();
      } else {
        while ((rank[waiting.at(-1) ?? '('] ?? 0) >= (rank[symbol] ?? 0))
          out.push(waiting.pop() ?? '');
        waiting.push(symbol);
      }
    }
    return [...out, ...waiting.toReversed()].join(' ');
  },
  'array-element-address': (stem) => {
    const [, rows = '', columns = '', order = '', base = '', size = '', row = '', column = ''] =
      /A\[(\d+)\]\[(\d+)\] with .* in (\w+)-major order from address (\d+)\. An element takes (\d+) bytes\. .* A\[(\d+)\]\[(\d+)\]\?/.exec(
        stem,
      ) ?? [];
    let address = Number(base);
    const [outer, inner] = order === 'row' ? [rows, columns] : [columns, rows];
    const [wantedOuter, wantedInner] = order === 'row' ? [row, column] : [column, row];
    for (let i = 0; i < Number(outer); i += 1) {
      for (let j = 0; j < Number(inner); j += 1) {
        if (i === Number(wantedOuter) && j === Number(wantedInner)) return address;
        address += Number(size);
      }
    }
    return Number.NaN;
  },
  'circular-queue': (stem) => {
    const [, last = '', front = '', held = '', removed = '', added = ''] =
      /0 to (\d+)\. .* index (\d+), and it has (\d+) elements\. Then (\d+) elements? (?:is|are) removed and (\d+) el/.exec(
        stem,
      ) ?? [];
    const size = Number(last) + 1;
    const queue = Array.from(
      { length: Number(held) },
      (_, place) => (Number(front) + place) % size,
    );
    queue.splice(0, Number(removed));
    let next = (Number(front) + Number(held)) % size;
    for (let count = 0; count < Number(added); count += 1) {
      expect(queue).not.toContain(next);
      queue.push(next);
      next = (next + 1) % size;
    }
    return queue.at(-1) ?? Number.NaN;
  },
  'stack-operations': (stem) => {
    const stack: number[] = [];
    for (const [, push] of stem.matchAll(/push (\d+)|pop/g)) {
      if (push) stack.push(Number(push));
      else expect(stack.pop()).toBeDefined();
    }
    return stack.reduce((sum, value) => sum + value, 0);
  },
};

describeFamilies('linear structures families', linearStructuresFamilies, SOLVERS);
