import { extname } from 'node:path';
import { aikenReader } from './aiken.reader.js';
import { csvReader } from './csv.reader.js';
import { giftReader } from './gift.reader.js';
import { jsonLinesReader } from './json-lines.reader.js';
import { packageReader } from './package.reader.js';
import { plainTextReader } from './plain-text.reader.js';
import { UnreadableFile, type QuestionReader } from './question-reader.js';
import { xmlReader } from './xml.reader.js';

/**
 * All readers, in the order of docs/import.md.
 *
 * @public read by tools/docs
 */
export const READERS: readonly QuestionReader[] = [
  jsonLinesReader,
  csvReader,
  giftReader,
  aikenReader,
  plainTextReader,
  xmlReader,
  packageReader,
];

/** Returns the reader for a file by its name's ending. Throws UnreadableFile if there is none. */
export function chooseReader(file: string): QuestionReader {
  const ending = extname(file).toLowerCase();
  const reader = READERS.find(({ endings }) => endings.includes(ending));
  if (reader) return reader;
  const known = READERS.flatMap(({ endings }) => endings).join(', ');
  throw new UnreadableFile(
    `${file} cannot be read: its name ends in none of the known endings (${known}).`,
  );
}
