import { existsSync, readFileSync, rmSync } from 'node:fs';
import { execa, type Options } from 'execa';
import { root } from '../stack/inventory.ts';
import { single, type Tally } from './tally.ts';

/** Runs a check that prints nothing if all is well, and shows its output if it fails. */
export async function check(program: string, args: readonly string[]): Promise<Tally> {
  const result = await execa(program, args, {
    cwd: root,
    all: true,
    reject: false,
    stdin: 'ignore',
    preferLocal: true,
  });
  if (result.failed) console.log(result.all ?? result.message);
  return single(!result.failed);
}

export interface Reported<Report> {
  /** Undefined if the runner wrote none. */
  report: Report | undefined;
  /** Whether the runner said so: also for a crash at its end, after every test has passed. */
  hasFailed: boolean;
}

/** Runs a test runner with visible output, and reads the report that it writes. */
export async function runReported<Report>(
  program: string,
  args: readonly string[],
  report: string,
  environment: Record<string, string>,
): Promise<Reported<Report>> {
  rmSync(report, { force: true });
  const options: Options = {
    cwd: root,
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
    reject: false,
  };
  const result = await execa(program, args, { ...options, env: environment, preferLocal: true });
  return {
    report: existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined,
    hasFailed: result.failed,
  };
}
