import type { QuestionDraft } from '../../import/rules/import-item.js';
import { hasParts } from '../../questions/rules/question-parts.js';

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

/** The right option of a single choice of text. Throws NotWritable for other questions. */
export function onlySingle(question: ExportedQuestion, format: string): number {
  const { key } = question;
  if (key.kind === 'single' && !hasParts(question)) return key.correct;
  throw new NotWritable(
    `The exam has questions that ${format} cannot hold yet: export it as jsonl.`,
  );
}
