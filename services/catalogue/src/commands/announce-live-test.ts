import { readFile } from 'node:fs/promises';
import { systemClock, systemIds } from '@abhyas/service-kit';
import { EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import {
  announceLiveTest,
  NotAnnounced,
  type LiveTestRequest,
} from '../announce/announce-live-test.js';
import { describePattern } from '../announce/rules/live-pattern.js';
import { readPattern } from '../announce/rules/pattern-file.js';
import { readConfig } from '../config.js';
import { chooseReader } from '../import/readers/choose-reader.js';
import { UnreadableFile } from '../import/readers/question-reader.js';
import { HELP, readArguments } from './announce-live-test.arguments.js';
import { withCatalogueDatabase } from './with-catalogue-database.js';

const MAX_PATTERN_BYTES = 100_000;

export const announceCommand: Command = {
  help: HELP,
  expected: [NotAnnounced, UnreadableFile],
  consequence: 'Nothing was announced.',

  async run(args, { env, stdout }) {
    const { file, patternFile, ...given } = readArguments(args);
    const terms = { ...given, ...(await patternIn(patternFile)) };
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

/** What the file with the pattern sets, if there is one. */
async function patternIn(
  file: string | null,
): Promise<{ sections: null } | Pick<LiveTestRequest, 'minutes' | 'marking' | 'sections'>> {
  if (file === null) return { sections: null };
  const bytes = await readFile(file);
  if (bytes.length > MAX_PATTERN_BYTES) throw new NotAnnounced([`${file} is larger than 100 KB.`]);
  const result = readPattern(bytes.toString('utf8'));
  if ('pattern' in result) return result.pattern;
  throw new NotAnnounced(result.errors.map((error) => `${file}: ${error}`));
}

if (import.meta.main) await runInProcess(announceCommand);
