import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ExamPageDto } from '../src/exams/exams.dto.js';
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
});

afterAll(() => app.close());

async function find(text: string): Promise<string[]> {
  const { body } = await app.call<ExamPageDto>(`/exams/search?q=${encodeURIComponent(text)}`);
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

  it('finds all exams of a family', async () => {
    expect((await find('engineering')).toSorted()).toEqual(['GATE CSE', 'GATE EE', 'JEE Main']);
    expect((await find('bank')).toSorted()).toEqual(['IBPS PO', 'RBI Grade B']);
  });

  it('is paginated like the list, and returns the list if empty', async () => {
    const all = await app.call<ExamPageDto>('/exams?limit=5&page=3');
    const found = await app.call<ExamPageDto>('/exams/search?q=%20&limit=5&page=3');
    expect(found.body).toEqual(all.body);
    expect(all.body).toMatchObject({ currentPage: 3, totalPages: 3, totalExams: EXAMS.length });
  });
});

/** Sends a URL unchanged, byte by byte; standard clients would encode it. */
function sendRaw(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const sent = request({ hostname, port, path, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject).end();
  });
}

describe('any URL', () => {
  const bytes = fc.uint8Array({ maxLength: 400 });
  const escaped = bytes.map((own) =>
    [...own].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  );
  // What the first line of a request may contain: any visible character, also beyond ASCII.
  const visible = fc
    .array(fc.integer({ min: 0x21, max: 0xff }), { maxLength: 400 })
    .map((codes) =>
      String.fromCodePoint(...codes.filter((code) => code !== 0x7f)).replace('#', ''),
    );
  const anyText = fc.oneof(escaped, visible, fc.string({ unit: 'binary' }).map(encodeLoosely));

  it('as a search never causes a server error', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        expect(await sendRaw(`/exams/search?q=${text}`)).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });

  it('with page and limit returns a page of at most a hundred exams', async () => {
    const anyNumber = fc.oneof(
      fc.integer().map(String),
      fc.double().map(String),
      fc.bigInt().map(String),
      escaped,
    );
    await fc.assert(
      fc.asyncProperty(anyNumber, anyNumber, async (page, limit) => {
        for (const list of ['/exams?', '/exams/search?q=e&']) {
          const { status, body } = await app.call<ExamPageDto>(
            `${list}page=${page}&limit=${limit}`,
          );
          expect(status).toBe(200);
          expect(body.exams.length).toBeLessThanOrEqual(100);
          expect(body.currentPage).toBeGreaterThanOrEqual(1);
          expect(body.currentPage).toBeLessThanOrEqual(body.totalPages);
        }
      }),
      { numRuns: 200 },
    );
  });

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
  ])('with an odd query gets a response: %s', async (query) => {
    expect(await sendRaw(`/exams/search?${query}`)).toBe(200);
  });

  it('is refused if it is too long', async () => {
    expect(await sendRaw(`/exams/search?q=${'a'.repeat(4 * NODE_HEADER_LIMIT)}`)).toBe(431);
  });

  it('with other ids gets a 404', async () => {
    await fc.assert(
      fc.asyncProperty(escaped, async (id) => {
        const status = await sendRaw(`/exams/x${id}`);
        expect([400, 404]).toContain(status);
        expect([400, 404]).toContain(await sendRaw(`/exams/x${id}/tests/${id}`));
      }),
      { numRuns: 100 },
    );
  });
});

function encodeLoosely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
