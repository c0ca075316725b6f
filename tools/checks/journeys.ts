import { join } from 'node:path';
import { controlStack } from '../stack/control.ts';
import { runTests } from './commands.ts';
import type { TestContext } from './steps.ts';
import { add, nothing, tallyPlaywright, type Tally } from './tally.ts';

/** The journeys that may run together, then those that may not. */
const journeyRuns = [
  { project: 'side-by-side', workers: 6 },
  { project: 'alone', workers: 1 },
];

/** Runs the browser journeys on the whole stack. */
export async function runJourneys({ wholeStack, reports }: TestContext): Promise<Tally> {
  const stack = await wholeStack();
  const control = await controlStack(stack);
  stack.announce(control);
  let tally = nothing;
  try {
    for (const { project, workers } of journeyRuns) {
      const report = join(reports, `journeys-${project}.json`);
      const outcome = await runTests(
        'playwright',
        [
          ...['test', '--config=e2e/playwright.config.ts'],
          ...[`--project=${project}`, `--workers=${workers}`],
        ],
        report,
        tallyPlaywright,
        { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ABHYAS_STACK: stack.folders.base },
      );
      tally = add(tally, outcome);
    }
    return tally;
  } finally {
    control.close();
  }
}
