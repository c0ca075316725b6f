import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureCommand } from '@abhyas/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { importCommand } from '../src/commands/import-questions.js';
import { buildZip, patchEntries } from '../src/import/testing/build-zip.js';
import { buildPngBomb, buildRaster, buildSvg } from '../src/import/testing/pictures.js';
import { CatalogueApp } from './app.js';
import { buildQuestion } from './builders.js';
import { importFiles } from './import-files.js';

type Files = Readonly<Record<string, string | Buffer>>;

let app: CatalogueApp;
let folder: string;
let png: Buffer;
let photo: Buffer;

beforeAll(async () => {
  app = await CatalogueApp.start();
  folder = await mkdtemp(join(tmpdir(), 'figures-import-'));
  png = await buildRaster('png');
  photo = await buildRaster('jpeg', { isNoise: true });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

afterEach(() => app.clear());

async function write(name: string, files: Files | Buffer | string): Promise<string> {
  const file = join(folder, name);
  if (typeof files === 'string' || Buffer.isBuffer(files)) {
    await writeFile(file, files as Uint8Array);
    return file;
  }
  const entries = Object.entries(files).map(([entry, content]) => ({ name: entry, content }));
  await writeFile(file, await buildZip(entries));
  return file;
}

const lines = (...items: object[]): string =>
  items.map((item) => `${JSON.stringify(item)}\n`).join('');

interface StoredContent {
  figures?: { id: string; alt: string | null; width: number; height: number }[];
  optionFigures?: ({ id: string; alt: string | null } | null)[];
  passage?: { figures: { id: string }[] };
  explanationFigures?: { id: string; alt: string | null }[];
}

async function contents(): Promise<StoredContent[]> {
  const rows: { content: string | null }[] = await app.dataSource.query(
    `SELECT v.content FROM questions q
     JOIN question_versions v ON v.question_id = q.id AND v.version = q.current_version
     ORDER BY v.question`,
  );
  return rows.map(({ content }) => JSON.parse(content ?? '{}') as StoredContent);
}

function counts(): Promise<number[]> {
  const tables = ['questions', 'figures', 'figure_sources'];
  return Promise.all(tables.map((table) => app.count(table)));
}

describe('pictures of a package', () => {
  it('are stored with their questions, and served', async () => {
    const file = await write('set.zip', {
      'set.jsonl': lines(
        {
          ...buildQuestion(1),
          figures: [{ file: 'a.png', alt: 'Two stripes' }, { file: 'photo.jpg' }],
          optionFigures: [{ file: 'b.svg', alt: 'A circle' }, null, null, { file: 'b.svg' }],
        },
        ...[2, 3].map((number) => ({
          ...buildQuestion(number),
          passage: { text: 'Look.', figures: [{ file: 'a.png', alt: 'Two stripes' }] },
        })),
      ),
      'a.png': png,
      'photo.jpg': photo,
      'b.svg': buildSvg(),
    });
    const report = await importFiles(app.env, file);
    expect(report).toMatchObject({ taken: true, added: 3, refused: 0, warned: 2 });
    expect(report.warnings.map(({ warning }) => warning)).toEqual([
      'figure 2: it has no alternative text (alt) for students who cannot see it',
      'figure of option D: it has no alternative text (alt) for students who cannot see it',
    ]);
    const [first, second] = await contents();
    const [stripes] = first?.figures ?? [];
    expect(stripes).toMatchObject({ alt: 'Two stripes', width: 120, height: 80 });
    expect(first?.optionFigures).toMatchObject([{ alt: 'A circle' }, null, null, { alt: null }]);
    expect(second?.passage?.figures[0]?.id).toBe(stripes?.id);
    expect(await counts()).toEqual([3, 3, 3]);
    const response = await fetch(`${app.url}/figures/${stripes?.id}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('change nothing when they are imported again, and give a new question if they are others', async () => {
    const item = { ...buildQuestion(1), figures: [{ file: 'a.png', alt: 'A' }] };
    const file = await write('again.zip', { 'a.jsonl': lines(item), 'a.png': png });
    await importFiles(app.env, file);
    expect(await importFiles(app.env, file)).toMatchObject({ unchanged: 1, added: 0 });
    expect(await counts()).toEqual([1, 1, 1]);
    const other = await write('other.zip', { 'a.jsonl': lines(item), 'a.png': photo });
    expect(await importFiles(app.env, other)).toMatchObject({ added: 1 });
    expect(await counts()).toEqual([2, 2, 2]);
  });

  it('get the description that a later file gives them', async () => {
    const item = (alt?: string): object => ({
      ...buildQuestion(1),
      figures: [{ file: 'a.png', ...(alt !== undefined && { alt }) }],
    });
    await importFiles(app.env, await write('1.zip', { 'a.jsonl': lines(item()), 'a.png': png }));
    const described = await write('2.zip', { 'a.jsonl': lines(item('Stripes')), 'a.png': png });
    expect(await importFiles(app.env, described)).toMatchObject({
      corrected: 1,
      fieldsChanged: { figures: 1 },
    });
    expect((await contents())[0]?.figures?.[0]?.alt).toBe('Stripes');
  });

  it('refuse only their question, and leave nothing of it', async () => {
    const bad = {
      'bomb.png': buildPngBomb(10_000, 10_000),
      'script.svg': buildSvg('<script>alert(1)</script>'),
      'outside.svg': buildSvg('<use href="https://example.org/a.svg#b"/>'),
      'cut.png': png.subarray(0, 80),
      'page.png': Buffer.from('<html><body/></html>'),
      'anim.png': await buildRaster('gif'),
    };
    const names = [
      ...Object.keys(bad),
      'gone.png',
      '../../../etc/passwd',
      'https://example.org/a.png',
    ];
    const file = await write('bad.zip', {
      'a.jsonl': lines(
        ...names.map((name, index) => ({
          ...buildQuestion(index),
          figures: [
            { file: 'good.png', alt: 'good' },
            { file: name, alt: 'bad' },
          ],
        })),
        { ...buildQuestion(99), figures: [{ file: 'photo.jpg', alt: 'good' }] },
      ),
      'good.png': png,
      'photo.jpg': photo,
      ...bad,
    });
    const report = await importFiles(app.env, file);
    expect(report).toMatchObject({ added: 1, refused: names.length });
    expect(report.refusals.map(({ reason }) => reason)).toEqual([
      'figure 2 (“bomb.png”): it has more than 16 million pixels',
      'figure 2 (“script.svg”): it holds a script (<script>)',
      'figure 2 (“outside.svg”): it refers to something outside of it (href https://example.org/a.svg#b)',
      'figure 2 (“cut.png”): it is damaged or not complete',
      'figure 2 (“page.png”): it is no picture; its root element is <html>',
      'figure 2 (“anim.png”): it is a GIF file; PNG, JPEG, WebP and SVG are accepted',
      'figure 2 (“gone.png”): it is not in the package',
      'figure 2 (“../../../etc/passwd”): it is not in the package',
      'figure 2 (“https://example.org/a.png”): nothing is loaded from other places; put the picture into the package',
    ]);
    expect(await counts()).toEqual([1, 1, 1]);
  });

  it.each([
    ['a dry run', ['--dry-run'], (zip: Buffer) => zip],
    ['a strict import of which something is refused', ['--strict'], (zip: Buffer) => zip],
    ['a damaged archive', [], (zip: Buffer) => patchEntries(zip, { of: 'z.png', crc: 1 })],
  ])('are not stored by %s', async (_, options, change) => {
    const zip = await buildZip([
      {
        name: 'a.jsonl',
        content: lines(
          { ...buildQuestion(1), figures: [{ file: 'a.png', alt: 'A' }] },
          { ...buildQuestion(2), figures: [{ file: 'z.png', alt: 'Z' }] },
          { ...buildQuestion(3), options: [] },
        ),
      },
      { name: 'a.png', content: png },
      { name: 'z.png', content: photo },
    ]);
    const file = await write('failing.zip', change(zip));
    const { status } = await captureCommand(importCommand, app.env, ...options, file);
    expect(status).not.toBe(0);
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('are not looked for beside a file that stands alone', async () => {
    await write('a.png', png);
    const item = { ...buildQuestion(1), figures: [{ file: 'a.png', alt: 'A' }] };
    const report = await importFiles(app.env, await write('alone.jsonl', lines(item)));
    expect(report.refusals[0]?.reason).toBe(
      'figure 1 (“a.png”): put the picture and this file into one ZIP archive',
    );
  });
});

describe('pictures of other formats', () => {
  it('are those that a CSV file names, and a table', async () => {
    const columns =
      'exam,question,A,B,correct,figures,figures alt,figure A,figure A alt,figure B,passage,passage figures,passage figures alt,table';
    const file = await write('csv.zip', {
      'set.csv': [
        columns,
        'E,Q1,,b,A,a.png|b.svg,Stripes|A circle,b.svg,A circle,,Look.,photo.jpg,A photo,"P | 1\nQ | 2"',
        'E,Q2,a,b,B,gone.png,Gone,,,,,,,',
        'E,Q3,a,b,B,,,,,,,,,"P | 1\nQ"',
        'E,Q4,a,b,B,,No file,,,,,,,',
      ].join('\n'),
      'a.png': png,
      'b.svg': buildSvg(),
      'photo.jpg': photo,
    });
    const report = await importFiles(app.env, file);
    expect(report).toMatchObject({ added: 1, refused: 3 });
    expect(report.refusals.map(({ place, reason }) => [place.line, reason])).toEqual([
      [4, 'figure 1 (“gone.png”): it is not in the package'],
      [5, 'table: row 2 has 1 cell, its first row 2'],
      [7, 'the row has “figures alt”, but no “figures”'],
    ]);
    expect((await contents())[0]).toMatchObject({
      figures: [{ alt: 'Stripes' }, { alt: 'A circle' }],
      optionFigures: [{ alt: 'A circle' }, null],
      passage: { text: 'Look.', figures: [{ alt: 'A photo' }] },
      table: {
        head: [],
        rows: [
          ['P', '1'],
          ['Q', '2'],
        ],
      },
    });
  });

  it('of an explanation are corrected like its text, in a new version', async () => {
    const question = buildQuestion(1);
    const importAs = async (figure: object, ...options: string[]) => {
      const entries = { 'a.jsonl': lines({ ...question, ...figure }), 'a.png': png };
      const file = await write('explained.zip', { ...entries, 'b.svg': buildSvg() });
      return importFiles(app.env, ...options, file);
    };
    const described = { explanationFigures: [{ file: 'a.png', alt: 'Stripes' }] };
    expect(await importAs({})).toMatchObject({ added: 1 });
    const added = await importAs(described);
    expect(added).toMatchObject({ corrected: 1, fieldsChanged: { explanationFigures: 1 } });
    expect(await importAs(described)).toMatchObject({ unchanged: 1, corrected: 0 });
    const [first] = await contents();
    // A file that says nothing of the picture, or nothing of what it shows, changes nothing.
    expect(await importAs({})).toMatchObject({ unchanged: 1 });
    expect(await importAs({ explanationFigures: [{ file: 'a.png' }] })).toMatchObject({
      unchanged: 1,
    });
    expect(await contents()).toEqual([first]);
    // Another picture of the same description is a correction too.
    const other = { explanationFigures: [{ file: 'b.svg', alt: 'Stripes' }] };
    expect(await importAs(other, '--dry-run')).toMatchObject({ corrected: 1 });
    expect(await app.count('figures')).toBe(1);
    expect(await importAs(other)).toMatchObject({ corrected: 1 });
    const [second] = await contents();
    expect(second?.explanationFigures?.[0]?.id).not.toBe(first?.explanationFigures?.[0]?.id);
    expect(await app.count('question_versions')).toBe(3);
    expect(await importAs({}, '--replace')).toMatchObject({ corrected: 1 });
    expect(await contents()).toEqual([{}]);
    // Attempts may have been started with each version.
    expect(await counts()).toEqual([1, 2, 2]);
  });

  it('of an explanation may stand in a column of CSV, and are refused by name', async () => {
    const file = await write('explained-csv.zip', {
      'a.csv': [
        'exam,question,A,B,correct,explanation,solution figures,solution figures alt',
        'E,Q1,a,b,A,See:,a.png|b.svg,Stripes|A circle',
        'E,Q2,a,b,A,See:,gone.png,',
      ].join('\n'),
      'a.png': png,
      'b.svg': buildSvg(),
    });
    const report = await importFiles(app.env, file);
    expect(report).toMatchObject({ added: 1, refused: 1, warned: 0 });
    expect(report.refusals[0]?.reason).toBe(
      'figure 1 of the explanation (“gone.png”): it is not in the package',
    );
    expect((await contents())[0]?.explanationFigures).toMatchObject([
      { alt: 'Stripes' },
      { alt: 'A circle' },
    ]);
  });

  it('are those of Moodle XML', async () => {
    const data = png.toString('base64');
    const file = await write(
      'bank.xml',
      '<quiz><question type="multichoice"><name><text>Q</text></name><questiontext format="html">' +
        '<text><![CDATA[<p>Which?</p><img src="@@PLUGINFILE@@/a.png" alt="Stripes">]]></text>' +
        `<file name="a.png" path="/" encoding="base64">${data}</file></questiontext><single>true</single>` +
        '<answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>' +
        '</question></quiz>',
    );
    expect(await importFiles(app.env, '--exam', 'E', file)).toMatchObject({ added: 1, warned: 0 });
    expect((await contents())[0]?.figures).toMatchObject([{ alt: 'Stripes', width: 120 }]);
  });
});
