import type { QuestionDraft } from '../../import/import-item.js';

/** A question as the catalogue keeps it: texts clean, formulas marked, one of four options right. */
export interface ExportedQuestion extends QuestionDraft {
  /** The catalogue's own identifier (a UUID), for formats in which every item has one. */
  id: string;
}

/**
 * One file format. A writer gives the file piece by piece, as it is asked for pieces, and reads the
 * questions no faster; what it writes imports again to the same questions (the same content digests).
 */
export interface QuestionWriter {
  /** What `--format` calls it. */
  readonly name: string;
  /** The format's name, for messages. */
  readonly format: string;
  /** Whether the file is more than text, so that it has no place on a terminal. */
  readonly isBinary: boolean;
  write(
    examName: string,
    questions: AsyncIterable<ExportedQuestion>,
  ): AsyncIterable<string | Uint8Array>;
}

/** The exam cannot be had in this format; the message is a sentence for the operator. */
export class NotWritable extends Error {}
