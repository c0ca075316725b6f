import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readAiken } from './readers/aiken.reader.js';
import { chooseReader } from './readers/choose-reader.js';
import { readGift } from './readers/gift.reader.js';
import { jsonLinesReader } from './readers/json-lines.reader.js';
import { readContent } from './readers/testing/read-text.js';
import { checkQuestion } from './rules/check-question.js';
import { readHeader } from './rules/csv-header.js';
import { isRefused } from './rules/import-item.js';

let page: string;

beforeAll(async () => {
  page = await readFile(resolve(import.meta.dirname, '../../../../docs/import.md'), 'utf8');
});

function section(heading: string): string {
  return page.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
}

/** The texts in backquotes in a column of the section's table. */
function quotedIn(heading: string, ...columns: number[]): string[] {
  const rows = section(heading).match(/^\| .*`.*$/gm) ?? [];
  const cells = rows.flatMap((row) => columns.map((column) => row.split(' | ')[column] ?? ''));
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));
}

function example(heading: string): string {
  return /^```\w*\n(.*?)^```/ms.exec(section(heading))?.[1] ?? '';
}

describe('docs/import.md', () => {
  it('lists the file endings of all readers', () => {
    const endings = quotedIn('', 0).filter((text) => text.startsWith('.'));
    expect(endings.toSorted()).toEqual(
      ['.jsonl', '.ndjson', '.csv', '.tsv', '.gift', '.aiken', '.txt', '.xml', '.zip'].toSorted(),
    );
    for (const ending of endings) expect(chooseReader(`x${ending}`).endings).toContain(ending);
  });

  it('lists the known CSV columns', () => {
    const names = quotedIn('CSV', 0, 1);
    expect(names.length).toBeGreaterThan(25);
    for (const name of names) {
      const check = readHeader([name]);
      expect(check.ok ? '' : check.reason).not.toContain('not known');
    }
  });

  it('has a valid example of JSON Lines', async () => {
    const [found] = await readContent(jsonLinesReader, example('JSON Lines').replaceAll('\n', ' '));
    if (!found || isRefused(found)) throw new Error(found?.reason);
    expect(checkQuestion(found.item)).toMatchObject({ ok: true });
  });

  it('has valid examples of Aiken and GIFT', () => {
    const [aiken] = readAiken('made', { text: example('Aiken'), hasErrors: false });
    const text = /`(::title::[^`]*)`/.exec(section('GIFT'))?.[1] ?? '';
    const [gift] = readGift('made', { text, hasErrors: false });
    expect(aiken).toMatchObject({ item: { correct: 3 } });
    expect(gift).toMatchObject({ item: { correct: 1, explanation: 'explanation' } });
  });
});
