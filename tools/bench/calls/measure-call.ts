import { performance } from 'node:perf_hooks';
import type { EmptyStack } from '../empty-stack.ts';
import { processorTime } from '../machine.ts';
import { requestBytes as bareRequest, Visitor } from '../visitor.ts';
import { usualStudents, usualTimes, type Call, type Round } from './call.ts';
import { processNames, totalOf, type CallsHarness, type ProcessorTimes } from './calls-harness.ts';
import { requestBytes, type Student } from './student.ts';

const rounds = 3;
/** Enough for the whole code path to be compiled as in a long-running process: V8 needs some 2,000. */
const warmUpCalls = 2_000;
/** Calls that spend their time in native code (hashing, pictures) need no compiler. */
const warmUpMs = 10_000;
const emptyCalls = 2_000;

/** The result of a measurement. */
export interface CallFigures {
  /** Milliseconds of processor time per call, of the round whose sum is the median. */
  processor: ProcessorTimes;
  /** Per call, spent after the last response on remaining work. */
  later: number;
  /** Of the empty route, between the same rounds. */
  empty: number;
  /** Milliseconds, sorted. */
  times: number[];
}

interface RoundFigures {
  processor: ProcessorTimes;
  later: number;
  times: number[];
}

/** The students who are measured, and others who warm up the calls. */
export interface Crowds {
  measured: readonly Student[];
  rehearsing: readonly Student[];
}

/** @throws Error with the product's message if it refused a call */
export async function measureCall(
  harness: CallsHarness,
  empty: EmptyCalls,
  crowds: Crowds,
  call: Call,
): Promise<CallFigures> {
  const among = (crowd: readonly Student[]): Round => {
    const students = crowd.slice(0, call.maxStudents);
    return { harness, students, times: timesOf(call, students.length) };
  };
  await warmUp(call, among(crowds.rehearsing));
  const figures: RoundFigures[] = [];
  const baselines: number[] = [];
  for (let number = 0; number < rounds; number += 1) {
    baselines.push(await empty.run(emptyCalls));
    figures.push(await runRound(call, among(crowds.measured)));
  }
  const middle = median(figures, ({ processor }) => totalOf(processor));
  return {
    processor: middle.processor,
    later: median(figures, (round) => round.later).later,
    empty: median(baselines, (each) => each),
    times: figures.flatMap((round) => round.times).toSorted((a, b) => a - b),
  };
}

/** Fewer students call more often, because processor time is counted in hundredths of a second. */
function timesOf(
  { times = usualTimes, maxStudents = usualStudents }: Call,
  students: number,
): number {
  return Math.ceil(times * Math.max(1, maxStudents / students));
}

async function warmUp(call: Call, round: Round): Promise<void> {
  let calls = 0;
  let milliseconds = 0;
  while (calls < warmUpCalls && milliseconds < warmUpMs) {
    const began = performance.now();
    const bytes = await prepareRound(call, round);
    calls += (await callAll(round.students, bytes)).length;
    await call.tidy?.(round);
    milliseconds += performance.now() - began;
  }
  await round.harness.untilIdle();
}

async function prepareRound(call: Call, round: Round): Promise<Buffer[][]> {
  const requests = await call.requests(round);
  return round.students.map(({ token }, index) =>
    (requests[index] ?? []).map((request) => requestBytes(call.method, request, token)),
  );
}

async function runRound(call: Call, round: Round): Promise<RoundFigures> {
  const bytes = await prepareRound(call, round);
  await round.harness.untilIdle();
  const before = round.harness.processorTimes();
  const times = await callAll(round.students, bytes);
  const after = round.harness.processorTimes();
  await round.harness.untilIdle();
  const whenIdle = round.harness.processorTimes();
  await call.tidy?.(round);
  const processor = Object.fromEntries(
    processNames.map((name) => [name, (after[name] - before[name]) / times.length]),
  ) as ProcessorTimes;
  return { processor, later: (totalOf(whenIdle) - totalOf(after)) / times.length, times };
}

/** All students at once, each one request after another; returns milliseconds. */
async function callAll(students: readonly Student[], bytes: Buffer[][]): Promise<number[]> {
  const times: number[] = [];
  const refusals: string[] = [];
  await Promise.all(
    students.map(async (student, index) => {
      for (const request of bytes[index] ?? []) {
        const began = performance.now();
        const { status, body } = await student.send(request);
        times.push(performance.now() - began);
        if (status >= 300) refusals.push(`${status}: ${body.slice(0, 300)}`);
      }
    }),
  );
  if (refusals.length > 0) throw new Error(`${refusals.length} refused, with ${refusals[0]}`);
  return times;
}

/** The same students at a route of the same framework that does nothing, behind a gateway configured alike. */
export class EmptyCalls {
  readonly #emptyStack: EmptyStack;
  readonly #visitors: readonly Visitor[];
  readonly #request: Buffer;

  private constructor(emptyStack: EmptyStack, visitors: readonly Visitor[], token: string) {
    this.#emptyStack = emptyStack;
    this.#visitors = visitors;
    this.#request = bareRequest('GET', '/tests/ready', token, undefined);
  }

  static async open(emptyStack: EmptyStack, count: number, token: string): Promise<EmptyCalls> {
    const visitors: Visitor[] = [];
    for (let number = 0; number < count; number += 1) {
      visitors.push(await Visitor.open(emptyStack.port));
    }
    const calls = new EmptyCalls(emptyStack, visitors, token);
    for (let called = 0; called < 10 * warmUpCalls; called += emptyCalls) {
      await calls.run(emptyCalls);
    }
    return calls;
  }

  /** Returns milliseconds of processor time per call. */
  async run(count: number): Promise<number> {
    const before = this.#processorTime();
    let left = count;
    await Promise.all(
      this.#visitors.map(async (visitor) => {
        while (left > 0) {
          left -= 1;
          await visitor.ask(this.#request);
        }
      }),
    );
    return (this.#processorTime() - before) / count;
  }

  leave(): void {
    for (const visitor of this.#visitors) visitor.close();
  }

  #processorTime(): number {
    const pids = Object.values(this.#emptyStack.processes);
    return pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  }
}

function median<T>(items: readonly T[], valueOf: (item: T) => number): T {
  const sorted = items.toSorted((a, b) => valueOf(a) - valueOf(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}
