import { setTimeout as sleep } from 'node:timers/promises';
import type { AttemptHarness } from '../attempt-harness.ts';
import { processorTime } from '../machine.ts';
import { expectOk, Saves, startTest } from '../saving-student.ts';
import { requestBytes, Visitor } from '../visitor.ts';
import { openLiveTest, registerStudents } from './live-test.ts';

const STUDENTS = 400;
const AT_ONCE = 8;
const SAVES = 4;
const WARM_UP_ROUNDS = 4;
const LONG_SECONDS = 3_600;
const GOAL = 100_000;
const SAVE_EVERY_SECONDS = 30;

/** Milliseconds of processor time of one call, all processes together. */
export interface CallCosts extends Record<string, number> {
  instructions: number;
  start: number;
  save: number;
  submit: number;
  /** Instructions that are told their turn. */
  turn: number;
}

/** Measures each call alone, eight students at once. */
export async function measureCosts(
  harness: AttemptHarness,
  setRate: (rate: number) => Promise<void>,
): Promise<CallCosts> {
  const testId = await openLiveTest(harness, LONG_SECONDS);
  const tokens = await registerStudents(harness, testId, STUDENTS);
  const visitors = await Promise.all(tokens.map(() => Visitor.open(harness.frontPort)));
  const each = (work: (visitor: Visitor, index: number) => Promise<void>): Promise<number> =>
    costOf(harness, visitors, work);
  const show = (path: string) => (visitor: Visitor, index: number) =>
    expectAnswer(visitor, 'GET', path, tokens[index]);
  const instructions = await each(show(`/tests/${testId}`));
  const saves: Saves[] = [];
  const attempts: string[] = [];
  const start = await each(async (visitor, index) => {
    const token = tokens[index] ?? '';
    const started = await startTest(visitor, testId, token);
    saves[index] = new Saves(token, started);
    attempts[index] = started.attemptId;
  });
  const save = await each(async (visitor, index) => {
    for (let number = 0; number < SAVES; number += 1) await saves[index]?.send(visitor);
  });
  const submit = await each((visitor, index) =>
    expectAnswer(visitor, 'POST', `/tests/${attempts[index]}/submit`, tokens[index], '{}'),
  );
  const turn = await measureTurns(harness, setRate, testId);
  for (const visitor of visitors) visitor.close();
  return { instructions, start, save: save / SAVES, submit, turn };
}

/** With one student a second, all but a few who open the instructions are told their turn. */
async function measureTurns(
  harness: AttemptHarness,
  setRate: (rate: number) => Promise<void>,
  testId: string,
): Promise<number> {
  await setRate(1);
  const tokens = await registerStudents(harness, testId, STUDENTS);
  const visitors = await Promise.all(tokens.map(() => Visitor.open(harness.frontPort)));
  const open = async (visitor: Visitor, index: number): Promise<void> => {
    await visitor.ask(requestBytes('GET', `/tests/${testId}`, tokens[index] ?? '', undefined));
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await costOf(harness, visitors, open);
  const cost = await costOf(harness, visitors, open);
  for (const visitor of visitors) visitor.close();
  return cost;
}

async function costOf(
  harness: AttemptHarness,
  visitors: readonly Visitor[],
  work: (visitor: Visitor, index: number) => Promise<void>,
): Promise<number> {
  await sleep(1_000);
  const before = processorTimes(harness);
  const waiting = [...visitors.entries()];
  const some = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
  return (processorTimes(harness) - before) / visitors.length;
}

function processorTimes({ front, harness }: AttemptHarness): number {
  const names = ['attempt', 'catalogue', 'mariadb', 'redis'];
  const pids = [front.pid, ...names.map((name) => harness.stack.process(name).pid)];
  return pids.reduce<number>((sum, pid) => sum + processorTime(pid ?? 0), 0);
}

async function expectAnswer(
  visitor: Visitor,
  method: string,
  path: string,
  token = '',
  body?: string,
): Promise<void> {
  expectOk(await visitor.ask(requestBytes(method, path, token, body)));
}

/** What the measured costs mean for a large live test, in processors that do nothing else. */
export function printForecast(costs: CallCosts, rate: number): void {
  const entries = Object.entries(costs).map(([call, cost]) => `${call} ${cost.toFixed(2)}`);
  console.log(`\nprocessor milliseconds of one call: ${entries.join(', ')}`);
  const cores = (calls: number, cost: number): number => (calls * cost) / 1000;
  const arrivals = GOAL / 60;
  const saving = cores(GOAL / SAVE_EVERY_SECONDS, costs.save);
  const print = (what: string, value: number): void =>
    console.log(`  ${what.padEnd(76)}${value.toFixed(1).padStart(6)} processors`);
  console.log(
    `${GOAL.toLocaleString('en-IN')} students in the first minute, by these costs alone:`,
  );
  const entering = costs.instructions + costs.start;
  print('all open the instructions and start, in that minute', cores(arrivals, entering));
  print('all are told a turn, and come later', cores(arrivals, costs.turn));
  for (const students of [rate, 500]) {
    const minutes = (GOAL / students / 60).toFixed(0);
    print(
      `${students} a second open and start, the last one after ${minutes} min`,
      cores(students, entering),
    );
  }
  print(`a save every ${SAVE_EVERY_SECONDS} s of each`, saving);
  print('all submit in one minute, as they started', cores(arrivals, costs.submit));
}
