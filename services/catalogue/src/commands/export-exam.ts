import { types } from 'node:util';
import { EXIT, runInProcess, UsageError, type Command } from '@abhyas/service-kit/commands';
import { readConfig } from '../config.js';
import { exportExam, type ExportReport } from '../export/export-exam.js';
import { replaceFile } from '../export/replace-file.js';
import { NotWritable } from '../export/writers/question-writer.js';
import { objectStoreOf } from '../figures/s3-object-store.js';
import { HELP, readArguments } from './export-exam.arguments.js';
import { withCatalogueDatabase } from './with-catalogue-database.js';

export const exportCommand: Command = {
  help: HELP,
  expected: [NotWritable],

  async run(args, { env, stdout, stderr }) {
    const { exam, writer, out } = readArguments(args);
    if (out === undefined && writer.isBinary && stdout.isTTY) {
      throw new UsageError(`${writer.format} is a binary format: add --out FILE.`);
    }
    const config = readConfig(env);
    const objects = objectStoreOf(config);
    const written = await withCatalogueDatabase(config, (dataSource) =>
      out === undefined
        ? exportExam({ dataSource, objects }, { exam, writer, out: stdout, isEnded: false }).catch(
            ignoreClosed,
          )
        : replaceFile(out, (file) =>
            exportExam({ dataSource, objects }, { exam, writer, out: file, isEnded: true }),
          ),
    );
    if (written) stderr.write(`${describe(written)} written as ${writer.format}.\n`);
    return EXIT.done;
  },
};

function describe({ exam, questions }: ExportReport): string {
  const count = questions.toLocaleString('en-IN');
  return `${count} question${questions === 1 ? '' : 's'} of ${exam}`;
}

/** The reader of the pipe may close it when it has read enough. */
function ignoreClosed(error: unknown): undefined {
  if (!(types.isNativeError(error) && 'code' in error && error.code === 'EPIPE')) throw error;
}

if (import.meta.main) await runInProcess(exportCommand);
