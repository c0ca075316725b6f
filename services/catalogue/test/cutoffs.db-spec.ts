import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureCommand } from '@abhyas/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { archiveCommand } from '../src/commands/archive-exam.js';
import { cutoffsCommand } from '../src/commands/cutoffs.js';
import type { CutoffsDto } from '../src/cutoffs/cutoffs.dto.js';
import type { ExamDetailDto, ExamPageDto } from '../src/exams/exams.dto.js';
import { CatalogueApp } from './app.js';
import { buildQuestions } from './builders.js';

const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const UR = {
  ...{ stage: 'Tier 1', year: 2024, category: 'UR', marks: 150.04936, maxMarks: 200 },
  ...{ source: 'Result of Tier 1, 5 December 2024', url: 'https://exams.example/2024' },
};
const OBC = { ...UR, category: 'OBC', marks: '140.00', url: null };
const EARLIER = { ...UR, year: 2023, marks: 145 };
const TIER_2 = { ...UR, stage: 'Tier 2', maxMarks: 390, marks: 300 };
const SERVED = {
  ...{ stage: 'Tier 1', year: 2024, category: 'UR', marks: 150.04936, maxMarks: 200 },
  source: { title: UR.source, url: UR.url },
};

let app: CatalogueApp;
let replica: CatalogueApp;
let folder: string;
let exam: ExamDetailDto;
let mock: string;

beforeAll(async () => {
  app = await CatalogueApp.start();
  replica = await CatalogueApp.start({ env: app.env });
  folder = await mkdtemp(join(tmpdir(), 'catalogue-cutoffs-'));
});

beforeEach(async () => {
  await app.import([...buildQuestions(40), ...buildQuestions(20, { exam: 'GATE CSE' }, 500)]);
  const { body: page } = await app.call<ExamPageDto>('/exams');
  exam = (await app.call<ExamDetailDto>(`/exams/${page.exams[0]?._id}`)).body;
  mock = exam.tests[0]?._id ?? '';
  await app.dataSource.query(
    `UPDATE tests SET category = 'full', title = 'Tier 1 Mock Test 1' WHERE id = ?`,
    [mock],
  );
});

afterEach(() => app.clear());

afterAll(async () => {
  await Promise.all([app?.close(), replica?.close()]);
  if (folder) await rm(folder, { recursive: true });
});

const run = (...args: string[]) => captureCommand(cutoffsCommand, app.env, ...args);

async function write(name: string, content: unknown): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

async function store(...cutoffs: object[]): Promise<string> {
  const file = await write('stored.json', cutoffs);
  const { status, out, err } = await run('--exam', 'ssc  cgl', '--file', file);
  expect([status, err]).toEqual([0, '']);
  return out;
}

async function served(testId = mock, from = app): Promise<CutoffsDto['cutoffs']> {
  const { status, body } = await from.call<CutoffsDto>(
    `/exams/${exam._id}/tests/${testId}/cutoffs`,
  );
  expect(status).toBe(200);
  return body.cutoffs;
}

const list = async () => (await run('--list')).out;

