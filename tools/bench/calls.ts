import { parseArgs } from 'node:util';
import { ToolError } from '../stack/tool-error.ts';
import { allCalls } from './calls/all-calls.ts';
import { usualStudents, type Call } from './calls/call.ts';
import { CallsHarness } from './calls/calls-harness.ts';
import { openCrowd } from './calls/crowd.ts';
import { closing, heading, rowOf } from './calls/describe-calls.ts';
import { EmptyCalls, measureCall, type CallFigures, type Crowds } from './calls/measure-call.ts';
import { cutPapers } from './calls/papers.ts';
import { EmptyStack } from './empty-stack.ts';

const finishedAttempts = { measured: 30, rehearsing: 6 } as const;

/**
 * Asks the product through its gateway for every route that students have, and says what a call costs in
 * processor time, by process, beside an empty route in the same run.
 *
 * `--students 64` are there at once; `--only profile,start` measures those.
 */
export async function measureCalls(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      students: { type: 'string', default: String(usualStudents) },
      only: { type: 'string' },
    },
  });
  const names = values.only?.split(',');
  requireKnown(names);
  const ground = await CallsHarness.open();
  let emptyStack: EmptyStack | undefined;
  try {
    emptyStack = await EmptyStack.open(ground.bench);
    await measureAll(ground, emptyStack, Number(values.students), names);
  } finally {
    await emptyStack?.close();
    await ground.close();
  }
}

async function measureAll(
  ground: CallsHarness,
  emptyStack: EmptyStack,
  count: number,
  names: readonly string[] | undefined,
): Promise<void> {
  const papers = await cutPapers(ground);
  const crowds: Crowds = {
    measured: await openCrowd(ground, papers, {
      name: 'student',
      count,
      attempts: finishedAttempts.measured,
    }),
    rehearsing: await openCrowd(ground, papers, {
      name: 'rehearsing',
      count,
      attempts: finishedAttempts.rehearsing,
    }),
  };
  const empty = await EmptyCalls.open(emptyStack, count, crowds.measured[0]?.token ?? '');
  try {
    console.log(heading(count, finishedAttempts.measured));
    const measured: { call: Call; figures: CallFigures }[] = [];
    for (const call of allCalls(papers).filter(({ name }) => names?.includes(name) ?? true)) {
      try {
        const figures = await measureCall(ground, empty, crowds, call);
        console.log(rowOf(call, figures));
        measured.push({ call, figures });
      } catch (error) {
        // One that cannot be measured keeps no other from it.
        console.log(`${call.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    console.log(closing(measured));
  } finally {
    empty.leave();
    for (const student of [...crowds.measured, ...crowds.rehearsing]) student.leave();
  }
}

function requireKnown(names: readonly string[] | undefined): void {
  const known = allCalls({ taken: [], fresh: [], live: [], keys: new Map() }).map(
    ({ name }) => name,
  );
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new ToolError(`no such call: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  }
}
