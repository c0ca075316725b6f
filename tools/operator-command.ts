// `npm run catalogue:import -- FILE…` and the other commands for operators: runs a service's command on
// the databases of the running stack.
import { join } from 'node:path';
import { execaNode } from 'execa';
import { runTool } from './run-tool.ts';
import { localFolder, root, type ServiceName } from './stack/inventory.ts';
import { readRunningState } from './stack/state.ts';
import { ToolError } from './stack/tool-error.ts';

/** The service of each command, and its file in the service's `commands` folder. */
const COMMANDS: Readonly<Record<string, readonly [ServiceName, string]>> = {
  'catalogue:import': ['catalogue', 'import-questions.js'],
  'catalogue:export': ['catalogue', 'export-exam.js'],
  'catalogue:announce': ['catalogue', 'announce-live-test.js'],
  'catalogue:archive': ['catalogue', 'archive-exam.js'],
  'catalogue:cutoffs': ['catalogue', 'cutoffs.js'],
  'catalogue:profile': ['catalogue', 'exam-profiles.js'],
  'catalogue:withdraw': ['catalogue', 'withdraw-question.js'],
  'catalogue:award': ['catalogue', 'award-question.js'],
  'attempts:allow': ['attempt', 'allow-time.js'],
  'attempts:remark': ['attempt', 'remark-attempts.js'],
  'rankings:rebuild': ['attempt', 'rebuild-rankings.js'],
  'stats:items': ['attempt', 'item-statistics.js'],
  'help:import': ['messaging', 'import-help.js'],
  'help:export': ['messaging', 'export-help.js'],
  'contact:delete': ['messaging', 'delete-messages.js'],
  'mail:dead': ['messaging', 'list-dead-mails.js'],
  'mail:retry': ['messaging', 'retry-mails.js'],
  members: ['auth', 'members.js'],
  'reports:list': ['attempt', 'list-reports.js'],
  'reports:settle': ['attempt', 'settle-report.js'],
};

const [script = '', ...args] = process.argv.slice(2);

await runTool(`npm run ${script}`, async () => {
  const command = COMMANDS[script];
  if (!command) throw new ToolError(`there is no command named "${script}".`);
  const [service, file] = command;
  const state = readRunningState(localFolder);
  if (!state) {
    throw new ToolError('the stack is not running: run "npm start" first, in another terminal.');
  }
  const { exitCode } = await execaNode(
    join(root, 'services', service, 'dist/src/commands', file),
    args,
    {
      stdio: 'inherit',
      reject: false,
      // npm runs scripts at the root of the checkout; file names are relative to the caller's folder.
      cwd: process.env['INIT_CWD'] ?? process.cwd(),
      env: state.environments[service],
    },
  );
  return exitCode ?? 1;
});
