import type { ReadItem } from '../import-item.js';

/** One file format. A reader streams what it finds; it refuses items, and throws UnreadableFile for files. */
export interface QuestionReader {
  /** The format's name, for messages. */
  readonly format: string;
  /** File name endings, with the dot, in lower case. */
  readonly endings: readonly string[];
  read(file: string): AsyncIterable<ReadItem>;
}

/** The file as a whole cannot be taken; the message is a sentence for the operator. */
export class UnreadableFile extends Error {}
