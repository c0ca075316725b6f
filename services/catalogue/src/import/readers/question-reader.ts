import type { ReadItem } from '../rules/import-item.js';

/** Receives the number of bytes that were just read from the disk. */
export type OnBytes = (bytes: number) => void;

/** One file format. A reader streams items and refusals. It throws UnreadableFile for an invalid file. */
export interface QuestionReader {
  /** The format's name, for messages. */
  readonly format: string;
  /** File name endings, with the dot, in lower case. */
  readonly endings: readonly string[];
  /**
   * Items omit what the file does not provide.
   *
   * @param onBytes called for every chunk, if the file is read in chunks
   */
  read(file: string, onBytes?: OnBytes): AsyncIterable<ReadItem>;
}

/** The file as a whole cannot be read; the message is a sentence for the operator. */
export class UnreadableFile extends Error {}
