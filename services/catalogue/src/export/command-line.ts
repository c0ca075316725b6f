import { parseArgs } from 'node:util';
import { chooseWriter, WRITERS } from './writers/choose-writer.js';
import type { QuestionWriter } from './writers/question-writer.js';

const FORMATS = WRITERS.map(({ name }) => name);

export const HELP = `Usage: npm run catalogue:export -- --exam NAME [options]

Writes every question of an exam, with keys and explanations, so that it can be imported again.

  --exam NAME    the exam
  --format NAME  ${WRITERS.map(({ name, format }) => `${name} (${format})`).join(', ')}; ${FORMATS[0]} if not given
  --out FILE     where to write; standard output if not given. A file of that name is replaced.
  --help         print this

Exit status: 0 all written; 1 nothing written; 2 the command was not understood.
`;

export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

export interface ExportCommand {
  exam: string;
  writer: QuestionWriter;
  /** Standard output if not given. */
  out?: string;
}

/** The command is invalid; the message says why. */
export class UsageError extends Error {}

/** Parses the arguments. Returns 'help' if it was requested. Throws UsageError. */
export function readCommand(args: readonly string[]): ExportCommand | 'help' {
  const { values } = parse(args);
  if (values.help) return 'help';
  if (!values.exam?.trim()) throw new UsageError('No exam was named: add --exam NAME.');
  const writer = chooseWriter(values.format);
  if (!writer) {
    throw new UsageError(`--format takes ${FORMATS.join(', ')}, not "${values.format}".`);
  }
  if (values.out === '') throw new UsageError('--out takes the name of a file.');
  return { exam: values.exam, writer, ...(values.out !== undefined && { out: values.out }) };
}

const OPTIONS = {
  exam: { type: 'string' },
  format: { type: 'string', default: 'jsonl' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parse(
  args: readonly string[],
): ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: false }>> {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: false });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
