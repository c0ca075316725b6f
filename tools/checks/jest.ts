import { join } from 'node:path';
import { root } from '../stack/inventory.ts';
import { runTests } from './commands.ts';
import { tallyJest, type Tally } from './tally.ts';

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

/** Runs the specs of the chosen projects and counts their tests. */
export async function runJest(run: JestRun): Promise<Tally> {
  const { step, isChosen, reports, relatedTo, environment = {}, workers = 2 } = run;
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
    `--maxWorkers=${workers}`,
    `--testSequencer=${join(root, 'tools/checks/slow-specs-first.mjs')}`,
    '--passWithNoTests',
    // Machines are shared: a slow test is no error of the tested code.
    '--testTimeout=60000',
    '--json',
    `--outputFile=${report}`,
    '--reporters=default',
    '--selectProjects',
    ...projects,
    ...(relatedTo ? ['--findRelatedTests', ...relatedTo] : []),
  ];
  return runTests(process.execPath, args, report, tallyJest, environment);
}
