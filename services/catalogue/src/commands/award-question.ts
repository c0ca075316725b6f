import { systemClock } from '@abhyas/service-kit';
import { EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { awardQuestion, NotAwarded } from '../awards/award-question.js';
import { describeAward } from '../awards/describe-award.js';
import { readConfig } from '../config.js';
import { HELP, readArguments } from './award-question.arguments.js';
import { withCatalogueDatabase } from './with-catalogue-database.js';

export const awardCommand: Command = {
  help: HELP,
  expected: [NotAwarded],
  consequence: 'Nothing was changed.',

  async run(args, { env, stdout }) {
    const request = readArguments(args);
    const awarded = await withCatalogueDatabase(readConfig(env), (dataSource) =>
      awardQuestion({ dataSource, clock: systemClock }, request),
    );
    stdout.write(`${describeAward(awarded, request)}\n`);
    return EXIT.done;
  },
};

if (import.meta.main) await runInProcess(awardCommand);
