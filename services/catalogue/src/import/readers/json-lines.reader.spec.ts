import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReadItem } from '../rules/import-item.js';
import { chooseReader } from './choose-reader.js';
import { jsonLinesReader } from './json-lines.reader.js';
import { UnreadableFile } from './question-reader.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'json-lines-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function readAll(content: string | Uint8Array): Promise<string[]> {
  const file = join(folder, 'items.jsonl');
  await writeFile(file, content);
  return collect(jsonLinesReader.read(file));
}

async function collect(items: AsyncIterable<ReadItem>): Promise<string[]> {
  const lines: string[] = [];
  for await (const item of items) {
    const place = `${item.place.line}${item.place.id ? ` ${item.place.id}` : ''}`;
    lines.push(
      'reason' in item ? `${place}: ${item.reason}` : `${place}: ${JSON.stringify(item.item)}`,
    );
  }
  return lines;
}

describe('jsonLinesReader', () => {
  it('reads objects line by line, with BOM, CRLF and empty lines, with or without a final line break', async () => {
    expect(await readAll('\uFEFF{"id":"a"}\r\n\r\n{"b":1}')).toEqual([
      '1 a: {"id":"a"}',
      '3: {"b":1}',
    ]);
  });

  it('refuses lines that are not objects, and continues', async () => {
    expect(await readAll('[1]\nnull\n{"a":[1]\n"text"\n{"ok":true}\n')).toEqual([
      '1: the line is not a JSON object',
      '2: the line is not a JSON object',
      '3: the line is not JSON: the “{” in column 1 is not closed',
      '4: the line is not a JSON object',
      '5: {"ok":true}',
    ]);
  });

  it('refuses bytes that are not UTF-8', async () => {
    expect(await readAll(Uint8Array.of(0x7b, 0xff, 0x7d, 0x0a))).toEqual([
      '1: the line is not UTF-8',
    ]);
  });

  it('skips lines of any length, including the last, without storing them', async () => {
    const long = `{"a":"${'x'.repeat(3 * 1024 * 1024)}"}`;
    expect(await readAll(`${long}\n{"b":1}\n${long}`)).toEqual([
      '1: the line is longer than 1048576 bytes',
      '2: {"b":1}',
      '3: the line is longer than 1048576 bytes',
    ]);
  });

  it('joins lines that arrive in several chunks', async () => {
    const lines = Array.from({ length: 500 }, (_, index) =>
      JSON.stringify({ n: index, t: 'é'.repeat(300) }),
    );
    expect(await readAll(lines.join('\n'))).toHaveLength(500);
  });

  it('reports why a file cannot be read', async () => {
    await expect(collect(jsonLinesReader.read(join(folder, 'none.jsonl')))).rejects.toThrow(
      'there is no such file',
    );
    await expect(collect(jsonLinesReader.read(folder))).rejects.toThrow('it is a folder');
  });
});

describe('chooseReader', () => {
  it('chooses by the file ending', () => {
    expect(chooseReader('a/B.JSONL')).toBe(jsonLinesReader);
    expect(() => chooseReader('a.docx')).toThrow(UnreadableFile);
  });
});
