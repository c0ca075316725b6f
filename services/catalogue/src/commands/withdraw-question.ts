import { systemClock } from '@abhyas/service-kit';
import { EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { readConfig } from '../config.js';
import { describeWithdrawal } from '../withdraw/describe-withdrawal.js';
import { NotWithdrawn, withdrawQuestion } from '../withdraw/withdraw-question.js';
import { withCatalogueDatabase } from './with-catalogue-database.js';
import { HELP, readArguments } from './withdraw-question.arguments.js';

export const withdrawCommand: Command = {
  help: HELP,
  expected: [NotWithdrawn],
  consequence: 'Nothing was changed.',

  async run(args, { env, stdout }) {
    const request = readArguments(args);
    const withdrawal = await withCatalogueDatabase(readConfig(env), (dataSource) =>
      withdrawQuestion({ dataSource, clock: systemClock }, request),
    );
    stdout.write(`${describeWithdrawal(withdrawal, request.isDryRun)}\n`);
    return EXIT.done;
  },
};

if (import.meta.main) await runInProcess(withdrawCommand);