describe('GET /exams/{examId}/tests/{testId}/cutoffs', () => {
  it('returns those of a full test with the stage in its title, the latest year first', async () => {
    await store(EARLIER, UR, OBC, TIER_2, { ...UR, stage: '', year: 2022 });
    expect(await served()).toEqual([
      SERVED,
      { ...SERVED, category: 'OBC', marks: 140, source: { title: UR.source, url: null } },
      { ...SERVED, year: 2023, marks: 145 },
      { ...SERVED, stage: '', year: 2022 },
    ]);
    expect(await served(exam.tests[1]?._id)).toEqual([]);
  });

  it('is empty without cut-offs, and shows new ones at once on every replica', async () => {
    const path = `/exams/${exam._id}/tests/${mock}/cutoffs`;
    const before = await app.call<CutoffsDto>(path);
    expect(before.body).toEqual({ cutoffs: [] });
    expect(before.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    const headers = { 'if-none-match': before.headers.get('etag') ?? '' };
    expect((await app.call(path, { headers })).status).toBe(304);
    expect(await served(mock, replica)).toEqual([]);
    await store(UR);
    expect((await app.call(path, { headers })).status).toBe(200);
    expect(await served(mock, replica)).toEqual([SERVED]);
  });

  it('is not found for an unknown exam or test, one of another exam, or an archived exam', async () => {
    for (const [path, code] of [
      [`/exams/${UNKNOWN}/tests/${mock}/cutoffs`, 'exam_not_found'],
      [`/exams/x/tests/${mock}/cutoffs`, 'exam_not_found'],
      [`/exams/${exam._id}/tests/${UNKNOWN}/cutoffs`, 'test_not_found'],
      [`/exams/${exam._id}/tests/%00/cutoffs`, 'test_not_found'],
    ]) {
      expect(await app.call(path ?? '')).toMatchObject({ status: 404, body: { code } });
    }
    await captureCommand(archiveCommand, app.env, '--exam', 'SSC CGL');
    const path = `/exams/${exam._id}/tests/${mock}/cutoffs`;
    expect(await app.call(path)).toMatchObject({ status: 404, body: { code: 'test_archived' } });
  });
});

describe('catalogue:cutoffs', () => {
  it('stores a file, replaces the same stage and year, and keeps the others', async () => {
    expect(await store(UR, OBC, EARLIER)).toBe(
      'SSC CGL: 3 cut-offs (Tier 1 of 2024, Tier 1 of 2023) are stored.\nSSC CGL has 3 cut-offs now.\n',
    );
    const file = await write(
      'next.csv',
      'Stage,Year,Category,Marks,Max marks,Source\nTIER 1,2024,UR,151,200,"Revised, 2025"\n',
    );
    expect(await run('--exam', 'SSC CGL', '--file', file)).toEqual({
      status: 0,
      err: '',
      out: 'SSC CGL: 1 cut-off (TIER 1 of 2024) is stored.\nSSC CGL: 2 cut-offs (Tier 1 of 2024) are replaced.\nSSC CGL has 2 cut-offs now.\n',
    });
    expect(await list()).toBe(
      [
        'SSC CGL, TIER 1 of 2024:',
        '  UR  151 of 200  Revised, 2025',
        'SSC CGL, Tier 1 of 2023:',
        '  UR  145 of 200  Result of Tier 1, 5 December 2024 (https://exams.example/2024)\n',
      ].join('\n'),
    );
  });

  it('says which stages no results show', async () => {
    expect(await store(UR, TIER_2)).toContain(
      'No result shows the cut-offs of Tier 2: SSC CGL has no full test with "Tier 2" in its title.\n',
    );
  });

  it('removes a year, a stage or all, and only says so in a dry run', async () => {
    await store(UR, OBC, EARLIER, TIER_2);
    const before = [await list(), await served()];
    const remove = ['--exam', 'SSC CGL', '--remove'];
    expect((await run(...remove, '--dry-run')).out).toBe(
      'SSC CGL: 4 cut-offs (Tier 1 of 2024, Tier 2 of 2024, Tier 1 of 2023) would be removed.\nNothing was changed.\n',
    );
    const file = await write('dry.json', [{ ...UR, year: 2020 }]);
    const dry = await run('--exam', 'SSC CGL', '--file', file, '--dry-run');
    expect(dry).toMatchObject({ status: 0, out: expect.stringContaining('would be stored') });
    expect([await list(), await served()]).toEqual(before);

    expect((await run(...remove, '--year', '2024', '--stage', 'tier 1')).out).toContain(
      '2 cut-offs (Tier 1 of 2024) are removed.\nSSC CGL has 2 cut-offs now.',
    );
    expect((await served()).map(({ year }) => year)).toEqual([2023]);
    const again = await run(...remove, '--year', '2024', '--stage', 'tier 1');
    expect([again.status, again.err]).toEqual([
      1,
      'SSC CGL has no such cut-offs. It has cut-offs of Tier 2 of 2024, Tier 1 of 2023.\nNothing was changed.\n',
    ]);
    expect((await run(...remove)).status).toBe(0);
    expect((await run(...remove)).err).toContain('SSC CGL has no such cut-offs. It has none.');
    expect(await list()).toBe('No cut-offs are stored.\n');
  });

  it('stores nothing of a file with an error, and names each', async () => {
    await store(EARLIER);
    const before = [await list(), await served()];
    const file = await write('wrong.json', [
      UR,
      { ...OBC, marks: 'many', url: 'http://x.example' },
    ]);
    const { status, out, err } = await run('--exam', 'SSC CGL', '--file', file);
    expect([status, out]).toEqual([1, '']);
    expect(err.split('\n')).toEqual([
      `${file}: Cut-off 2: Write marks as a number with at most five decimals, as 150.04936, not "many".`,
      `${file}: Cut-off 2: Write url as an address that begins with https://, or leave it out: "http://x.example".`,
      'Nothing was changed.',
      '',
    ]);
    expect([await list(), await served()]).toEqual(before);
  });

  it('keeps an exam’s cut-offs below the maximum', async () => {
    const many = (year: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...UR, year, category: `C${index}` }));
    await store(...many(2010, 300), ...many(2011, 100));
    const file = await write('many.json', many(2012, 101));
    const { status, err } = await run('--exam', 'SSC CGL', '--file', file);
    expect([status, err]).toEqual([
      1,
      'SSC CGL would have 501 cut-offs. An exam can have 500. Remove early years first: --remove --year 2010.\nNothing was changed.\n',
    ]);
    const larger = await write('larger.json', many(2010, 501));
    expect((await run('--exam', 'SSC CGL', '--file', larger)).err).toContain(
      'Leave out early years.',
    );
    expect(await app.count('exam_cutoffs')).toBe(400);
  });

  it.each([
    ['an unknown exam', ['--exam', 'SSC CG', '--file', 'stored.json'], 1, 'Did you mean SSC CGL?'],
    ['a list of an unknown exam', ['--exam', 'zzzz', '--list'], 1, 'There are SSC CGL, GATE CSE.'],
    ['a file that is not there', ['--exam', 'SSC CGL', '--file', 'no.json'], 1, 'no such file'],
    ['an empty file', ['--exam', 'SSC CGL', '--file', 'empty.csv'], 1, 'it is empty'],
    ['bytes that are no text', ['--exam', 'SSC CGL', '--file', 'bytes.csv'], 1, 'Line 1: Remove'],
    ['no action', ['--exam', 'SSC CGL'], 2, 'Say what to do'],
  ])('refuses %s', async (_what, args, status, reason) => {
    await store(UR);
    await write('empty.csv', '');
    await writeFile(join(folder, 'bytes.csv'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x01]));
    const result = await run(...args.map((arg) => (/\.\w+$/.test(arg) ? join(folder, arg) : arg)));
    expect(result).toMatchObject({ status, err: expect.stringContaining(reason) });
    expect(await app.count('exam_cutoffs')).toBe(1);
  });

  it('lists one exam, or all', async () => {
    await store(UR);
    const file = await write('gate.json', [{ ...UR, stage: '' }]);
    await run('--exam', 'GATE CSE', '--file', file);
    expect(await list()).toMatch(/^SSC CGL, Tier 1 of 2024:\n.*\nGATE CSE, 2024:\n.*\n$/);
    const { out } = await run('--list', '--exam', 'gate cse');
    expect(out).toMatch(/^GATE CSE, 2024:\n.*\n$/);
  });
});
