import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '@abhyas/service-kit';
import { EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { archiveExam, NotArchived, type ArchiveTools } from '../archive/archive-exam.js';
import { describeOutcome } from '../archive/rules/describe-outcome.js';
import { AttemptClient } from '../clients/attempt.client.js';
import { readConfig, type CatalogueConfig } from '../config.js';
import { HELP, readArguments } from './archive-exam.arguments.js';
import { withCatalogueDatabase } from './with-catalogue-database.js';

export const archiveCommand: Command = {
  help: HELP,
  expected: [NotArchived],
  consequence: 'Nothing was changed.',

  async run(args, { env, stdout, stderr }) {
    const request = readArguments(args);
    const config = readConfig(env);
    const wait = async (ms: number): Promise<void> => {
      if (ms === 0) return;
      const seconds = Math.ceil(ms / 1000);
      stderr.write(`Archived. Waiting ${seconds} s for attempts that are just being started.\n`);
      await sleep(ms);
    };
    const outcome = await withCatalogueDatabase(config, (dataSource) =>
      archiveExam({ dataSource, attempts: attemptsOf(config), sleep: wait }, request),
    );
    stdout.write(`${describeOutcome(outcome)}\n`);
    return EXIT.done;
  },
};

/** Only a deletion asks the attempt service. */
function attemptsOf(config: CatalogueConfig): ArchiveTools['attempts'] {
  if (config.ATTEMPT_URL) return new AttemptClient(config.ATTEMPT_URL, config.SERVICE_CREDENTIAL);
  return {
    findAttempted: () => Promise.reject(new ConfigError(['ATTEMPT_URL is not set.'])),
  };
}

if (import.meta.main) await runInProcess(archiveCommand);
