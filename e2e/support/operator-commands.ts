import { join } from 'node:path';
import { execaNode } from 'execa';
import type { ServiceName } from '../../tools/stack/inventory.ts';
import { runningStack } from './stack.ts';

const root = join(import.meta.dirname, '..', '..');

/** Grants time as an operator does: `npm run attempts:allow -- …`. Returns its output. */
export function allowTime(...args: readonly string[]): Promise<string> {
  return runCommand('attempt', 'allow-time', [...args, '--reason', 'journey']);
}

/** Imports questions with the importer that operators use. */
export async function importQuestions(...files: readonly string[]): Promise<void> {
  await runCommand('catalogue', 'import-questions', files);
}

/** Stores a profile and composes one full test from it, as `npm run catalogue:profile` does. */
export async function composeTests(exam: string, file: string): Promise<void> {
  await runCommand('catalogue', 'exam-profiles', ['--exam', exam, '--file', file, '--tests', '1']);
}

/** Announces a live test far in the future. */
export async function announceLiveTest(file: string, exam: string, title: string): Promise<void> {
  const window = ['--opens', '2099-01-04 10:00', '--closes', '2099-01-04 12:00'];
  const args = [file, '--exam', exam, '--title', title, ...window];
  await runCommand('catalogue', 'announce-live-test', args);
}

/** Stores or removes cut-offs as an operator does: `npm run catalogue:cutoffs -- …`. Returns its output. */
export function changeCutoffs(...args: readonly string[]): Promise<string> {
  return runCommand('catalogue', 'cutoffs', args);
}

/** Settles a report of a question as an operator does: `npm run reports:settle -- …`. */
export function settleReport(id: string, ...args: readonly string[]): Promise<string> {
  return runCommand('attempt', 'settle-report', [id, ...args]);
}

/** Runs a built command of a service with the environment of the stack. Returns its output. */
async function runCommand(
  service: ServiceName,
  name: string,
  args: readonly string[],
): Promise<string> {
  const file = join(root, 'services', service, 'dist/src/commands', `${name}.js`);
  const env = runningStack().environments[service];
  const { stdout } = await execaNode(file, args, { env, stdin: 'ignore' });
  return stdout;
}
