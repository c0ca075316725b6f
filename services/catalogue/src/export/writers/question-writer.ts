import type { FigureMediaType } from '../../figures/stored-figure.js';
import type { QuestionDraft } from '../../import/rules/import-item.js';

/** A question as the catalogue stores it: clean texts, marked formulas. */
export interface ExportedQuestion extends QuestionDraft {
  /** The catalogue's own identifier (a UUID), for formats in which every item has one. */
  id: string;
}

/** The pictures of exported questions, by their ids. */
export interface ExportedPictures {
  /** @returns its size in bytes, too */
  describe(id: string): Promise<{ mediaType: FigureMediaType; size: number }>;
  read(id: string): Promise<Buffer>;
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
  /** The ending of its files, by which an import reads them. */
  readonly ending: string;
  /** Whether the file is binary, so that it is not written to a terminal. */
  readonly isBinary: boolean;
  /** Whether it can hold pictures. Without it, no question with a picture is written. */
  readonly holdsPictures: boolean;
  write(
    examName: string,
    questions: AsyncIterable<ExportedQuestion>,
    pictures: ExportedPictures,
  ): AsyncIterable<string | Uint8Array>;
}

/** The exam cannot be written in this format; the message is a sentence for the operator. */
export class NotWritable extends Error {}

/** The percentage of the marks for each of several right options, as Moodle rounds it. */
export function equalShare(options: number): string {
  return String(Number((100 / options).toFixed(5)));
}
