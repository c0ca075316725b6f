import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { sampleCatalogue } from '../build/units.ts';
import { controlStack } from '../stack/control.ts';
import { root } from '../stack/inventory.ts';
import type { Stack } from '../stack/stack.ts';
import { testEnvironment } from '../stack/services.ts';
import { check, runTests } from './commands.ts';
import { contentKey } from './content-key.ts';
import { add, nothing, single, tallyJest, tallyPlaywright, type Tally } from './tally.ts';
import { unlessUnchanged } from './unless-unchanged.ts';

/** What the steps share: a private stack that starts when the first step needs it. */
export interface TestContext {
  databases: () => Promise<Stack>;
  wholeStack: () => Promise<Stack>;
  reports: string;
}

export interface Step {
  name: string;
  run: (context: TestContext) => Promise<Tally>;
}

/** In the order in which they run: quick and informative steps come first. */
export const steps: readonly Step[] = [
  {
    name: 'format',
    run: () =>
      check('prettier', [
        '--check',
        '.',
        '--log-level=warn',
        '--cache',
        '--cache-location=.cache/prettier',
      ]),
  },
  { name: 'lint', run: () => check('oxlint', ['--type-aware', '--quiet']) },
  { name: 'boundaries', run: () => check('npm', ['run', '--silent', 'boundaries']) },
  { name: 'types', run: checkTypes },
  { name: 'build', run: build },
  { name: 'contracts', run: checkContracts },
  {
    name: 'unit',
    run: ({ reports }) => jest('unit', (name) => !/:(?:db|content)$/.test(name), reports, {}),
  },
  {
    name: 'content',
    run: ({ reports }) =>
      unlessUnchanged('content checks', contentKey(), async () => {
        await buildStale([sampleCatalogue]);
        return jest('content', (name) => name.endsWith(':content'), reports, {});
      }),
  },
  {
    name: 'db',
    run: async ({ databases, reports }) => {
      const { ports, secrets } = await databases();
      return jest('db', (name) => name.endsWith(':db'), reports, testEnvironment(ports, secrets));
    },
  },
  { name: 'sizes', run: () => check(process.execPath, ['tools/sizes.ts']) },
  { name: 'journeys', run: journeys },
];

async function checkTypes(): Promise<Tally> {
  const queue = workspaces().filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  let tally = nothing;
  const work = async (): Promise<void> => {
    for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
      const outcome = await check('tsc', ['-p', folder]);
      tally = add(tally, outcome);
    }
  };
  await Promise.all([work(), work()]);
  return single(tally.failed === 0);
}

async function build(): Promise<Tally> {
  await buildStale();
  return single(true);
}

async function checkContracts(): Promise<Tally> {
  const drift = await check(process.execPath, ['tools/contracts.ts', '--check']);
  const breaks = await check(process.execPath, ['tools/contracts/check-breaks.ts']);
  return add(drift, breaks);
}

async function jest(
  step: string,
  isChosen: (project: string) => boolean,
  reports: string,
  environment: Record<string, string>,
): Promise<Tally> {
  const configuration = (await import(join(root, 'jest.config.mjs'))) as {
    default: { projects: { displayName: string }[] };
  };
  const projects = configuration.default.projects
    .map((project) => project.displayName)
    .filter(isChosen);
  const report = join(reports, `${step}.json`);
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules/jest/bin/jest.js'),
    '--maxWorkers=2',
    '--passWithNoTests',
    // Machines are shared: a slow minute is no error of the tested code.
    '--testTimeout=60000',
    '--json',
    `--outputFile=${report}`,
    '--reporters=default',
    '--selectProjects',
    ...projects,
  ];
  return runTests(process.execPath, args, report, tallyJest, environment);
}

/** The journeys that may run together, then those that may not. */
const journeyRuns = [
  { project: 'side-by-side', workers: 4 },
  { project: 'alone', workers: 1 },
];

async function journeys({ wholeStack, reports }: TestContext): Promise<Tally> {
  const stack = await wholeStack();
  const control = await controlStack(stack);
  stack.announce(control);
  mkdirSync(reports, { recursive: true });
  let tally = nothing;
  try {
    for (const { project, workers } of journeyRuns) {
      const report = join(reports, `journeys-${project}.json`);
      const args = [`--project=${project}`, `--workers=${workers}`];
      const outcome = await runTests(
        'playwright',
        ['test', '--config=e2e/playwright.config.ts', ...args],
        report,
        tallyPlaywright,
        {
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          ABHYAS_STACK: stack.folders.base,
        },
      );
      tally = add(tally, outcome);
    }
    return tally;
  } finally {
    control.close();
  }
}

function workspaces(): string[] {
  const within = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(folder, entry.name));
  const apps = within('.').filter((folder) => /^(?:shell|mfe-.+)$/.test(folder));
  return [
    ...within('packages'),
    'packages/build-kit/browser',
    ...within('services'),
    ...apps,
    'e2e',
    'tools',
  ];
}
