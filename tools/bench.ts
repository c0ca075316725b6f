/**
 * Measures what our decisions rely on: `npm run bench -- <name>`. Prints figures of this machine. Only
 * `calls` judges them: its exit status is 1 if a call fails or takes more than its goal.
 */
import { measureAttempt } from './bench/attempt.ts';
import { measureCalls } from './bench/calls.ts';
import { measureCatalogue } from './bench/catalogue.ts';
import { measureCrowd } from './bench/crowd.ts';
import { measureGrowth } from './bench/growth.ts';
import { measureImport } from './bench/import.ts';
import { measureByLighthouse } from './bench/lighthouse.ts';
import { measurePages } from './bench/pages.ts';
import { measurePasswords } from './bench/passwords.ts';
import { measureProgress } from './bench/progress.ts';
import { measureRendering } from './bench/rendering.ts';
import { measureRunner } from './bench/runner.ts';
import { measureSaves } from './bench/saves.ts';
import { runTool } from './run-tool.ts';
import { ToolError } from './stack/tool-error.ts';

const benches: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  passwords: measurePasswords,
  import: measureImport,
  catalogue: measureCatalogue,
  progress: measureProgress,
  attempt: measureAttempt,
  crowd: measureCrowd,
  runner: measureRunner,
  calls: measureCalls,
  saves: measureSaves,
  growth: measureGrowth,
  pages: measurePages,
  rendering: measureRendering,
  lighthouse: measureByLighthouse,
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
