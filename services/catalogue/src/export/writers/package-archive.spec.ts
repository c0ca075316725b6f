import { describe, expect, it } from '@jest/globals';
import { collect } from '../../import/testing/collect.js';
import { PackageArchive } from './package-archive.js';
import { NotWritable, type ExportedPictures } from './question-writer.js';

function pictures(size: number, read: ExportedPictures['read']): ExportedPictures {
  return { describe: () => Promise.resolve({ mediaType: 'image/webp', size }), read };
}

const unread = (): Promise<Buffer> => Promise.reject(new Error('the disk failed'));

describe('PackageArchive', () => {
  it('reads a picture only when the files before it are written', async () => {
    const steps: string[] = [];
    const read = (id: string): Promise<Buffer> => {
      steps.push(`read ${id}`);
      return Promise.resolve(Buffer.from(id));
    };
    const archive = new PackageArchive(pictures(1, read));
    async function* lines(): AsyncGenerator<string> {
      expect(await archive.addPicture('a')).toBe('figures/a.webp');
      expect(await archive.addPicture('a')).toBe('figures/a.webp');
      yield 'one\n';
      await archive.addPicture('b');
      yield 'two\n';
      steps.push('lines');
      archive.end();
    }
    archive.addLines('questions.jsonl', lines());
    await collect(archive.read());
    expect(steps).toEqual(['lines', 'read a', 'read b']);
  });

  it('fails if a picture or a line cannot be read', async () => {
    const archive = new PackageArchive(pictures(1, unread));
    await archive.addPicture('a');
    archive.end();
    await expect(collect(archive.read())).rejects.toThrow('the disk failed');
    const other = new PackageArchive(pictures(1, unread));
    async function* lines(): AsyncGenerator<string> {
      yield 'one\n';
      await Promise.reject(new Error('the database is away'));
    }
    other.addLines('questions.jsonl', lines());
    await expect(collect(other.read())).rejects.toThrow('the database is away');
  });

  it('stops reading lines when its reader stops', async () => {
    const archive = new PackageArchive(pictures(1, unread));
    let isStopped = false;
    const stopped = new Promise<void>((resolve) => {
      async function* lines(): AsyncGenerator<string> {
        try {
          // Random, because otherwise it would be packed into nothing.
          for (;;) yield `${crypto.randomUUID()}\n`;
        } finally {
          isStopped = true;
          resolve();
        }
      }
      archive.addLines('questions.jsonl', lines());
    });
    for await (const piece of archive.read()) if (piece.length > 0) break;
    await stopped;
    expect(isStopped).toBe(true);
  });

  it('is refused if it gets larger than an import takes', async () => {
    const archive = new PackageArchive(pictures(2 * 1024 * 1024, unread));
    for (let index = 0; index < 100; index += 1) await archive.addPicture(`picture-${index}`);
    await expect(archive.addPicture('one more')).rejects.toThrow(
      new NotWritable(
        'The exam is larger than 200 MB with its pictures, and could not be imported again.',
      ),
    );
  });

  it('is refused if it gets more files than an import takes', () => {
    const archive = new PackageArchive(pictures(1, unread));
    for (let index = 0; index < 8_000; index += 1) archive.addText(`${index}.xml`, '');
    expect(() => archive.addText('one-more.xml', '')).toThrow(NotWritable);
  });
});
