import { performance } from 'node:perf_hooks';
import { processorTime } from './machine.ts';

const rounds = 3;
/** How long each works before the next one's turn. */
export const blockMs = 1_200;

/** One of the compared candidates: each of its clients does one thing after another. */
export interface Contender {
  name: string;
  clients: readonly (() => Promise<void>)[];
  /** The processes whose processor time counts, by name. */
  processes: Readonly<Record<string, number>>;
}

/** The result of a contender: milliseconds for each time, and of processor time, by process. */
export interface Figures {
  times: number[];
  seconds: number;
  processor: Record<string, number>;
}

/** In turns, so that other work of the machine affects all in the same way. */
export async function compare(contenders: readonly Contender[]): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (const contender of contenders) {
    figures.set(contender.name, { times: [], seconds: 0, processor: {} });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of rotate(contenders, round)) {
      const block = await runBlock(contender, blockMs);
      const sum = figures.get(contender.name);
      if (sum) add(sum, block);
    }
  }
  return figures;
}

export async function runBlock(
  { clients, processes }: Contender,
  milliseconds: number,
): Promise<Figures> {
  const before = readProcessor(processes);
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    clients.map(async (work) => {
      for (let at = performance.now(); at < began + milliseconds;) {
        await work();
        const done = performance.now();
        times.push(done - at);
        at = done;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const after = readProcessor(processes);
  const processor = Object.fromEntries(
    Object.entries(after).map(([name, time]) => [name, time - (before[name] ?? 0)]),
  );
  return { times, seconds, processor };
}

function readProcessor(processes: Contender['processes']): Record<string, number> {
  return Object.fromEntries(
    Object.entries(processes).map(([name, pid]) => [name, processorTime(pid)]),
  );
}

function add(sum: Figures, block: Figures): void {
  for (const time of block.times) sum.times.push(time);
  sum.seconds += block.seconds;
  for (const [name, time] of Object.entries(block.processor)) {
    sum.processor[name] = (sum.processor[name] ?? 0) + time;
  }
}

function rotate<T>(items: readonly T[], by: number): T[] {
  const from = by % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}
