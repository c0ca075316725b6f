import { systemClock, systemIds } from '@abhyas/service-kit';
import { EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { announceLiveTest, NotAnnounced } from '../announce/announce-live-test.js';
import { describePattern } from '../announce/rules/live-pattern.js';
import { readConfig } from '../config.js';
import { chooseReader } from '../import/readers/choose-reader.js';
import { UnreadableFile } from '../import/readers/question-reader.js';
import { HELP, readArguments } from './announce-live-test.arguments.js';
import { withCatalogueDatabase } from './with-catalogue-database.js';

export const announceCommand: Command = {
  help: HELP,
  expected: [NotAnnounced, UnreadableFile],
  consequence: 'Nothing was announced.',

  async run(args, { env, stdout }) {
    const { file, ...terms } = readArguments(args);
    const items = chooseReader(file).read(file);
    const { exam, questions, testId, pattern } = await withCatalogueDatabase(
      readConfig(env),
      (dataSource) =>
        announceLiveTest({ dataSource, ids: systemIds, clock: systemClock }, terms, items),
    );
    stdout.write(
      `${terms.title} of ${exam} is announced, with ${questions} questions: test ${testId}.\n${describePattern(pattern)}\n`,
    );
    return EXIT.done;
  },
};

if (import.meta.main) await runInProcess(announceCommand);
