// `npm start`, once the machine is prepared: builds what is stale, runs the whole product, stops it cleanly.
import { Listr } from 'listr2';
import { buildStale } from './build/build.ts';
import { progress } from './progress.ts';
import { runTool, untilStopRequested } from './run-tool.ts';
import { localFolder } from './stack/inventory.ts';
import { signInVariables } from './stack/sign-in.ts';
import { Stack } from './stack/stack.ts';
import { ToolError } from './stack/tool-error.ts';

await runTool('npm start', async () => {
  const began = Date.now();
  const stopRequest = untilStopRequested();
  const stack = await Stack.open({
    folder: localFolder,
    port: portFrom('PORT', 8080),
    mailPort: portFrom('MAIL_PORT', 1080),
    environment: () => signInVariables(process.env),
    events: {
      died: (name, how, waitMs) =>
        console.error(`${name} stopped (${how}). Starting it again in ${waitMs / 1000} s.`),
      restarted: (name) => console.error(`${name} is back.`),
    },
  });
  let hasStarted = false;
  try {
    await Promise.race([startAll(stack), stopRequest.then(interrupt)]);
    hasStarted = true;
    console.log(greeting(stack, (Date.now() - began) / 1000));
    await stopRequest;
    console.log('\nStopping …');
    return 0;
  } finally {
    const stopping = Date.now();
    await stack.stop();
    if (hasStarted) console.log(`Everything is stopped (${seconds(Date.now() - stopping)}).`);
  }
});

async function startAll(stack: Stack): Promise<void> {
  await buildStale();
  const tasks = [
    {
      title: 'MariaDB, Redis, mail catcher',
      task: async () => void (await Promise.all([stack.startDatabases(), stack.startMail()])),
    },
    {
      title: 'services, remotes, gateway',
      task: async () => void (await Promise.all([stack.startServices(), stack.startSites()])),
    },
  ];
  await new Listr(tasks, progress()).run();
  stack.announce();
}

function interrupt(): never {
  throw new ToolError('stopped before everything was up.');
}

function greeting(stack: Stack, tookSeconds: number): string {
  return [
    '',
    `  Abhyas is ready (${tookSeconds.toFixed(1)} s).`,
    '',
    `  Site          ${stack.origin}`,
    `  Mail catcher  ${stack.mail}`,
    `  Demo login    demo@abhyas.example / demo-practice-2026`,
    `  Logs          ${stack.folders.logs}`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

function portFrom(variable: 'PORT' | 'MAIL_PORT', usual: number): number {
  const given = process.env[variable];
  if (given === undefined || given === '') return usual;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new ToolError(
    `${variable}=${given} is no port number: give a whole number from 1 to 65535.`,
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
