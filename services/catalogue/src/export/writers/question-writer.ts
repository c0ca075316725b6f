import type { QuestionDraft } from '../../import/rules/import-item.js';
import { hasFigures, hasParts } from '../../questions/rules/question-parts.js';

/** A question as the catalogue stores it: clean texts, marked formulas. */
export interface ExportedQuestion extends QuestionDraft {
  /** The catalogue's own identifier (a UUID), for formats in which every item has one. */
  id: string;
}

/**
 * One file format. A writer streams the file and reads questions only as fast as the file is consumed.
 * Importing the file again gives the same questions (the same content digests).
 */
export interface QuestionWriter {
  /** Its name for `--format`. */
  readonly name: string;
  /** The format's name, for messages. */
  readonly format: string;
  /** Whether the file is binary, so that it is not written to a terminal. */
  readonly isBinary: boolean;
  write(
    examName: string,
    questions: AsyncIterable<ExportedQuestion>,
  ): AsyncIterable<string | Uint8Array>;
}

/** The exam cannot be written in this format; the message is a sentence for the operator. */
export class NotWritable extends Error {}

/** Throws NotWritable for a question with more than texts and a key. */
export function refuseParts(question: ExportedQuestion, format: string): void {
  if (!hasParts(question)) return;
  const name = question.externalId ?? question.id;
  throw new NotWritable(
    `The question ${JSON.stringify(name)} has a table, a passage or a figure, which ${format} cannot hold: export the exam as jsonl.`,
  );
}

/** Throws NotWritable for a question with a picture. */
export function refuseFigures(question: ExportedQuestion, format: string): void {
  if (!hasFigures(question)) return;
  const name = question.externalId ?? question.id;
  throw new NotWritable(
    `The question ${JSON.stringify(name)} has a figure, which cannot be written as ${format}.`,
  );
}

/** The percentage of the marks for each of several right options, as Moodle rounds it. */
export function equalShare(options: number): string {
  return String(Number((100 / options).toFixed(5)));
}
