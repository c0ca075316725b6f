import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureCommand } from '@abhyas/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { exportCommand } from '../src/commands/export-exam.js';
import { ZipArchive } from '../src/import/readers/zip-archive.js';
import { buildZip } from '../src/import/testing/build-zip.js';
import { buildRaster, buildSvg } from '../src/import/testing/pictures.js';
import { CatalogueApp } from './app.js';
import { buildQuestion } from './builders.js';
import { importFiles } from './import-files.js';

const EXAM = 'SSC CGL';
/** Signs that some format, screen or program reads as something else. */
const TRICKY = 'A [tex]b[/tex] «math» <img alt="x"> & "c" $5';

let app: CatalogueApp;
let folder: string;
let pictures: Readonly<Record<string, Buffer>>;

beforeAll(async () => {
  app = await CatalogueApp.start();
  folder = await mkdtemp(join(tmpdir(), 'export-pictures-'));
  pictures = {
    'stripes.png': await buildRaster('png'),
    'photo.jpg': await buildRaster('jpeg', { isNoise: true, width: 300, height: 200 }),
    'circle.svg': buildSvg(),
    'square.svg': buildSvg('<rect width="50" height="50"/>'),
  };
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

afterEach(() => app.clear());

/** Pictures of questions, options and explanations, twice the same one, with and without a description. */
const ILLUSTRATED = [
  {
    ...buildQuestion(1, { question: `${TRICKY}\n  if  (x)` }),
    figures: [{ file: 'stripes.png', alt: TRICKY }, { file: 'photo.jpg' }, { file: 'stripes.png' }],
  },
  {
    ...buildQuestion(2, { options: ['', '', '', TRICKY] }),
    optionFigures: [
      { file: 'circle.svg', alt: 'A circle' },
      { file: 'square.svg', alt: 'A square' },
      { file: 'stripes.png' },
      null,
    ],
  },
  {
    ...buildQuestion(3, { options: ['p', 'q', 'r'] }),
    correct: [0, 2],
    figures: [{ file: 'circle.svg', alt: 'A circle' }],
    optionFigures: [null, { file: 'square.svg', alt: 'A square' }, null],
  },
  {
    ...buildQuestion(4, { explanation: 'Draw it:' }),
    explanationFigures: [{ file: 'square.svg', alt: TRICKY }, { file: 'photo.jpg' }],
  },
  { ...withoutExplanation(buildQuestion(7)), explanationFigures: [{ file: 'circle.svg' }] },
  buildQuestion(8),
];

function withoutExplanation({ explanation: _, ...question }: ReturnType<typeof buildQuestion>) {
  return question;
}

/** Two questions of one passage, whose picture they describe in different words. */
const WITH_PASSAGES = [5, 6].map((number) => ({
  ...buildQuestion(number),
  table: { rows: [['P', '1']] },
  passage: {
    title: 'Look at this',
    text: 'The chart shows sales.',
    table: { head: ['Year'], rows: [['2020']] },
    figures: [{ file: 'photo.jpg', alt: `Chart of question ${number}` }, { file: 'circle.svg' }],
  },
}));

async function importAll(...items: readonly object[]): Promise<void> {
  const file = join(folder, 'all.zip');
  const lines = items.map((item) => `${JSON.stringify(item)}\n`).join('');
  const entries = Object.entries(pictures).map(([name, content]) => ({ name, content }));
  await writeFile(file, await buildZip([{ name: 'all.jsonl', content: lines }, ...entries]));
  expect(await importFiles(app.env, file)).toMatchObject({ added: items.length, refused: 0 });
}

async function exportAs(format: string, name: string): Promise<string> {
  const file = join(folder, name);
  const options = ['--exam', EXAM, '--format', format, '--out', file];
  const { status, err } = await captureCommand(exportCommand, app.env, ...options);
  expect({ status, err }).toMatchObject({ status: 0 });
  return file;
}

/** The files of an archive by their names. */
async function unpack(file: string): Promise<Map<string, Buffer>> {
  const archive = await ZipArchive.open(file);
  try {
    const files = new Map<string, Buffer>();
    for (const name of archive.names) files.set(name, await archive.read(name));
    return files;
  } finally {
    archive.close();
  }
}

describe('an export with pictures', () => {
  it.each([
    ['zip', '.zip', [...ILLUSTRATED, ...WITH_PASSAGES]],
    ['qti', '.zip', [...ILLUSTRATED, ...WITH_PASSAGES]],
    ['moodle', '.xml', ILLUSTRATED],
  ])(
    'as %s is imported to an empty catalogue as the same questions and pictures',
    async (format, ending, items) => {
      await importAll(...items);
      const before = await exportAs('zip', 'before.zip');
      const file = await exportAs(format, `file${ending}`);
      const same = await importFiles(app.env, file);
      expect(same).toMatchObject({ unchanged: items.length, added: 0, corrected: 0, refused: 0 });
      await app.clear();
      expect(await importFiles(app.env, file)).toMatchObject({ added: items.length, refused: 0 });
      const after = await exportAs('zip', 'after.zip');
      expect(await unpack(after)).toEqual(await unpack(before));
      expect((await readFile(after)).equals(await readFile(before))).toBe(true);
      expect(await app.count('figures')).toBe(Object.keys(pictures).length);
    },
  );

  it('writes each picture once, by its digest, and names it in the manifest of a package', async () => {
    await importAll(...ILLUSTRATED, ...WITH_PASSAGES);
    const rows: { id: string; bytes: Buffer; type: string }[] = await app.dataSource.query(
      'SELECT id, bytes, media_type AS type FROM figures',
    );
    const stored = new Map(
      rows.map(({ id, bytes, type }) => [
        `figures/${id}.${type === 'image/webp' ? 'webp' : 'svg'}`,
        bytes,
      ]),
    );
    const archive = await unpack(await exportAs('zip', 'once.zip'));
    expect([...archive.keys()][0]).toBe('questions.jsonl');
    const content = await unpack(await exportAs('qti', 'once-qti.zip'));
    const manifest = content.get('imsmanifest.xml')?.toString() ?? '';
    for (const files of [archive, content]) {
      const written = [...files].filter(([name]) => name.startsWith('figures/'));
      expect(new Map(written)).toEqual(stored);
    }
    for (const name of stored.keys()) expect(manifest).toContain(`<file href="${name}"/>`);
  });

  it.each([
    ['jsonl', 'JSON Lines'],
    ['csv', 'CSV'],
    ['gift', 'GIFT'],
  ])('is not written as %s, which cannot hold them', async (format, name) => {
    await importAll(...ILLUSTRATED);
    const file = join(folder, 'refused');
    const options = ['--exam', EXAM, '--format', format];
    const reason = `5 questions of ${EXAM} have pictures, which ${name} cannot hold: export the exam as zip, qti or moodle.\n`;
    expect(await captureCommand(exportCommand, app.env, ...options)).toEqual({
      status: 1,
      out: '',
      err: reason,
    });
    const { status, err } = await captureCommand(exportCommand, app.env, ...options, '--out', file);
    expect({ status, err }).toEqual({ status: 1, err: reason });
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/^refused/));
  });

  it('is not written if a picture is missing', async () => {
    await importAll(...ILLUSTRATED);
    await app.dataSource.query('DELETE FROM figures');
    for (const format of ['zip', 'qti', 'moodle']) {
      const file = join(folder, 'missing');
      const options = ['--exam', EXAM, '--format', format, '--out', file];
      const { status, err } = await captureCommand(exportCommand, app.env, ...options);
      expect(status).toBe(1);
      expect(err).toMatch(/^Error: The picture \S+ of a question is not stored/);
    }
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/^missing/));
  });
});
