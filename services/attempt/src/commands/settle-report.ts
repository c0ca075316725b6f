import { systemClock } from '@abhyas/service-kit';
import { CommandError, EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { readConfig } from '../config.js';
import { QuestionReportsRepository } from '../review/questions/question-reports.repository.js';
import { OUTCOME_WORDS } from '../review/questions/rules/report-words.js';
import { HELP, readArguments } from './settle-report.arguments.js';
import { withTools } from './with-tools.js';

export const settleReportCommand: Command = {
  help: HELP,

  async run(args, { env, stdout }) {
    const { id, outcome, note } = readArguments(args);
    await withTools(readConfig(env), async ({ dataSource }) => {
      const repository = new QuestionReportsRepository(dataSource);
      const found = await repository.findById(id);
      if (!found) throw new CommandError(`There is no report ${id}: reports:list shows them.`);
      const isSettledNow = await repository.settle(found, { outcome, note, at: systemClock.now() });
      // Another operator may have settled it since it was found.
      const report = isSettledNow ? { outcome, note } : ((await repository.findById(id)) ?? found);
      if (report.outcome !== outcome || report.note !== note) {
        throw new CommandError(
          `This report was settled before: ${OUTCOME_WORDS[report.outcome ?? outcome]}${report.note ? ` (${report.note})` : ''}. It cannot change.`,
        );
      }
      stdout.write(
        `Settled: ${OUTCOME_WORDS[outcome]}. ${
          isSettledNow
            ? 'The student gets an email and a notice in the dashboard within seconds.'
            : 'It was already settled like this. Nothing was changed.'
        }\n`,
      );
    });
    return EXIT.done;
  },
};

if (import.meta.main) await runInProcess(settleReportCommand);
