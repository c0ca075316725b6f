import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isRefused } from '../rules/import-item.js';
import { buildZip, patchEntries } from '../testing/build-zip.js';
import { packageReader } from './package.reader.js';
import { UnreadableFile } from './question-reader.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'));
});

afterAll(() => rm(folder, { recursive: true }));

type Files = Readonly<Record<string, string | Buffer>>;

function zipOf(files: Files): Promise<Buffer> {
  return buildZip(Object.entries(files).map(([name, content]) => ({ name, content })));
}

/** Reads a package like an import: the pictures of an item before the next item. */
async function read(files: Files | Buffer): Promise<string[]> {
  const file = join(folder, 'set.zip');
  await writeFile(file, Buffer.isBuffer(files) ? files : await zipOf(files));
  const lines: string[] = [];
  for await (const found of packageReader.read(file)) {
    const place = `${found.place.file.slice(folder.length + 1)}:${found.place.line}`;
    if (isRefused(found)) {
      lines.push(`${place} ${found.reason}`);
      continue;
    }
    const { question = [], options = [], passage = [] } = found.pictures ?? {};
    const pictures: string[] = [];
    for (const source of [...passage, ...question, ...options]) {
      const bytes = await source?.read().catch((error: unknown) => {
        if (error instanceof UnreadableFile) throw error;
        return Buffer.from(String(error));
      });
      pictures.push(source ? `${String(source.alt)}=${String(bytes)}` : 'none');
    }
    lines.push([place, found.item['question'], ...pictures].join(' '));
  }
  return lines;
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

describe('packageReader, of JSON Lines and CSV', () => {
  it('reads files of questions in the order of their names, with their pictures', async () => {
    const found = await read({
      'b/more.jsonl': line({ question: 'Q2', figures: [{ file: 'x.png', alt: 'X' }] }),
      'a.jsonl':
        line({
          question: 'Q1',
          figures: [{ file: 'pictures/m%20n.png', alt: 'M' }, { file: 'b/x.png' }],
          optionFigures: [{ file: 'b/x.png', alt: 'O' }, null],
          passage: { figures: [{ file: './pictures/../p.svg', alt: 'P' }] },
        }) + line({ question: 'Q0' }),
      'pictures/m n.png': 'm',
      'b/x.png': 'bx',
      'p.svg': 'p',
      'c.csv': 'question,A,B,correct\nQ3,a,b,A\n',
      '__MACOSX/._c.csv': 'x',
      '.hidden.csv': 'x',
      'README.md': 'x',
      'other.zip': await zipOf({ 'a.csv': 'x' }),
    });
    expect(found).toEqual([
      'set.zip/a.jsonl:1 Q1 P=p M=m undefined=bx O=bx none',
      'set.zip/a.jsonl:2 Q0',
      'set.zip/b/more.jsonl:1 Q2 X=bx',
      'set.zip/c.csv:2 Q3',
    ]);
  });

  it.each(['Q#1.svg', 'why?.svg', '50%25.svg', 'fig:1.svg', 'a b%.svg'])(
    'finds a picture by its very name: %s',
    async (name) => {
      const set = { question: 'Q', figures: [{ file: name, alt: 'X' }] };
      const files = { 'sets/a.jsonl': line(set), [`sets/${name}`]: 'p' };
      expect(await read(files)).toEqual(['set.zip/sets/a.jsonl:1 Q X=p']);
      expect(await read({ 'sets/a.jsonl': line(set), [name]: 'p' })).toEqual([
        'set.zip/sets/a.jsonl:1 Q X=p',
      ]);
    },
  );

  it('says which pictures are not there, or too large', async () => {
    const named = (file: string): string => line({ question: file, figures: [{ file }] });
    const names = [
      'gone.png',
      '../../etc/passwd',
      '/etc/passwd',
      'https://a.example/x.png',
      'big.png',
    ];
    const found = await read({
      'a.jsonl': names.map(named).join(''),
      'big.png': Buffer.alloc(2 * 1024 * 1024 + 1),
    });
    expect(found.map((each) => each.replace(/^.* undefined=Error: /, ''))).toEqual([
      'it is not in the package',
      'it is not in the package',
      'it is not in the package',
      'nothing is loaded from other places; put the picture into the package',
      'it is larger than 2 MB',
    ]);
  });

  it.each([
    [{ figures: 'a.png' }, 'figures is not a list'],
    [{ figures: ['a.png'] }, 'figure 1 names no file; expected is {"file": "a.png", "alt": "…"}'],
    [{ figures: [{ file: ' ' }] }, 'figure 1 names no file; expected is'],
    [
      { figures: Array.from({ length: 9 }, () => ({ file: 'a.png' })) },
      'figures has 9 pictures, more than 8',
    ],
    [{ optionFigures: [null, 5] }, 'figure of option B names no file'],
    [{ passage: { figures: {} } }, 'figures of the passage is not a list'],
  ])('refuses %j', async (item, reason) => {
    const [found] = await read({ 'a.jsonl': line(item) });
    expect(found).toContain(`set.zip/a.jsonl:1 ${reason}`);
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['without questions', () => zipOf({ 'a.png': 'x' }), 'it has neither an imsmanifest.xml'],
    ['that is none', async () => Buffer.from('x'.repeat(100)), 'it is no ZIP archive'],
    [
      'that is cut off',
      async () => (await zipOf({ 'a.jsonl': line({}) })).subarray(0, -30),
      'it is no ZIP archive, or it is not complete',
    ],
    [
      'whose names lead out of it',
      async () => patchEntries(await zipOf({ 'aaaaaaaaa.csv': 'x' }), { name: '../../../.csv' }),
      'it holds a file whose name points outside the archive',
    ],
    [
      'with damaged questions',
      async () => patchEntries(await zipOf({ 'a.jsonl': line({}) }), { of: 'a.jsonl', crc: 1 }),
      '“a.jsonl” in it is damaged',
    ],
    [
      'with a damaged picture',
      async () =>
        patchEntries(
          await zipOf({ 'a.jsonl': line({ figures: [{ file: 'a.png' }] }), 'a.png': 'x' }),
          { of: 'a.png', crc: 1 },
        ),
      '“a.png” in it is damaged',
    ],
    [
      'with a bomb',
      () => zipOf({ 'a.jsonl': Buffer.alloc(30 * 1024 * 1024, ' ') }),
      '“a.jsonl” in it is compressed to less than 1/200 of its size',
    ],
    [
      'of 10,000 files',
      async () =>
        buildZip(
          Array.from({ length: 10_000 }, (_, index) => ({
            ...{ name: `${index}.png`, content: '', isStored: true },
          })),
        ),
      'it holds more than 8,000 files',
    ],
  ])('refuses an archive %s', async (_, build, reason) => {
    const refusal: unknown = await read(await build()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UnreadableFile);
    expect((refusal as Error).message).toContain(`set.zip cannot be read: ${reason}`);
  });
});
