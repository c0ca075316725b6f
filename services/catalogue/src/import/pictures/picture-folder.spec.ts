import { describe, expect, it } from '@jest/globals';
import { isRefused } from '../rules/import-item.js';
import { NO_FOLDER, pictureIn, withPictures, type PictureFolder } from './picture-folder.js';

const folder: PictureFolder = {
  read: (name) => Promise.resolve(Buffer.from(`file ${name}`)),
  keyOf: (name) => (name === 'a.png' ? 'key' : undefined),
};

async function contentOf(file: string, from = folder): Promise<string> {
  const { read } = pictureIn(from, { file, alt: null });
  return read().then(String, (error: unknown) => String(error));
}

describe('pictureIn', () => {
  it.each([
    ['a.png', 'file a.png'],
    ['data:image/png;base64,aGVsbG8=', 'hello'],
    ['DATA:image/svg+xml;charset=utf-8,%3Csvg/%3E', '<svg/>'],
    ['data:,x', 'x'],
    ['data:image/png,%zz', 'Error: its address is malformed'],
  ])('reads %s', async (file, content) => {
    expect(await contentOf(file)).toBe(content);
  });

  it.each(['http://a.example/x.png', '//a.example/x.png', 'ftp:x', 'javascript:x', 'C:\\x.png'])(
    'loads nothing from %s',
    async (file) => {
      expect(await contentOf(file)).toBe(
        'Error: nothing is loaded from other places; put the picture into the package',
      );
    },
  );

  it('keeps the beginning of a long name, and the key of a file', () => {
    const { name, key } = pictureIn(folder, { file: 'x'.repeat(100), alt: null });
    expect([name, key]).toEqual([`${'x'.repeat(80)}…`, undefined]);
    expect(pictureIn(folder, { file: 'a.png', alt: null }).key).toBe('key');
  });
});

describe('withPictures', () => {
  const place = { file: 'a.jsonl', line: 1 };

  it('leaves items without pictures as they are', () => {
    const found = { place, item: { question: 'Q', figures: null, optionFigures: [null, null] } };
    expect(withPictures(found, folder)).toEqual(found);
    expect(withPictures({ place, reason: 'no' }, folder)).toEqual({ place, reason: 'no' });
  });

  it('asks for a package where a file stands alone', async () => {
    const found = withPictures({ place, item: { figures: [{ file: 'a.png' }] } }, NO_FOLDER);
    const source = isRefused(found) ? undefined : found.pictures?.question?.[0];
    await expect(source?.read()).rejects.toThrow(
      'put the picture and this file into one ZIP archive',
    );
  });
});
