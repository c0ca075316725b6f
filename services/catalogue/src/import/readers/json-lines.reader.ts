import { createReadStream } from 'node:fs';
import type { ReadItem } from '../import-item.js';
import { UnreadableFile, type QuestionReader } from './question-reader.js';

/** A line longer than this is not a question; it is skipped without being held in memory. */
const LONGEST_LINE = 1024 * 1024;
const LINE_FEED = 0x0a;

export const jsonLinesReader: QuestionReader = {
  format: 'JSON Lines',
  endings: ['.jsonl', '.ndjson'],
  read: readJsonLines,
};

async function* readJsonLines(file: string): AsyncGenerator<ReadItem> {
  let line = 0;
  for await (const bytes of readLines(file)) {
    line += 1;
    const item = bytes === 'too long' ? tooLong(file, line) : parseLine(file, line, bytes);
    if (item) yield item;
  }
}

function tooLong(file: string, line: number): ReadItem {
  return { place: { file, line }, reason: `the line is longer than ${LONGEST_LINE} bytes` };
}

function parseLine(file: string, line: number, bytes: Buffer): ReadItem | undefined {
  const place = { file, line };
  const text = decode(bytes);
  if (text === undefined) return { place, reason: 'the line is not UTF-8' };
  const json = line === 1 ? text.replace(/^\uFEFF/, '') : text;
  if (json.trim() === '') return undefined;
  const value = parseJson(json);
  if (!isRecord(value)) return { place, reason: 'the line is not a JSON object' };
  const id = value['id'];
  return { place: typeof id === 'string' ? { ...place, id } : place, item: value };
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function* readLines(file: string): AsyncGenerator<Buffer | 'too long'> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of readChunks(file)) {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(LINE_FEED, start);
      const piece = chunk.subarray(start, end < 0 ? chunk.length : end);
      length += piece.length;
      if (length <= LONGEST_LINE) pieces.push(piece);
      else pieces = [];
      if (end < 0) break;
      yield length > LONGEST_LINE ? 'too long' : Buffer.concat(pieces);
      pieces = [];
      length = 0;
      start = end + 1;
    }
  }
  if (length > 0) yield length > LONGEST_LINE ? 'too long' : Buffer.concat(pieces);
}

async function* readChunks(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file)) yield chunk as Buffer;
  } catch (error) {
    throw new UnreadableFile(`${file} cannot be read: ${whyUnreadable(error)}.`);
  }
}

function whyUnreadable(error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'it is a folder';
    case 'EACCES':
      return 'this user may not read it';
    default:
      return String(error);
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
