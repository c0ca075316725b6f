/**
 * How well the chat assistant answers the written questions in `services/messaging/test/assistant`, with
 * the facts of a catalogue that runs for it. `npm run assistant:eval [-- --show-set-aside]`; ends with
 * status 1 when a goal is missed. With `--train`, it writes the weights by which distress is found instead.
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execaNode } from 'execa';
import { buildStale } from './build/build.ts';
import { buildUnits } from './build/units.ts';
import { runTool } from './run-tool.ts';
import { localFolder, root } from './stack/inventory.ts';
import { Stack } from './stack/stack.ts';
import { ToolError } from './stack/tool-error.ts';

const NEEDED = new Set(['service-kit', 'sample-catalogue', 'catalogue', 'messaging']);
const SAMPLE_TIMEOUT_MS = 180_000;
const messaging = join(root, 'services', 'messaging');
const command = join(messaging, 'dist', 'src', 'commands', 'evaluate-assistant.js');
const questions = ['--folder', join(messaging, 'test', 'assistant')];
const weights = join(messaging, 'src/chat/understanding/distress/distress-weights.ts');

await runTool('npm run assistant:eval', async () => {
  await buildStale(buildUnits.filter(({ name }) => NEEDED.has(name)));
  if (process.argv.includes('--train')) {
    await execaNode(command, [...questions, '--train', weights], { stdio: 'inherit' });
    return 0;
  }
  const stack = await Stack.open({ folder: join(localFolder, 'assistant-eval'), fresh: true });
  try {
    await stack.startDatabases();
    await stack.startServices(['catalogue']);
    const facts = await readFacts(
      `http://127.0.0.1:${stack.ports.catalogue}/internal/facts`,
      stack.secrets.serviceCredential,
    );
    const { exitCode } = await execaNode(command, [...questions, ...process.argv.slice(2)], {
      input: facts,
      stdout: 'inherit',
      stderr: 'inherit',
      reject: false,
    });
    return exitCode ?? 1;
  } finally {
    await stack.stop();
  }
});

/** The catalogue's facts as JSON, once it has loaded its sample; live tests are the last part. */
async function readFacts(url: string, credential: string): Promise<string> {
  const end = Date.now() + SAMPLE_TIMEOUT_MS;
  while (Date.now() < end) {
    const response = await fetch(url, { headers: { 'x-service-credential': credential } });
    const facts = await response.text();
    const { upcomingTests } = JSON.parse(facts) as { upcomingTests?: unknown[] };
    if (upcomingTests && upcomingTests.length > 0) return facts;
    await setTimeout(300);
  }
  throw new ToolError('the sample catalogue was not loaded in time.');
}
