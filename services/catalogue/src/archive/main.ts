import { setTimeout as sleep } from 'node:timers/promises';
import { BootError, ConfigError, openDatabase } from '@abhyas/service-kit';
import { AttemptClient } from '../clients/attempt.client.js';
import { readConfig, type CatalogueConfig } from '../config.js';
import { entities } from '../entities.js';
import { migrations } from '../migrations.js';
import { archiveExam, NotArchived } from './archive-exam.js';
import { EXIT, HELP, readCommand, UsageError, type ArchiveCommand } from './command-line.js';
import { describeOutcome, type Outcome } from './rules/describe-outcome.js';

async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args);
  if (command === 'help') {
    process.stdout.write(HELP);
    return EXIT.done;
  }
  process.stdout.write(`${describeOutcome(await run(command))}\n`);
  return EXIT.done;
}

async function run(command: ArchiveCommand): Promise<Outcome> {
  const config = readConfig();
  const attempts = clientOf(config);
  const dataSource = await openDatabase({ config, entities, migrations });
  try {
    return await archiveExam({ dataSource, attempts, sleep: waitFor }, command);
  } finally {
    await dataSource.destroy();
  }
}

async function waitFor(ms: number): Promise<void> {
  if (ms === 0) return;
  process.stderr.write(
    `Archived; waiting ${Math.ceil(ms / 1000)} s for tests that are just started.\n`,
  );
  await sleep(ms);
}

function clientOf(config: CatalogueConfig): Pick<AttemptClient, 'findAttempted'> {
  if (config.ATTEMPT_URL) return new AttemptClient(config.ATTEMPT_URL, config.SERVICE_CREDENTIAL);
  return {
    findAttempted: () => Promise.reject(new ConfigError(['ATTEMPT_URL is not set.'])),
  };
}

function explain(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${HELP}`);
    return EXIT.usage;
  }
  const isExpected =
    error instanceof NotArchived || error instanceof ConfigError || error instanceof BootError;
  const reason = isExpected ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${reason}\nNothing was changed.\n`);
  return EXIT.failed;
}

process.exitCode = await main(process.argv.slice(2)).catch(explain);
