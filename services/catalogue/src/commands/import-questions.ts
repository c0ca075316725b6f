import { stat } from 'node:fs/promises';
import { systemClock, systemIds } from '@abhyas/service-kit';
import { EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { readConfig } from '../config.js';
import { importQuestions } from '../import/import-questions.js';
import { ProgressBar } from '../import/progress-bar.js';
import { chooseReader } from '../import/readers/choose-reader.js';
import { UnreadableFile, type QuestionReader } from '../import/readers/question-reader.js';
import { describeReport } from '../import/rules/describe-report.js';
import type { ReadItem } from '../import/rules/import-item.js';
import { HELP, readArguments } from './import-questions.arguments.js';
import { withCatalogueDatabase } from './with-catalogue-database.js';

const SOME_REFUSED = 3;
const NONE_IMPORTED = 4;

export const importCommand: Command = {
  help: HELP,
  expected: [UnreadableFile],
  consequence: 'Nothing was imported.',
  // V8 would let the young generation grow to 64 MB, most of it empty. The old generation is collected when
  // it has grown by a third.
  nodeOptions: ['--max-semi-space-size=16', '--heap-growing-percent=33'],

  async run(args, { env, stdout, stderr }) {
    const { files, isJson, ...options } = readArguments(args);
    const sources = files.map((file) => ({ file, reader: chooseReader(file) }));
    const bar = new ProgressBar(await Promise.all(files.map(sizeOf)), stderr);
    const read = sources.map((source, index) => () => readFile(source, index, bar));
    const report = await withCatalogueDatabase(readConfig(env), (dataSource) =>
      importQuestions({ dataSource, ids: systemIds, clock: systemClock }, { ...options, read }),
    ).finally(() => bar.clear());
    stdout.write(`${isJson ? JSON.stringify(report, undefined, 2) : describeReport(report)}\n`);
    if (report.refused === 0) return EXIT.done;
    return options.isStrict ? NONE_IMPORTED : SOME_REFUSED;
  },
};

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

if (import.meta.main) await runInProcess(importCommand);
