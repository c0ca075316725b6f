import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replaceFile } from './replace-file.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replace-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('replaceFile', () => {
  it('puts a new file in the place of the old one', async () => {
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

  it('leaves the old one and nothing else behind when writing fails', async () => {
    const file = join(folder, 'exam.jsonl');
    await writeFile(file, 'old');
    const failing = replaceFile(file, async (out) => {
      await pipeline(Readable.from(['new']), out);
      throw new Error('midway');
    });
    await expect(failing).rejects.toThrow('midway');
    expect(await readFile(file, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['exam.jsonl']);
  });

  it('says so of a folder that is not there', async () => {
    const nowhere = join(folder, 'none', 'exam.jsonl');
    await expect(
      replaceFile(nowhere, (out) => pipeline(Readable.from(['new']), out)),
    ).rejects.toThrow('ENOENT');
  });
});
