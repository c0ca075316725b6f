import { NO_FOLDER, withPictures, type PictureFolder } from '../pictures/picture-folder.js';
import type { ReadItem } from '../rules/import-item.js';
import { describeJsonError } from '../rules/json-error.js';
import { readChunks } from './file-chunks.js';
import { decodeUtf8, LINE_TOO_LONG, readLines } from './file-lines.js';
import { NamedPassages } from './named-passages.js';
import type { QuestionReader } from './question-reader.js';

export const jsonLinesReader: QuestionReader = {
  format: 'JSON Lines',
  endings: ['.jsonl', '.ndjson'],
  read: (file, onBytes) => readJsonLines(file, readChunks(file, onBytes), NO_FOLDER),
};

/**
 * Reads questions, one a line.
 *
 * @param folder where their pictures are
 */
export async function* readJsonLines(
  file: string,
  chunks: AsyncIterable<Buffer>,
  folder: PictureFolder,
): AsyncGenerator<ReadItem> {
  const passages = new NamedPassages();
  let line = 0;
  for await (const bytes of readLines(chunks)) {
    line += 1;
    const item =
      bytes === 'too long'
        ? { place: { file, line }, reason: LINE_TOO_LONG }
        : parseLine(file, line, bytes, passages);
    if (item) yield withPictures(item, folder);
  }
}

function parseLine(
  file: string,
  line: number,
  bytes: Buffer,
  passages: NamedPassages,
): ReadItem | undefined {
  const place = { file, line };
  const text = decodeUtf8(bytes);
  if (text === undefined) return { place, reason: 'the line is not UTF-8' };
  const json = line === 1 ? text.replace(/^\uFEFF/, '') : text;
  if (json.trim() === '') return undefined;
  const value = parseJson(json);
  if (value instanceof SyntaxError) {
    return { place, reason: `the line is not JSON: ${describeJsonError(json, value)}` };
  }
  if (!isRecord(value)) return { place, reason: 'the line is not a JSON object' };
  const id = value['id'];
  const named = typeof id === 'string' ? { ...place, id } : place;
  return { place: named, ...passages.resolve(value) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    return error;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
