import { performance } from 'node:perf_hooks';
import { AttemptHarness, testSizes, type TestSize } from './attempt-harness.ts';
import { processorTime, syncRate } from './machine.ts';
import { expectOk, Saves, startTest } from './saving-student.ts';
import { requestBytes, Visitor } from './visitor.ts';

const savesPerAttempt = 20;
const studentsAtOnce = 8;
/** Enough for the whole code path to be compiled as in a long-running process: V8 needs some 2,000. */
const warmUpAttempts = 2400;
const attempts = 400;
const goalMs = 15;
const steps = ['start', 'save', 'submit', 'results'] as const;

type Step = (typeof steps)[number];

/**
 * Takes whole tests through the gateway (start, 20 saves, submit, results; log-in separately), several
 * students at once, and prints the processor time of one test, by part.
 */
export async function measureAttempt(): Promise<void> {
  const harness = await AttemptHarness.open('attempt');
  try {
    const rate = syncRate(harness.harness.stack.folders.data).toLocaleString('en-IN');
    console.log(`${rate} small writes a second made to last (fdatasync), one after another`);
    for (const size of testSizes) await measureSize(harness, size);
  } finally {
    await harness.close();
  }
}

async function measureSize(harness: AttemptHarness, size: TestSize): Promise<void> {
  await takeMany(harness, size, warmUpAttempts);
  const before = processorTimes(harness);
  const began = performance.now();
  const times = await takeMany(harness, size, attempts);
  const seconds = (performance.now() - began) / 1000;
  const parts = Object.entries(processorTimes(harness)).map(([name, time]) => ({
    name,
    each: (time - (before[name] ?? 0)) / attempts,
  }));
  const whole = parts.reduce((sum, { each }) => sum + each, 0);
  console.log(
    `\n${size} questions, ${attempts} attempts of ${savesPerAttempt} saves, ${studentsAtOnce} students at once: ${(attempts / seconds).toFixed(1)} attempts a second`,
  );
  console.log(
    `  processor per attempt ${whole.toFixed(1)} ms (goal ${goalMs}) = ${parts.map(({ name, each }) => `${name} ${each.toFixed(2)}`).join(' + ')}`,
  );
  for (const step of steps) console.log(`  ${step.padEnd(8)} ${describe(times[step])}`);
}

function processorTimes(harness: AttemptHarness): Record<string, number> {
  const names = ['attempt', 'catalogue', 'mariadb', 'redis'];
  return Object.fromEntries([
    ['gateway', processorTime(harness.front.pid ?? 0)],
    ...names.map((name) => [name, processorTime(harness.harness.stack.process(name).pid ?? 0)]),
  ]) as Record<string, number>;
}

async function takeMany(
  harness: AttemptHarness,
  size: TestSize,
  count: number,
): Promise<Record<Step, number[]>> {
  const times: Record<Step, number[]> = { start: [], save: [], submit: [], results: [] };
  const timed = async <T>(step: Step, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const outcome = await work();
    times[step].push(performance.now() - began);
    return outcome;
  };
  let left = count;
  const student = async (): Promise<void> => {
    const visitor = await Visitor.open(harness.frontPort);
    while (left > 0) {
      left -= 1;
      await takeOne(visitor, harness.testOf(size), harness.newToken(), timed);
    }
    visitor.close();
  };
  await Promise.all(Array.from({ length: studentsAtOnce }, student));
  return times;
}

async function takeOne(
  visitor: Visitor,
  testId: string,
  token: string,
  timed: <T>(step: Step, work: () => Promise<T>) => Promise<T>,
): Promise<void> {
  const started = await timed('start', () => startTest(visitor, testId, token));
  const saves = new Saves(token, started);
  for (let number = 0; number < savesPerAttempt; number += 1) {
    await timed('save', () => saves.send(visitor));
  }
  const path = `/tests/${started.attemptId}`;
  await timed('submit', async () =>
    expectOk(await visitor.ask(requestBytes('POST', `${path}/submit`, token, '{}'))),
  );
  await timed('results', async () =>
    expectOk(await visitor.ask(requestBytes('GET', `${path}/results`, token, undefined))),
  );
}

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return [50, 95, 99]
    .map((share) => {
      const time = sorted[Math.floor((sorted.length * share) / 100)] ?? 0;
      return `p${share} ${time.toFixed(1).padStart(7)} ms`;
    })
    .join('  ');
}
