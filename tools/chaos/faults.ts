import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ManagedProcess } from '../stack/managed-process.ts';
import type { Stack } from '../stack/stack.ts';
import type { ChaosOptions, Part } from './chaos-options.ts';
import type { MakeFaults } from './chaos-run.ts';
import { fillOnce } from './fill-disk.ts';
import type { Observations } from './observations.ts';

export type Fault = (
  | { kind: 'kill' | 'freeze'; part: Part }
  | { kind: 'fill'; part: 'file system' }
) & {
  /** Milliseconds after the first student's start; later if the previous fault is not over. */
  after: number;
};

type FaultOptions = Pick<ChaosOptions, 'kills' | 'freezes' | 'fillsDisk' | 'seconds' | 'from'>;

const frozenMs = 10_000;
/** How long students have to recover from one fault before the next. */
const restMs = 3_000;
const lookEveryMs = 50;
const done = { kill: 'killed', freeze: 'frozen', fill: 'full' } as const;

/**
 * Spreads faults over the time in which students answer: the first while some still start, the last
 * while some already submit. Faults that are due later come without a pause.
 */
export function planFaults(
  { kills, freezes, fillsDisk, seconds, from }: FaultOptions,
  spreadMs: number,
): Fault[] {
  const wanted = [
    ...kills.map((part) => ({ kind: 'kill', part }) as const),
    ...freezes.map((part) => ({ kind: 'freeze', part }) as const),
    ...(fillsDisk ? [{ kind: 'fill', part: 'file system' } as const] : []),
  ];
  const first = from === undefined ? spreadMs / 2 : from * 1000;
  const step = Math.max(0, seconds * 1000 - first) / wanted.length;
  return wanted.map((fault, index) => ({ ...fault, after: first + index * step }));
}

/** Makes the faults of a run on the stack. */
export function makeStackFaults(stack: Stack, options: FaultOptions): MakeFaults {
  return (spreadMs, observations, say) =>
    makeFaults(stack, planFaults(options, spreadMs), observations, say);
}

/** Injects the faults one after another; each is over when the part works again. */
async function makeFaults(
  stack: Stack,
  faults: readonly Fault[],
  observations: Observations,
  say: (line: string) => void,
): Promise<void> {
  const began = performance.now();
  for (const fault of faults) {
    await sleep(Math.max(0, began + fault.after - performance.now()));
    const name = `${fault.part} ${done[fault.kind]}`;
    say(name);
    const chapter = observations.begin(name);
    await makeFault(stack, fault);
    chapter.isOver();
    say(`${fault.part} works again`);
    await sleep(restMs);
  }
}

function makeFault(stack: Stack, fault: Fault): Promise<void> {
  switch (fault.kind) {
    case 'kill':
      return killOnce(stack.process(fault.part));
    case 'freeze':
      return freezeOnce(stack.process(fault.part));
    case 'fill':
      return fillOnce(stack.folders.base);
  }
}

/** It comes back by itself: the stack restarts what dies. */
async function killOnce(process: ManagedProcess): Promise<void> {
  const { pid } = process;
  process.kill();
  while (process.pid === pid || !(await process.isReady())) await sleep(lookEveryMs);
}

async function freezeOnce(process: ManagedProcess): Promise<void> {
  process.freeze();
  try {
    await sleep(frozenMs);
  } finally {
    process.thaw();
  }
  while (!(await process.isReady())) await sleep(lookEveryMs);
}
