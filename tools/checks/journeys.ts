import { join } from 'node:path';
import { controlStack } from '../stack/control.ts';
import type { Stack } from '../stack/stack.ts';
import { runReported } from './commands.ts';
import { tallyPlaywright, tallyReported, type PlaywrightReport, type Tally } from './tally.ts';
import type { TestContext } from './test-context.ts';

interface JourneyRun extends Pick<TestContext, 'reports' | 'isForRelease'> {
  /** The project in e2e/playwright.config.ts. */
  project: string;
  workers: number;
}

/** Runs the browser journeys that share a stack. */
export async function runJourneys({ wholeStack, ...context }: TestContext): Promise<Tally> {
  // Each waits for pages and services now and then; four keep two cores busy. More would only make each slower.
  return runOn(await wholeStack(), { ...context, project: 'side-by-side', workers: 4 });
}

/** Runs the browser journeys that stop parts of a stack or use up its limits, one after another. */
export async function runJourneysAlone({ secondStack, ...context }: TestContext): Promise<Tally> {
  return runOn(await secondStack(), { ...context, project: 'alone', workers: 1 });
}

async function runOn(
  stack: Stack,
  { project, workers, reports, isForRelease }: JourneyRun,
): Promise<Tally> {
  const control = await controlStack(stack);
  stack.announce(control);
  const report = join(reports, `journeys-${project}.json`);
  try {
    const result = await runReported<PlaywrightReport>(
      'playwright',
      [
        ...['test', '--config=e2e/playwright.config.ts'],
        ...[`--project=${project}`, `--workers=${workers}`],
        ...(isForRelease ? [] : ['--grep-invert=@all']),
      ],
      report,
      { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ABHYAS_STACK: stack.folders.base },
    );
    return tallyReported(result, tallyPlaywright);
  } finally {
    control.close();
  }
}
