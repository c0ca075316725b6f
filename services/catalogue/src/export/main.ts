import { BootError, ConfigError, openDatabase } from '@abhyas/service-kit';
import { readConfig } from '../config.js';
import { entities } from '../entities.js';
import { migrations } from '../migrations.js';
import { EXIT, HELP, readCommand, UsageError, type ExportCommand } from './command-line.js';
import { exportExam, type ExportReport } from './export-exam.js';
import { replaceFile } from './replace-file.js';
import { NotWritable } from './writers/question-writer.js';

async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args);
  if (command === 'help') {
    process.stdout.write(HELP);
    return EXIT.done;
  }
  const { exam, questions } = await runExport(command);
  const count = `${questions.toLocaleString('en-IN')} question${questions === 1 ? '' : 's'}`;
  process.stderr.write(`${count} of ${exam} written as ${command.writer.format}.\n`);
  return EXIT.done;
}

async function runExport({ exam, writer, out }: ExportCommand): Promise<ExportReport> {
  if (out === undefined && writer.isBinary && process.stdout.isTTY) {
    throw new UsageError(`${writer.format} is no text for a terminal: add --out FILE.`);
  }
  const dataSource = await openDatabase({ config: readConfig(), entities, migrations });
  try {
    return out === undefined
      ? await exportExam(dataSource, { exam, writer, out: process.stdout, isEnded: false })
      : await replaceFile(out, (file) =>
          exportExam(dataSource, { exam, writer, out: file, isEnded: true }),
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
  if (codeOf(error) === 'EPIPE') return EXIT.done; // The reader of the pipe has closed it.
  process.stderr.write(`${describe(error)}\n`);
  return EXIT.failed;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected =
    error instanceof NotWritable || error instanceof ConfigError || error instanceof BootError;
  // System errors name the file and the problem.
  return isExpected || 'syscall' in error ? error.message : (error.stack ?? error.message);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

process.exitCode = await main(process.argv.slice(2)).catch(explain);
