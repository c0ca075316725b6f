import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replaceFile } from './replace-file.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replace-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('replaceFile', () => {
  it('replaces the old file by a new one', async () => {
    const file = join(folder, 'exam.jsonl');
    await writeFile(file, 'old');
    const given = await replaceFile(file, async (out) => {
      await pipeline(Readable.from(['new', ' text']), out);
      return 2;
    });
    expect(given).toBe(2);
    expect(await readFile(file, 'utf8')).toBe('new text');
    expect(await readdir(folder)).toEqual(['exam.jsonl']);
  });

  it.each([
    ['before', async () => {}],
    ['midway', (out: Writable) => pipeline(Readable.from(['new']), out)],
  ])('leaves only the old file if writing fails %s', async (when, write) => {
    const file = join(folder, 'exam.jsonl');
    await writeFile(file, 'old');
    const failing = replaceFile(file, async (out) => {
      await write(out);
      throw new Error(when);
    });
    await expect(failing).rejects.toThrow(when);
    expect(await readFile(file, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['exam.jsonl']);
  });

  it('throws for a missing folder before it writes anything', async () => {
    const nowhere = join(folder, 'none', 'exam.jsonl');
    let isAsked = false;
    const failing = replaceFile(nowhere, async () => {
      isAsked = true;
    });
    await expect(failing).rejects.toThrow('ENOENT');
    expect(isAsked).toBe(false);
  });
});
