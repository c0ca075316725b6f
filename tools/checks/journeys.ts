import { setPriority } from 'node:os';
import { join } from 'node:path';
import { controlStack } from '../stack/control.ts';
import type { Stack } from '../stack/stack.ts';
import { runTests } from './commands.ts';
import type { TestContext } from './steps.ts';
import { add, tallyPlaywright, type Tally } from './tally.ts';

interface JourneyRun {
  /** The project in e2e/playwright.config.ts. */
  project: string;
  workers: number;
  /** How much the processor prefers others: see setPriority of node:os. */
  niceness: number;
}

/**
 * The journeys that share a stack. They keep the processor busy, so the others, which mostly wait, go
 * first.
 */
const sideBySide: JourneyRun = { project: 'side-by-side', workers: 6, niceness: 5 };
/** The journeys that stop parts of a stack or use up its limits. */
const alone: JourneyRun = { project: 'alone', workers: 1, niceness: 0 };

/** Runs the browser journeys on two whole stacks. */
export async function runJourneys(context: TestContext): Promise<Tally> {
  const first = await context.wholeStack();
  const [shared, others] = await Promise.all([
    runOn(first, sideBySide, context.reports),
    context.secondStack().then((second) => runOn(second, alone, context.reports)),
  ]);
  return add(shared, others);
}

async function runOn(
  stack: Stack,
  { project, workers, niceness }: JourneyRun,
  reports: string,
): Promise<Tally> {
  const control = await controlStack(stack);
  stack.announce(control);
  const report = join(reports, `journeys-${project}.json`);
  try {
    return await runTests(
      'playwright',
      [
        ...['test', '--config=e2e/playwright.config.ts'],
        ...[`--project=${project}`, `--workers=${workers}`],
      ],
      report,
      tallyPlaywright,
      { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ABHYAS_STACK: stack.folders.base },
      (pid) => setPriority(pid, niceness),
    );
  } finally {
    control.close();
  }
}
