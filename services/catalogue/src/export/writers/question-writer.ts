import type { QuestionDraft } from '../../import/rules/import-item.js';

/** A question as the catalogue stores it: clean texts, marked formulas, one of its options right. */
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
