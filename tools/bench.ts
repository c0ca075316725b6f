/**
 * Measures what our decisions rely on: `npm run bench -- <name>`. Prints figures of this machine. Only
 * `calls` judges them: its exit status is 1 if a call fails or takes more than its goal.
 */
import { measureAttempt } from './bench/attempt.ts';
import { measureCalls } from './bench/calls.ts';
import { measureCatalogue } from './bench/catalogue.ts';
import { measureImport } from './bench/import.ts';
import { measurePages } from './bench/pages.ts';
import { measurePasswords } from './bench/passwords.ts';
import { measureProgress } from './bench/progress.ts';
import { measureRunner } from './bench/runner.ts';
import { runTool } from './run-tool.ts';
import { ToolError } from './stack/tool-error.ts';

const benches: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  passwords: measurePasswords,
  import: measureImport,
  catalogue: measureCatalogue,
  progress: measureProgress,
  attempt: measureAttempt,
  runner: measureRunner,
  calls: measureCalls,
  pages: measurePages,
};

await runTool('npm run bench', async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const bench = benches[name];
  if (!bench) {
    throw new ToolError(`no such bench: "${name}". There are ${Object.keys(benches).join(', ')}.`);
  }
  await bench(args);
  return 0;
});
