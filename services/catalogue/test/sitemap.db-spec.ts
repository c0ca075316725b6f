import { createTestEnv } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import type { ExamDetailDto, ExamPageDto } from '../src/exams/exams.dto.js';
import { CatalogueApp } from './app.js';
import { buildQuestions } from './builders.js';

const site = 'https://abhyas.example';

let app: CatalogueApp;

beforeAll(async () => {
  const env = await createTestEnv('catalogue');
  app = await CatalogueApp.start({ env: { ...env, PUBLIC_URL: `${site}/` } });
  await app.import([
    ...buildQuestions(60),
    ...buildQuestions(20, { exam: 'Bank <!--# include --> & "Co"' }, 2000),
  ]);
});

afterAll(() => app.close());

interface Entry {
  loc: string;
  lastmod?: string;
}

async function read(query = ''): Promise<{ response: Response; entries: Entry[] }> {
  const response = await fetch(`${app.url}/sitemap.xml${query}`);
  const { urlset } = new XMLParser().parse(await response.text()) as {
    urlset?: { url: Entry[] };
  };
  return { response, entries: urlset?.url ?? [] };
}

async function exams(): Promise<ExamDetailDto[]> {
  const { body } = await app.call<ExamPageDto>('/exams');
  return Promise.all(
    body.exams.map(async ({ _id }) => (await app.call<ExamDetailDto>(`/exams/${_id}`)).body),
  );
}

describe('GET /sitemap.xml', () => {
  it('lists every public page with its last change', async () => {
    const { response, entries } = await read();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const [ssc, bank] = await exams();
    const detail = (exam: ExamDetailDto | undefined) => `${site}/exam-details/${exam?._id}`;
    const tests = [ssc, bank].flatMap((exam) =>
      (exam?.tests ?? []).map(({ _id }) => `${site}/test-details/${exam?._id}/${_id}`),
    );
    expect(tests.length).toBeGreaterThan(5);
    expect(entries.map(({ loc }) => loc)).toEqual([
      ...['/', '/help', '/terms', '/privacy', '/refunds', '/accessibility'].map(
        (path) => site + path,
      ),
      `${site}/exam-test-series`,
      `${site}/exam-test-series?category=SSC`,
      ...[detail(ssc), detail(bank)],
      ...tests,
    ]);
    expect(entries.find(({ loc }) => loc === detail(ssc))?.lastmod).toBe(ssc?.lastUpdated);
  });

  it('says when a test of an exam changed', async () => {
    const [, bank] = await exams();
    const changedAt = '2031-05-06T07:08:09.010Z';
    await app.dataSource.query('UPDATE tests SET updated_at = ? WHERE id = ?', [
      new Date(changedAt),
      bank?.tests[0]?._id,
    ]);
    await app.dataSource.query('UPDATE catalogue_versions SET version = version + 1');
    const { entries } = await read();
    const changed = entries.filter(({ lastmod }) => lastmod === changedAt).map(({ loc }) => loc);
    expect(changed).toEqual([
      `${site}/exam-test-series`,
      `${site}/exam-details/${bank?._id}`,
      `${site}/test-details/${bank?._id}/${bank?.tests[0]?._id}`,
    ]);
  });

  it('is sent again only after the catalogue has changed, and without archived exams', async () => {
    const first = await read();
    const ask = () =>
      fetch(`${app.url}/sitemap.xml`, {
        headers: { 'if-none-match': first.response.headers.get('etag') ?? '' },
      });
    expect((await ask()).status).toBe(304);
    const [ssc] = await exams();
    await app.dataSource.query('UPDATE exams SET archived_at = NOW(3) WHERE id = ?', [ssc?._id]);
    await app.dataSource.query('UPDATE catalogue_versions SET version = version + 1');
    const second = await ask();
    expect(second.status).toBe(200);
    const text = await second.text();
    expect(text).not.toContain(ssc?._id);
    expect(text).toContain('/exam-details/');
  });

  it.each(['?part=1', '?part=0', '?part=x', '?part=1&part=2', '?part='])(
    'has no file %s as long as one is enough',
    async (query) => {
      const { status, body } = await app.call(`/sitemap.xml${query}`);
      expect([status, body.code]).toEqual([404, 'sitemap_not_found']);
    },
  );

  it('has nothing to list if the address of the website is not known', async () => {
    const env = { ...app.env };
    delete env['PUBLIC_URL'];
    const other = await CatalogueApp.start({ env });
    try {
      expect((await other.call('/sitemap.xml')).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});
