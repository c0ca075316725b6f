import { BootError, ConfigError, openDatabase, systemClock, systemIds } from '@abhyas/service-kit';
import { readConfig } from '../config.js';
import { entities } from '../entities.js';
import { migrations } from '../migrations.js';
import { EXIT, HELP, readCommand, UsageError, type ImportCommand } from './command-line.js';
import { importQuestions } from './import-questions.js';
import type { ReadItem } from './import-item.js';
import type { ImportReport } from './import-report.js';
import { chooseReader } from './readers/choose-reader.js';
import { UnreadableFile } from './readers/question-reader.js';
import { describeReport } from './rules/describe-report.js';

async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args);
  if (command === 'help') {
    process.stdout.write(HELP);
    return EXIT.done;
  }
  const report = await runImport(command);
  process.stdout.write(
    `${command.isJson ? JSON.stringify(report, undefined, 2) : describeReport(report)}\n`,
  );
  if (report.refused === 0) return EXIT.done;
  return command.isStrict ? EXIT.noneTaken : EXIT.someRefused;
}

async function runImport(command: ImportCommand): Promise<ImportReport> {
  const sources = command.files.map((file) => ({ file, reader: chooseReader(file) }));
  const dataSource = await openDatabase({ config: readConfig(), entities, migrations });
  try {
    return await importQuestions(
      { dataSource, ids: systemIds, clock: systemClock },
      {
        ...command,
        read: async function* (): AsyncGenerator<ReadItem> {
          for (const { file, reader } of sources) yield* reader.read(file);
        },
      },
    );
  } finally {
    await dataSource.destroy();
  }
}

function explain(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${HELP}`);
    return EXIT.usage;
  }
  const isExpected =
    error instanceof UnreadableFile || error instanceof ConfigError || error instanceof BootError;
  const reason = isExpected ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${reason}\nNothing was taken.\n`);
  return EXIT.failed;
}

process.exitCode = await main(process.argv.slice(2)).catch(explain);
