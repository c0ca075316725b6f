import type { ReadItem } from '../import-item.js';

/** Takes the number of bytes that were read from the disk just now. */
export type OnBytes = (bytes: number) => void;

/** One file format. A reader streams what it finds; it refuses items, and throws UnreadableFile for files. */
export interface QuestionReader {
  /** The format's name, for messages. */
  readonly format: string;
  /** File name endings, with the dot, in lower case. */
  readonly endings: readonly string[];
  /**
   * Items leave out what the file does not say.
   *
   * @param onBytes told of every piece as it is read, where the file is read in pieces
   */
  read(file: string, onBytes?: OnBytes): AsyncIterable<ReadItem>;
}

/** The file as a whole cannot be taken; the message is a sentence for the operator. */
export class UnreadableFile extends Error {}
