import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { buildUnits, partsPage, sampleCatalogue } from '../build/units.ts';
import { testEnvironment } from '../stack/services.ts';
import { check } from './commands.ts';
import { checkContracts } from './contracts.ts';
import { runJest } from './jest.ts';
import { runJourneys, runJourneysAlone } from './journeys.ts';
import { checkLoggedStatements } from './sharding/check-statements.ts';
import { add, single, type Tally } from './tally.ts';
import type { TestContext } from './test-context.ts';
import { checkTypes } from './types.ts';
import { readWorkspaces } from './workspaces.ts';

export interface Step {
  name: string;
  /** Whether it only reads sources, so that another such step may run beside it. */
  isStatic?: boolean;
  /** Whether it mostly waits, on a stack of its own, so that all others run beside it after the build. */
  isBackground?: boolean;
  /** Whether only `npm run test:all` runs it, and who names it: docs/conventions.md says what belongs there. */
  isForRelease?: boolean;
  run: (context: TestContext) => Promise<Tally>;
}

/** In the order in which they run: quick and informative steps come first. */
export const steps: readonly Step[] = [
  { name: 'format', isStatic: true, run: () => checkFormat(['.']) },
  { name: 'lint', isStatic: true, run: () => checkLint([]) },
  {
    name: 'boundaries',
    isStatic: true,
    run: () => check('npm', ['run', '--silent', 'boundaries']),
  },
  { name: 'exports', isStatic: true, run: () => check('npm', ['run', '--silent', 'exports']) },
  {
    name: 'types',
    isStatic: true,
    run: () => checkTypes(readWorkspaces().map(({ folder }) => folder)),
  },
  { name: 'build', run: build },
  { name: 'alone', isBackground: true, run: runJourneysAlone },
  { name: 'contracts', run: () => checkContracts() },
  { name: 'docs', run: checkDocuments },
  {
    name: 'unit',
    run: ({ reports }) =>
      runJest({
        step: 'unit',
        isChosen: (name) => !/:(?:db|content|cluster)$/.test(name),
        reports,
      }),
  },
  {
    name: 'content',
    run: async ({ reports }) => {
      await buildStale([sampleCatalogue]);
      return runJest({ step: 'content', isChosen: (name) => name.endsWith(':content'), reports });
    },
  },
  { name: 'db', run: (context) => checkDatabases(context, (name) => name.endsWith(':db')) },
  { name: 'cluster', run: checkFailovers },
  { name: 'sizes', run: () => check(process.execPath, ['tools/sizes.ts']) },
  { name: 'journeys', run: runJourneys },
];

export function checkFormat(paths: readonly string[]): Promise<Tally> {
  return check('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...paths]);
}

/** Lints files, by default all. */
export function checkLint(paths: readonly string[]): Promise<Tally> {
  return check('oxlint', ['--type-aware', '--quiet', '--no-error-on-unmatched-pattern', ...paths]);
}

/** Checks what the files in some folders import. */
export function checkBoundaries(folders: readonly string[]): Promise<Tally> {
  return check('depcruise', ['--config', '.dependency-cruiser.mjs', ...folders]);
}

/** Compares the tables of the documents with the code. */
export function checkDocuments(): Promise<Tally> {
  return check(process.execPath, ['tools/docs.ts', '--check']);
}

/** Runs the specs that need real databases, and checks the statements that they ran. */
export async function checkDatabases(
  { databases, reports }: TestContext,
  isChosen: (project: string) => boolean,
  relatedTo?: readonly string[],
): Promise<Tally> {
  const { ports, secrets } = await databases();
  const statements = join(reports, 'statements.jsonl');
  rmSync(statements, { force: true });
  const tally = await runJest({
    step: 'db',
    isChosen,
    reports,
    environment: { ...testEnvironment(ports, secrets), STATEMENT_LOG: statements },
    // These specs wait for databases, bodies and time limits more than for the processor.
    workers: 4,
    ...(relatedTo && { relatedTo }),
  });
  // An exception is needed if any test shows it, so all of them must have run.
  const isComplete = relatedTo === undefined && isChosen('attempt:db') && tally.failed === 0;
  return add(tally, checkLoggedStatements(statements, isComplete));
}

/** Runs the services' specs on a Redis Cluster and behind Sentinels, whose masters they kill. */
async function checkFailovers({ databases, reports }: TestContext): Promise<Tally> {
  const { ports, secrets } = await databases();
  return runJest({
    step: 'cluster',
    isChosen: (name) => name.endsWith(':cluster'),
    reports,
    environment: testEnvironment(ports, secrets),
    // They wait for servers to be elected more than for the processor.
    workers: 4,
  });
}

async function build(): Promise<Tally> {
  await buildStale([...buildUnits, partsPage]);
  return single(true);
}
