import { stat } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { BootError, ConfigError, openDatabase, systemClock, systemIds } from '@abhyas/service-kit';
import { readConfig } from '../config.js';
import { entities } from '../entities.js';
import { migrations } from '../migrations.js';
import { EXIT, HELP, readCommand, UsageError, type ImportCommand } from './command-line.js';
import { importQuestions } from './import-questions.js';
import type { ReadItem } from './import-item.js';
import type { ImportReport } from './import-report.js';
import { ProgressBar } from './progress-bar.js';
import { chooseReader } from './readers/choose-reader.js';
import { UnreadableFile, type QuestionReader } from './readers/question-reader.js';
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
  const bar = new ProgressBar(await Promise.all(command.files.map(sizeOf)), process.stderr);
  const dataSource = await openDatabase({ config: readConfig(), entities, migrations });
  try {
    return await importQuestions(
      { dataSource, ids: systemIds, clock: systemClock },
      { ...command, read: sources.map((source, index) => () => readFile(source, index, bar)) },
    );
  } finally {
    bar.clear();
    await dataSource.destroy();
  }
}

async function* readFile(
  { file, reader }: { file: string; reader: QuestionReader },
  index: number,
  bar: ProgressBar,
): AsyncGenerator<ReadItem> {
  if (index === 0) bar.restart();
  for await (const item of reader.read(file, (bytes) => bar.readBytes(bytes))) {
    bar.countQuestion();
    yield item;
  }
  bar.endFile(index);
}

/** For the progress bar only. The reader reports an unreadable file. */
async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
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

// V8 would let the young generation grow to 134 MB, most of it empty. An import needs no more of it than
// loading the modules did. The old generation is collected when it has grown by a third.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=33');

process.exitCode = await main(process.argv.slice(2)).catch(explain);
