// `npm test [-- STEP… | changed]`, once the machine is prepared: runs the checks of every change, the named ones, or those
// that this branch's changes can affect, on its own stack, and prints one closing line. `npm run test:all` (`--all`) runs
// those too that only a release needs.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build/build.ts';
import { changedSteps } from './changed/changed-steps.ts';
import { describeSlowest, slowestFiles, type Timed } from './checks/slowest.ts';
import { steps, type Step } from './checks/steps.ts';
import {
  add,
  closingLine,
  failuresLine,
  nothing,
  repeatedLine,
  single,
  type Tally,
} from './checks/tally.ts';
import type { TestContext } from './checks/test-context.ts';
import { twoAtATime } from './checks/two-at-a-time.ts';
import { runTool, unlessStopped } from './run-tool.ts';
import { localFolder } from './stack/inventory.ts';
import { localProvider } from './stack/sign-in.ts';
import { Stack, type StackPorts } from './stack/stack.ts';
import { ToolError } from './stack/tool-error.ts';

await runTool('npm test', async () => {
  const names = process.argv.slice(2).filter((name) => name !== '--all');
  const isForRelease = process.argv.includes('--all');
  const chosen = await chooseSteps(names, isForRelease);
  const stacks: [Stack, ...Stack[]] = [await openStack('test')];
  const context = contextOn(stacks, isForRelease);
  const tally = await withStacks(stacks, () => unlessStopped(runSteps(chosen, context)));
  const remarks = [repeatedLine(tally), failuresLine(tally)];
  for (const line of remarks) if (line) console.log(line);
  console.log(closingLine(tally));
  return tally.failed === 0 ? 0 : 1;
});

function openStack(name: string, beside?: Stack): Promise<Stack> {
  const options = { fresh: true, environment: journeyEnvironment, ...(beside && { beside }) };
  return Stack.open({ folder: join(localFolder, name), ...options });
}

/**
 * The additional environment of the tests' stack. The limits are unchanged, except for the pause between
 * two codes, for which a journey waits, and the wait for a renderer: two busy cores may need longer than a page should.
 */
function journeyEnvironment({ 'sign-in': signIn }: StackPorts): Record<string, string> {
  return {
    ...localProvider(signIn),
    CODE_GAP_SECONDS: '10',
    FRAGMENT_TIMEOUT_MS: '3000',
    GATEWAY_PAGE_TIMEOUT: '5s',
  };
}

async function chooseSteps(
  names: readonly string[],
  isForRelease: boolean,
): Promise<readonly Step[]> {
  if (names.length === 1 && names[0] === 'changed') return changedSteps();
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const all = steps.map((step) => step.name).join(', ');
    throw new ToolError(
      `there is no step ${unknown.join(', ')}; the steps are ${all}; "changed" cannot be combined with steps.`,
    );
  }
  if (names.length > 0) return steps.filter((step) => names.includes(step.name));
  return steps.filter((step) => isForRelease || !step.isForRelease);
}

async function runSteps(chosen: readonly Step[], context: TestContext): Promise<Tally> {
  let total = nothing;
  const times: Timed[] = [];
  const run = async (step: Step): Promise<void> => {
    console.log(`▶ ${step.name} (${chosen.indexOf(step) + 1} of ${chosen.length})`);
    const began = Date.now();
    const tally = named(step, await attempt(step, context));
    const seconds = (Date.now() - began) / 1000;
    console.log(
      `${tally.failed === 0 ? '✔' : '✖'} ${step.name}: ${closingLine(tally)} (${seconds.toFixed(1)} s)\n`,
    );
    times.push({ name: step.name, seconds });
    total = add(total, tally);
  };
  await twoAtATime(
    chosen.filter(({ isStatic }) => isStatic),
    run,
  );
  const others = chosen.filter(({ isStatic }) => !isStatic);
  const background: Promise<void>[] = [];
  for (const step of others) {
    const running = run(step);
    if (step.isBackground) background.push(running);
    else await running;
  }
  await Promise.all(background);
  console.log(describeSlowest(times, slowestFiles(context.reports)));
  return total;
}

/** A step that fails without a test is named itself. */
function named(step: Step, tally: Tally): Tally {
  return tally.failed > 0 && !tally.failures
    ? { ...tally, failures: [{ file: step.name }] }
    : tally;
}

/** A step that cannot even run has failed; the others still run. */
async function attempt(step: Step, context: TestContext): Promise<Tally> {
  try {
    return await step.run(context);
  } catch (error) {
    console.log(error instanceof ToolError ? `${error.details}\n${error.message}`.trim() : error);
    return single(false);
  }
}

/** @param stacks the first is open; a second one is added when a step needs it */
function contextOn(stacks: [Stack, ...Stack[]], isForRelease: boolean): TestContext {
  const [stack] = stacks;
  const reports = join(stack.folders.base, 'reports');
  // The closing table covers only this run.
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const databases = once(() => stack.startDatabases());
  const upToDate = once(buildStale);
  return {
    reports,
    isForRelease,
    databases: async () => {
      await databases();
      return stack;
    },
    wholeStack: async () => {
      await upToDate();
      await startWhole(stack, databases);
      return stack;
    },
    secondStack: async () => {
      await upToDate();
      const second = await openStack('test-second', stack);
      stacks.push(second);
      await startWhole(second, () => second.startDatabases());
      return second;
    },
  };
}

async function startWhole(stack: Stack, startDatabases: () => Promise<void>): Promise<void> {
  await Promise.all([startDatabases(), stack.startMail()]);
  await Promise.all([stack.startServices(), stack.startSites()]);
}

async function withStacks<Result>(
  stacks: readonly Stack[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } finally {
    await Promise.all(stacks.map((stack) => stack.stop()));
  }
}

/** The work is done once, for any number of callers. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
