import { readOptions, UsageError } from '@abhyas/service-kit/commands';
import { chooseWriter, WRITERS } from '../export/writers/choose-writer.js';
import type { QuestionWriter } from '../export/writers/question-writer.js';

const FORMATS = WRITERS.map(({ name }) => name);

export const HELP = `Usage: npm run catalogue:export -- --exam NAME [options]

Exports all questions of an exam, with keys and explanations, in a format that can be imported again.

  --exam NAME    the exam
  --format NAME  ${WRITERS.map(({ name, format }) => `${name} (${format})`).join(', ')}; default: ${FORMATS[0]}
  --out FILE     the file to write or replace (default: standard output)
  --help         print this help

Exit status: 0 exported; 1 nothing exported; 2 invalid usage.
`;

export interface ExportArguments {
  exam: string;
  writer: QuestionWriter;
  /** Standard output if not given. */
  out?: string;
}

const OPTIONS = {
  exam: { type: 'string' },
  format: { type: 'string', default: 'jsonl' },
  out: { type: 'string' },
} as const;

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): ExportArguments {
  const { values } = readOptions(args, { options: OPTIONS });
  if (!values.exam?.trim()) throw new UsageError('No exam was named: add --exam NAME.');
  const writer = chooseWriter(values.format);
  if (!writer) {
    throw new UsageError(`--format takes ${FORMATS.join(', ')}, not "${values.format}".`);
  }
  if (values.out === '') throw new UsageError('--out takes the name of a file.');
  return { exam: values.exam, writer, ...(values.out !== undefined && { out: values.out }) };
}
