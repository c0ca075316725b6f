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

/** Runs a test runner with visible output and counts from the report that it writes. */
export async function runTests<Report>(
  program: string,
  args: readonly string[],
  report: string,
  tally: (report: Report) => Tally,
  environment: Record<string, string>,
): Promise<Tally> {
  rmSync(report, { force: true });
  const options: Options = {
    cwd: root,
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
    reject: false,
  };
  const result = await execa(program, args, { ...options, env: environment, preferLocal: true });
  if (!existsSync(report)) return single(false);
  const counted = tally(JSON.parse(readFileSync(report, 'utf8')) as Report);
  // A runner that fails although every test passed (a coverage threshold, a crash at its end) has still failed.
  return result.failed && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}
