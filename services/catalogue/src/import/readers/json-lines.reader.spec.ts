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

  it('repeats a passage for the questions that name it', async () => {
    const lines = [
      { n: 1, passageId: 'p', passage: { text: 'Read this.' } },
      { n: 2, passageId: 'p' },
      { n: 3, passage: { id: 'q', text: 'And this.' } },
      { n: 4, passageId: 'q' },
      { n: 5, passageId: 'r' },
      { n: 6, passageId: 7 },
      { n: 7, passageId: 'p', passage: { text: 'Another.' } },
      { n: 8, passageId: 'p', passage: { text: 'Read this.' } },
      { n: 9, passage: 'without id' },
    ];
    expect(await readAll(lines.map((line) => JSON.stringify(line)).join('\n'))).toEqual([
      '1: {"n":1,"passageId":"p","passage":{"text":"Read this."}}',
      '2: {"n":2,"passageId":"p","passage":{"text":"Read this."}}',
      '3: {"n":3,"passage":{"id":"q","text":"And this."}}',
      '4: {"n":4,"passageId":"q","passage":{"id":"q","text":"And this."}}',
      '5: passageId is “r”, and no passage before it has that id',
      '6: passageId is not a text',
      '7: another passage before it has the id “p”',
      '8: {"n":8,"passageId":"p","passage":{"text":"Read this."}}',
      '9: {"n":9,"passage":"without id"}',
    ]);
  });

  it('forgets the oldest passages before they fill the memory', async () => {
    const lines = Array.from({ length: 50 }, (_, index) =>
      JSON.stringify({ passageId: `p${index}`, passage: { text: 'x'.repeat(100_000) } }),
    );
    const read = await readAll([...lines, '{"passageId":"p0"}', '{"passageId":"p49"}'].join('\n'));
    expect(read[50]).toBe('51: passageId is “p0”, and no passage before it has that id');
    expect(read[51]).toContain('xxx');
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
