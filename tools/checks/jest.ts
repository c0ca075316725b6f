import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { execa } from 'execa';
import { root } from '../stack/inventory.ts';
import { runReported, type Reported } from './commands.ts';
import { add, nothing, tallyJest, tallyReported, type JestReport, type Tally } from './tally.ts';

export interface JestRun {
  /** Names the report. */
  step: string;
  isChosen: (project: string) => boolean;
  reports: string;
  /** Only the specs that import one of these files, or are one of them. */
  relatedTo?: readonly string[];
  environment?: Record<string, string>;
  workers?: number;
}

/** More failed files than these are no accident of a busy machine. */
const MAX_REPEATED = 4;

const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  // For the workers: each file leaves its modules behind, in all 4 GB.
  '--max-old-space-size=8192',
  join(root, 'node_modules/jest/bin/jest.js'),
];

/**
 * Runs the specs of the chosen projects and counts their tests. A few files that fail, or do not end, run
 * once more: the tally names those that pass only then.
 */
export async function runJest(run: JestRun): Promise<Tally> {
  const { reports, step, relatedTo } = run;
  const projects = ['--selectProjects', ...(await projectNames(run.isChosen))];
  const chosen = [...projects, ...(relatedTo ? ['--findRelatedTests', ...relatedTo] : [])];
  const report = join(reports, `${step}.json`);
  const first = await runSpecs(run, report, chosen);
  const files = await filesToRepeat(first.report, chosen);
  if (files.length === 0) return tallyReported(first, tallySpecs);
  console.log(`\nOnce more: ${files.map(inCheckout).join(', ')}\n`);
  const again = await runSpecs(run, join(reports, `${step}-again.json`), [
    ...projects,
    '--runTestsByPath',
    ...files,
  ]);
  const passed = first.report?.testResults.filter(hasPassed) ?? [];
  const testResults = [...passed, ...(again.report?.testResults ?? [])];
  writeFileSync(report, JSON.stringify({ testResults }));
  const repeated = (again.report?.testResults ?? []).filter(hasPassed);
  return add(tallyReported({ report: { testResults }, hasFailed: again.hasFailed }, tallySpecs), {
    ...nothing,
    repeated: repeated.map(({ name }) => inCheckout(name)),
  });
}

function tallySpecs(report: JestReport): Tally {
  const testResults = report.testResults.map((file) => ({ ...file, name: inCheckout(file.name) }));
  return tallyJest({ testResults });
}

async function projectNames(isChosen: JestRun['isChosen']): Promise<string[]> {
  const configuration = (await import(join(root, 'jest.config.mjs'))) as {
    default: { projects: { displayName: string }[] };
  };
  return configuration.default.projects.map((project) => project.displayName).filter(isChosen);
}

function runSpecs(
  { environment, workers = 2 }: JestRun,
  report: string,
  chosen: readonly string[],
): Promise<Reported<JestReport>> {
  const args = [
    ...JEST,
    `--maxWorkers=${workers}`,
    // With a limit, jest uses workers for a single file too, so that a loop that never ends cannot stop the watch.
    '--workerIdleMemoryLimit=4GB',
    `--testSequencer=${join(root, 'tools/checks/slow-specs-first.mjs')}`,
    '--passWithNoTests',
    // Machines are shared: a slow test is no error of the tested code.
    '--testTimeout=60000',
    '--json',
    `--outputFile=${report}`,
    '--reporters=default',
    `--reporters=${join(root, 'tools/checks/stuck-specs.mjs')}`,
    ...chosen,
  ];
  return runReported(process.execPath, args, report, { ...environment, STUCK_REPORT: report });
}

/** None if all passed, or if so many failed that the code must be wrong. */
async function filesToRepeat(
  report: JestReport | undefined,
  chosen: readonly string[],
): Promise<string[]> {
  if (!report) return [];
  const { testResults, isStuck } = report;
  const failed = testResults.filter((file) => !hasPassed(file));
  if (failed.length > MAX_REPEATED) return [];
  const passed = new Set(testResults.filter(hasPassed).map(({ name }) => name));
  const files = isStuck ? await listFiles(chosen) : failed.map(({ name }) => name);
  return files.filter((file) => !passed.has(file));
}

async function listFiles(chosen: readonly string[]): Promise<string[]> {
  const { stdout } = await execa(process.execPath, [...JEST, '--listTests', ...chosen], {
    cwd: root,
  });
  return stdout.split('\n').filter((line) => line.startsWith('/'));
}

function hasPassed({ status }: JestReport['testResults'][number]): boolean {
  return status === 'passed';
}

function inCheckout(file: string): string {
  return relative(root, file);
}
