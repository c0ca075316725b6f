import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildZip, patchEntries, type ZipEntry } from '../testing/build-zip.js';
import { RefusedArchive, ZipArchive } from './zip-archive.js';

/** Writes and reads files, which takes longer on a busy machine. */

const MEGABYTE = 1024 * 1024;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-archive-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Reads every file of an archive. Returns names and sizes, or the reason of a refusal. */
async function readAll(bytes: Uint8Array): Promise<string> {
  const file = join(folder, 'archive.zip');
  await writeFile(file, bytes);
  try {
    const archive = await ZipArchive.open(file);
    try {
      const read: string[] = [];
      for (const name of archive.names) read.push(`${name}:${(await archive.read(name)).length}`);
      return read.join(' ');
    } finally {
      archive.close();
    }
  } catch (error) {
    if (error instanceof RefusedArchive) return error.message;
    throw error;
  }
}

async function zipOf(...entries: ZipEntry[]): Promise<Buffer> {
  return buildZip(entries);
}

describe('ZipArchive', () => {
  it('reads compressed and stored files, and skips folders', async () => {
    const zip = await zipOf(
      { name: 'a.xml', content: 'x'.repeat(1000) },
      { name: 'b/c.xml', content: 'y', isStored: true },
      { name: 'empty', content: '' },
    );
    expect(await readAll(zip)).toBe('a.xml:1000 b/c.xml:1 empty:0');
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'it is no ZIP archive, or it is not complete'],
    [
      'another file',
      Buffer.from('<xml/>'.repeat(100)),
      'it is no ZIP archive, or it is not complete',
    ],
  ])('refuses %s', async (_, bytes, reason) => {
    expect(await readAll(bytes)).toBe(reason);
  });

  it('refuses an archive without files', async () => {
    expect(await readAll(await zipOf())).toBe('it holds no files');
  });

  it('refuses a truncated archive, or reads all of its files', async () => {
    const zip = await zipOf({ name: 'a.xml', content: 'some text '.repeat(50) });
    for (let length = 0; length < zip.length; length += 7) {
      expect(await readAll(zip.subarray(0, length))).toBe(
        'it is no ZIP archive, or it is not complete',
      );
    }
    expect(await readAll(zip.subarray(20))).not.toBe('a.xml:500');
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'C:/boot.ini', '..\\x', 'a/../../b'])(
    'refuses the name %s',
    async (name) => {
      const zip = await zipOf({ name: 'x'.repeat(name.length), content: 'evil' });
      expect(await readAll(patchEntries(zip, { name }))).toMatch(
        /^it holds a file whose name points outside the archive/,
      );
    },
  );

  it.each([
    ['a link', { attributes: 0o120777 * 0x10000 }, /is a link or a device, not a file$/],
    ['a device', { attributes: 0o060644 * 0x10000 }, /is a link or a device, not a file$/],
    ['an encrypted file', { flags: 1 }, /is encrypted$/],
    ['strong encryption', { flags: 0x41 }, /encryption/],
    ['an unknown way of packing', { method: 12 }, /is packed in an unknown way$/],
    [
      'a control character in a name',
      { name: 'a\u001b[2J' },
      /has control characters in its name$/,
    ],
    ['a false checksum', { crc: 1 }, /is damaged/],
    ['a size that is too small', { size: 10 }, /larger than it says|is damaged/],
    ['a size that is too large', { size: 2000 }, /is damaged/],
    ['more than 10 MB by its own word', { size: 10 * MEGABYTE + 1 }, /larger than 10 MB unpacked/],
    ['4 GB by its own word', { size: 0xffff_fffe }, /larger than 200 MB unpacked/],
    ['a place outside of the file', { offset: 0x7fff_ffff }, /is damaged/],
  ])('refuses %s', async (_, change, reason) => {
    const zip = await zipOf({ name: 'aaaaa', content: 'x'.repeat(1000) });
    expect(await readAll(patchEntries(zip, change))).toMatch(reason);
  });

  it.each([
    ['a small picture that claims 201 MB', { size: 201 * MEGABYTE }, /compressed to less than/],
    [
      'a picture that claims 11 MB',
      { size: 11 * MEGABYTE },
      /compressed to less than 1\/200 of its size$/,
    ],
  ])('refuses %s', async (_, change, reason) => {
    const zip = await zipOf({ name: 'a.png', content: 'x'.repeat(1000) });
    expect(await readAll(patchEntries(zip, change))).toMatch(reason);
  });

  it('takes 200 MB of pictures by their own word, and no more', async () => {
    const pictures = Array.from({ length: 21 }, (_, index) => ({
      ...{ name: `${index}.webp`, content: randomBytes(60_000) },
    }));
    const size = 10 * MEGABYTE;
    const larger = patchEntries(await zipOf(...pictures), { size });
    expect(await readAll(larger)).toMatch(/larger than 200 MB unpacked/);
    const fitting = patchEntries(await zipOf(...pictures.slice(1)), { size });
    expect(await readAll(fitting)).toMatch(/“1.webp” in it is damaged/);
  });

  it('counts a file once that is read several times', async () => {
    const file = join(folder, 'again.zip');
    await writeFile(file, await zipOf({ name: 'a.xml', content: Buffer.alloc(4 * MEGABYTE, 'x') }));
    const archive = await ZipArchive.open(file);
    try {
      for (let times = 0; times < 5; times += 1) {
        for await (const piece of archive.stream('a.xml'))
          if (piece.length > 0 && times === 0) break;
        expect((await archive.read('a.xml')).length).toBe(4 * MEGABYTE);
      }
    } finally {
      archive.close();
    }
  });

  it('refuses a repeated name in any Unicode normalization', async () => {
    const twice = await zipOf({ name: 'a.xml', content: '1' }, { name: 'a.xml', content: '2' });
    expect(await readAll(twice)).toBe('it holds “a.xml” twice');
    const composed = await zipOf({ name: 'é', content: '1' }, { name: 'e\u0301', content: '2' });
    expect(await readAll(composed)).toMatch(/twice$/);
  });

  it('refuses files whose total size is too large', async () => {
    const zip = await zipOf(
      ...Array.from({ length: 11 }, (_, index) => ({
        name: `${index}.bin`,
        content: Buffer.alloc(MEGABYTE),
      })),
    );
    expect(zip.length).toBeLessThan(50_000);
    expect(await readAll(zip)).toBe(
      'it is larger than 10 MB unpacked, not counting pictures, JSON Lines and CSV',
    );
  });

  it('stops unpacking a ZIP bomb that hides its size', async () => {
    const bomb = await zipOf({ name: 'bomb.xml', content: Buffer.alloc(80 * MEGABYTE) });
    const before = process.memoryUsage().arrayBuffers;
    expect(await readAll(patchEntries(bomb, { size: 5 * MEGABYTE }))).toMatch(
      /larger than it says/,
    );
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * MEGABYTE);
  });

  it('refuses overlapping entries above 10 MB', async () => {
    const content = Buffer.alloc(2 * MEGABYTE);
    const zip = await zipOf(
      ...Array.from({ length: 8 }, (_, index) => ({ name: `${index}`, content })),
    );
    const shared = patchEntries(zip, { offset: 0 });
    expect(await readAll(shared)).toMatch(/larger than 10 MB unpacked/);
  });

  it('refuses too many files, and names that are too long', async () => {
    const many = await zipOf({ name: 'a.xml', content: '' });
    many.writeUInt16LE(8_001, many.length - 12);
    many.writeUInt16LE(8_001, many.length - 14);
    expect(await readAll(many)).toBe('it holds more than 8,000 files');
    const long = await zipOf({ name: 'x'.repeat(600), content: '' });
    expect(await readAll(long)).toMatch(/has a name longer than 500 characters$/);
  });

  it('reads or refuses any damaged archive, and throws no other error', async () => {
    const zip = await zipOf(
      { name: 'a.xml', content: 'some text '.repeat(20) },
      { name: 'b.xml', content: 'more' },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        async (changes) => {
          const damaged = Buffer.from(zip);
          for (const [at, byte] of changes) damaged[at] = byte;
          expect(typeof (await readAll(damaged))).toBe('string');
        },
      ),
      { numRuns: 400 },
    );
  });
});
