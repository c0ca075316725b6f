import { parseArgs } from 'node:util';
import { ToolError } from '../stack/tool-error.ts';
import { allCalls } from './calls/all-calls.ts';
import { usualStudents } from './calls/call.ts';
import { CallsHarness } from './calls/calls-harness.ts';
import { openCrowd } from './calls/crowd.ts';
import { aboveGoal, closing, heading, rowOf, type MeasuredCall } from './calls/describe-calls.ts';
import { EmptyCalls, measureCall, type Crowds } from './calls/measure-call.ts';
import { cutPapers } from './calls/papers.ts';
import { EmptyStack } from './empty-stack.ts';

const finishedAttempts = { measured: 30, rehearsing: 6 } as const;

/**
 * Calls every route of the product that students use, through its gateway, and prints the processor time
 * of a call, by process, beside an empty route in the same run.
 *
 * `--students 64` sets how many students call at once; `--only profile,start` measures only those.
 *
 * @throws ToolError when a call fails or takes more than its goal
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
  const harness = await CallsHarness.open();
  let emptyStack: EmptyStack | undefined;
  try {
    emptyStack = await EmptyStack.open(harness.bench);
    await measureAll(harness, emptyStack, Number(values.students), names);
  } finally {
    await emptyStack?.close();
    await harness.close();
  }
}

async function measureAll(
  harness: CallsHarness,
  emptyStack: EmptyStack,
  count: number,
  names: readonly string[] | undefined,
): Promise<void> {
  const papers = await cutPapers(harness);
  const crowds: Crowds = {
    measured: await openCrowd(harness, papers, {
      name: 'student',
      count,
      attempts: finishedAttempts.measured,
    }),
    rehearsing: await openCrowd(harness, papers, {
      name: 'rehearsing',
      count,
      attempts: finishedAttempts.rehearsing,
    }),
  };
  const empty = await EmptyCalls.open(emptyStack, count, crowds.measured[0]?.token ?? '');
  try {
    console.log(heading(count, finishedAttempts.measured));
    const measured: MeasuredCall[] = [];
    const failed: string[] = [];
    for (const call of allCalls(papers).filter(({ name }) => names?.includes(name) ?? true)) {
      try {
        const figures = await measureCall(harness, empty, crowds, call);
        console.log(rowOf(call, figures));
        measured.push({ call, figures });
      } catch (error) {
        // A call that cannot be measured does not stop the others.
        failed.push(`${call.name}: ${error instanceof Error ? error.message : String(error)}`);
        console.log(failed.at(-1));
      }
    }
    console.log(closing(measured));
    const problems = [...failed, ...aboveGoal(measured)];
    if (problems.length > 0) throw new ToolError(problems.join('; '));
    console.log('every goal is met');
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
