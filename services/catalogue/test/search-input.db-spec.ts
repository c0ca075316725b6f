import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ExamPage } from '../src/exams/exams.dto.js';
import { CatalogueApp } from './app.js';
import { buildQuestions } from './builders.js';

const EXAMS = [
  'SSC CGL',
  'SSC CHSL',
  'RRB NTPC',
  'GATE CSE',
  'GATE EE',
  'JEE Main',
  'NEET UG',
  'IBPS PO',
  'RBI Grade B',
  'UPSC CAPF',
  'CTET',
];
const NODE_HEADER_LIMIT = 16 * 1024;

let app: CatalogueApp;

beforeAll(async () => {
  app = await CatalogueApp.start();
  await app.import(EXAMS.flatMap((exam) => buildQuestions(20, { exam })));
}, 60_000);

afterAll(() => app.close());

async function find(text: string): Promise<string[]> {
  const { body } = await app.call<ExamPage>(`/exams/search?q=${encodeURIComponent(text)}`);
  return body.exams.map(({ name }) => name);
}

describe('a search', () => {
  it.each([
    ['gat cs', 'GATE CSE'],
    ['jee mian', 'JEE Main'],
    ['main jee', 'JEE Main'],
    ['je', 'JEE Main'],
    ['railway', 'RRB NTPC'],
    ['railways exam', 'RRB NTPC'],
    ['ntpc rrb', 'RRB NTPC'],
    ['medical', 'NEET UG'],
    ['neetug', 'NEET UG'],
    ['reserve bank', 'RBI Grade B'],
    ['ibsp', 'IBPS PO'],
    ['teaching', 'CTET'],
    ['scs cgl', 'SSC CGL'],
    ['SSC-CHSL', 'SSC CHSL'],
    ['upcs', 'UPSC CAPF'],
  ])('for %j finds %s first', async (text, name) => {
    expect((await find(text))[0]).toBe(name);
  });

  it('finds all of a family', async () => {
    expect((await find('engineering')).toSorted()).toEqual(['GATE CSE', 'GATE EE', 'JEE Main']);
    expect((await find('bank')).toSorted()).toEqual(['IBPS PO', 'RBI Grade B']);
  });

  it('is paged like the list, and an empty one is the list', async () => {
    const all = await app.call<ExamPage>('/exams?limit=5&page=3');
    const found = await app.call<ExamPage>('/exams/search?q=%20&limit=5&page=3');
    expect(found.body).toEqual(all.body);
    expect(all.body).toMatchObject({ currentPage: 3, totalPages: 3, totalExams: EXAMS.length });
  });
});

/** Sends an address as it is, byte by byte; clients of standards would encode it. */
function sendRaw(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const asked = request({ hostname, port, path, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', reject).end();
  });
}

describe('whatever an address holds', () => {
  const bytes = fc.uint8Array({ maxLength: 400 });
  const escaped = bytes.map((own) =>
    [...own].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  );
  // What may stand in the first line of a request: anything visible, and beyond ASCII.
  const visible = fc
    .array(fc.integer({ min: 0x21, max: 0xff }), { maxLength: 400 })
    .map((codes) =>
      String.fromCodePoint(...codes.filter((code) => code !== 0x7f)).replace('#', ''),
    );
  const anyText = fc.oneof(escaped, visible, fc.string({ unit: 'binary' }).map(encodeLoosely));

  it('a search is answered, never with a fault of ours', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        expect(await sendRaw(`/exams/search?q=${text}`)).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  }, 120_000);

  it('page and limit are answered with a page of at most a hundred', async () => {
    const anyNumber = fc.oneof(
      fc.integer().map(String),
      fc.double().map(String),
      fc.bigInt().map(String),
      escaped,
    );
    await fc.assert(
      fc.asyncProperty(anyNumber, anyNumber, async (page, limit) => {
        for (const list of ['/exams?', '/exams/search?q=e&']) {
          const { status, body } = await app.call<ExamPage>(`${list}page=${page}&limit=${limit}`);
          expect(status).toBe(200);
          expect(body.exams.length).toBeLessThanOrEqual(100);
          expect(body.currentPage).toBeGreaterThanOrEqual(1);
          expect(body.currentPage).toBeLessThanOrEqual(body.totalPages);
        }
      }),
      { numRuns: 200 },
    );
  }, 120_000);

  it.each([
    'q=a&q=b',
    'q[]=a&q[b]=c',
    'q[__proto__]=a&__proto__=b&constructor=c',
    'q=%',
    'q=%C3%28',
    'q=%ED%A0%80',
    'q=%00',
    `q=${'a'.repeat(NODE_HEADER_LIMIT - 1000)}`,
    `q=${'%F0%9F%98%80'.repeat(1000)}`,
    `q=${'a+'.repeat(7000)}`,
    '&q=a'.repeat(3500),
  ])('an odd query is answered: %s', async (query) => {
    expect(await sendRaw(`/exams/search?${query}`)).toBe(200);
  });

  it('an address longer than any may be is refused as such', async () => {
    expect(await sendRaw(`/exams/search?q=${'a'.repeat(4 * NODE_HEADER_LIMIT)}`)).toBe(431);
  });

  it('ids are answered with 404', async () => {
    await fc.assert(
      fc.asyncProperty(escaped, async (id) => {
        const status = await sendRaw(`/exams/x${id}`);
        expect([400, 404]).toContain(status);
        expect([400, 404]).toContain(await sendRaw(`/exams/x${id}/tests/${id}`));
      }),
      { numRuns: 100 },
    );
  }, 120_000);
});

function encodeLoosely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
