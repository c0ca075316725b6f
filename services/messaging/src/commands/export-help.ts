import { writeFile } from 'node:fs/promises';
import {
  CommandError,
  EXIT,
  readOptions,
  runInProcess,
  UsageError,
  type Command,
} from '@abhyas/service-kit/commands';
import { countOf } from '@abhyas/service-kit/rules';
import { readConfig } from '../config.js';
import { FaqsRepository } from '../help/faqs.repository.js';
import { presentFaq } from '../help/help.presenter.js';
import { writeAnswers } from '../help/rules/write-answers.js';
import { formatOf } from './answers-file.js';
import { withMessagingDatabase } from './with-messaging-database.js';

const HELP = `Usage: npm run help:export -- FILE [--replace]

Writes the answers of the help page to a file, as Markdown (FILE.md) or JSON Lines (FILE.jsonl). Change it and
bring it back with npm run help:import.

  --replace    replace the file if it exists
  --help       print this help
`;

export const exportHelpCommand: Command = {
  help: HELP,

  async run(args, { env, stdout }) {
    const { values, positionals } = readOptions(args, {
      options: { replace: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [file, another] = positionals;
    if (file === undefined || another !== undefined) throw new UsageError('Name one file.');
    const format = formatOf(file);
    const answers = await withMessagingDatabase(readConfig(env), async (dataSource) =>
      (await new FaqsRepository(dataSource).findInOrder()).map(presentFaq),
    );
    await writeFile(file, writeAnswers(answers, format), {
      flag: values.replace ? 'w' : 'wx',
    }).catch((error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      throw code === 'EEXIST'
        ? new CommandError(`"${file}" exists. Add --replace to replace it.`)
        : error;
    });
    stdout.write(`${countOf(answers.length, 'answer')} written to ${file}.\n`);
    return EXIT.done;
  },
};

if (import.meta.main) await runInProcess(exportHelpCommand);
