import { EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { readConfig } from '../config.js';
import { QuestionReportsRepository } from '../review/questions/question-reports.repository.js';
import { HELP, readArguments } from './list-reports.arguments.js';
import { describeReports, type ListedReport } from './list-reports.presenter.js';
import { withTools } from './with-tools.js';

const MAX_REPORTS = 100;

export const listReportsCommand: Command = {
  help: HELP,

  async run(args, { env, stdout }) {
    const { isSettled, isJson } = readArguments(args);
    await withTools(readConfig(env), async ({ dataSource, papers }) => {
      const repository = new QuestionReportsRepository(dataSource);
      const listed: ListedReport[] = [];
      for (const report of await repository.findOldest(isSettled, MAX_REPORTS)) {
        listed.push({ report, paper: await papers.frozenPaper(report) });
      }
      const open = await repository.countOpen();
      stdout.write(`${describeReports(listed, { isSettled, isJson, open })}\n`);
    });
    return EXIT.done;
  },
};

if (import.meta.main) await runInProcess(listReportsCommand);
