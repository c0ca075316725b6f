import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExamDetailDto, ExamPageDto, TestDetailDto } from '../src/exams/exams.dto.js';
import { CatalogueApp } from './app.js';
import { buildQuestions } from './builders.js';

const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const MALFORMED = ['x', '1', '%00', '..%2f', "'%20OR%201=1", UNKNOWN.toUpperCase() + 'Z', 'é'];

let app: CatalogueApp;

beforeAll(async () => {
  app = await CatalogueApp.start();
  await app.import([
    ...buildQuestions(60),
    ...buildQuestions(40, { subject: 'Algebra', topic: 'Equations' }, 1000),
    ...Array.from({ length: 14 }, (_, index) =>
      buildQuestions(20, { exam: `Exam ${index + 1}` }, 2000),
    ).flat(),
  ]);
});

afterAll(() => app.close());

async function firstExam(): Promise<ExamDetailDto> {
  const { body: list } = await app.call<ExamPageDto>('/exams');
  const { body } = await app.call<ExamDetailDto>(`/exams/${list.exams[0]?._id}`);
  return body;
}

describe('GET /exams', () => {
  it('returns twelve exams per page, with counts, to everyone', async () => {
    const { status, body } = await app.call<ExamPageDto>('/exams');
    expect(status).toBe(200);
    expect(body).toMatchObject({ currentPage: 1, totalPages: 2, totalExams: 15 });
    expect(body.exams).toHaveLength(12);
    expect(body.exams[0]).toEqual({
      _id: expect.any(String),
      name: 'SSC CGL',
      description: expect.any(String),
      color: expect.any(String),
      examCategories: ['SSC'],
      price: 499,
      totalTests: 9,
      freeTests: 3,
      chapterwise: 3,
      topicwise: 3,
      setwise: 3,
      testCounts: { chapterwise: 3, topicwise: 3, setwise: 3 },
    });
    const second = await app.call<ExamPageDto>('/exams?page=2&limit=12');
    expect(second.body.exams).toHaveLength(3);
  });

  it('counts what the whole catalogue offers, whatever was asked for', async () => {
    const totals = { exams: 15, tests: 51, questions: 380 };
    for (const path of ['/exams', '/exams?limit=1&category=SSC', '/exams/search?q=clat']) {
      expect((await app.call<ExamPageDto>(path)).body.totals).toEqual(totals);
    }
  });

  it('returns the exams of a category, and counts those of every category', async () => {
    await app.import(buildQuestions(20, { exam: 'SSC JE' }, 5000));
    const engineering = await app.call<ExamPageDto>('/exams?category=engineering');
    expect(engineering.body.exams.map(({ name }) => name)).toEqual(['SSC JE']);
    expect(engineering.body).toMatchObject({
      totalExams: 1,
      examCategories: [
        { name: 'SSC', exams: 2 },
        { name: 'Engineering', exams: 1 },
      ],
    });
    const found = await app.call<ExamPageDto>('/exams/search?q=ssc&category=SSC');
    expect(found.body.exams.map(({ name }) => name).toSorted()).toEqual(['SSC CGL', 'SSC JE']);
    const none = await app.call<ExamPageDto>('/exams?category=Cooking');
    expect(none.body).toMatchObject({ exams: [], totalExams: 0, totalPages: 1 });
  });

  it('returns the categories of the profile, and those of the name without one', async () => {
    const exam = await firstExam();
    expect(exam.examCategories).toEqual(['SSC']);
    await app.dataSource.query('UPDATE exams SET exam_categories = ? WHERE id = ?', [
      JSON.stringify(['Railways']),
      exam._id,
    ]);
    await app.import(buildQuestions(20, { exam: 'Another Exam' }, 6000));
    expect((await firstExam()).examCategories).toEqual(['Railways']);
    await app.dataSource.query('UPDATE exams SET exam_categories = ? WHERE id = ?', [
      JSON.stringify(['SSC']),
      exam._id,
    ]);
  });

  it.each([
    '0',
    '-1',
    '1.5',
    'NaN',
    '1e400',
    '99999999999999999999',
    '',
    '%00',
    'a',
    '[]',
    '1&page=2',
  ])('accepts page and limit %s', async (value) => {
    for (const path of [
      `/exams?page=${value}`,
      `/exams?limit=${value}`,
      `/exams?category=${value}`,
      `/exams/search?q=e&page=${value}`,
    ]) {
      const { status, body } = await app.call<ExamPageDto>(path);
      expect(status).toBe(200);
      expect(body.exams.length).toBeLessThanOrEqual(100);
    }
  });

  it('responds with 304 to the current version, and with a new version after an import', async () => {
    const first = await app.call<ExamPageDto>('/exams?limit=100');
    const etag = first.headers.get('etag') ?? '';
    const again = await app.call('/exams?limit=100', { headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, {}]);
    await app.import(buildQuestions(20, { exam: 'Late Exam' }));
    const late = await app.call<ExamPageDto>('/exams?limit=100', {
      headers: { 'if-none-match': etag },
    });
    expect(late.status).toBe(200);
    expect(late.body.totalExams).toBe(first.body.totalExams + 1);
  });
});

describe('GET /exams/search', () => {
  it('tolerates typing errors, and paginates like the list', async () => {
    const { body } = await app.call<ExamPageDto>('/exams/search?q=scs%20cgl');
    expect(body.exams.map(({ name }) => name)).toEqual(['SSC CGL']);
    const paged = await app.call<ExamPageDto>('/exams/search?q=exam&limit=5&page=2');
    expect(paged.body).toMatchObject({ currentPage: 2 });
    expect(paged.body.exams).toHaveLength(5);
  });

  it('says that a known exam is not offered, instead of a similar one', async () => {
    const { body } = await app.call<ExamPageDto>('/exams/search?q=clat');
    expect(body).toEqual({
      exams: [],
      currentPage: 1,
      totalPages: 1,
      totalExams: 0,
      examCategories: [
        { name: 'SSC', exams: 2 },
        { name: 'Engineering', exams: 1 },
      ],
      totals: expect.any(Object),
      notOffered: 'CLAT',
    });
  });

  it('finds a new import at once on every replica', async () => {
    const replica = await CatalogueApp.start({ env: app.env });
    try {
      expect((await replica.call<ExamPageDto>('/exams/search?q=olympiad')).body.totalExams).toBe(0);
      await app.import(buildQuestions(20, { exam: 'Chess Olympiad' }));
      for (const place of [app, replica]) {
        const { body } = await place.call<ExamPageDto>('/exams/search?q=olimpiad');
        expect(body.exams.map(({ name, totalTests }) => [name, totalTests])).toEqual([
          ['Chess Olympiad', 3],
        ]);
      }
    } finally {
      await replica.close();
    }
  });

  it.each(['', '%20', '%00%ff%fe', '%F0%9F%98%80', 'a'.repeat(8000), '(((', '*', 'a&q=b', '%'])(
    'accepts any text: %s',
    async (text) => {
      const { status } = await app.call(`/exams/search?q=${text}`);
      expect(status).toBeLessThan(500);
    },
  );

  it('returns the whole list for an empty text', async () => {
    const [all, found] = await Promise.all([
      app.call<ExamPageDto>('/exams'),
      app.call<ExamPageDto>('/exams/search?q='),
    ]);
    expect(found.body).toEqual(all.body);
  });
});

describe('GET /exams/{id}', () => {
  it('returns tests in order, every third of them free, and the syllabus', async () => {
    const exam = await firstExam();
    expect(exam).toMatchObject({
      name: 'SSC CGL',
      price: 499,
      totalTests: 9,
      duration: '30 min – 40 min',
      testCounts: { chapterwise: 3, topicwise: 3, setwise: 3 },
      syllabus: [
        { subject: 'Algebra', questions: 40, topics: [{ topic: 'Equations', questions: 40 }] },
        { subject: 'Arithmetic', questions: 60, topics: [{ topic: 'Addition', questions: 60 }] },
      ],
    });
    expect(exam.tests.map(({ free }) => free)).toEqual(
      exam.tests.map((_, index) => index % 3 === 0),
    );
    expect(exam.tests[0]).toEqual({
      _id: expect.any(String),
      title: 'Algebra: Chapter Test 1',
      category: 'chapterwise',
      questions: 40,
      duration: 2400,
      free: true,
      subjects: ['Algebra'],
    });
    expect(Number.isNaN(Date.parse(exam.lastUpdated))).toBe(false);
  });

  it.each([UNKNOWN, ...MALFORMED])('responds with 404 and a sentence to %s', async (id) => {
    const { status, body } = await app.call(`/exams/${id}`);
    expect(status).toBe(404);
    expect(body.message).toBe('The requested exam could not be found.');
  });
});

describe('GET /exams/{examId}/tests/{testId}', () => {
  it('describes a test without its questions', async () => {
    const exam = await firstExam();
    const test = exam.tests.at(-1);
    const { body, status } = await app.call<TestDetailDto>(`/exams/${exam._id}/tests/${test?._id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      _id: test?._id,
      title: 'SSC CGL: Mixed Set 3',
      category: 'setwise',
      questions: 33,
      duration: 1980,
      free: false,
      difficulty: 'Moderate',
      markingScheme: { correct: '1', wrong: '0' },
      subjects: [
        { subject: 'Algebra', questions: 13 },
        { subject: 'Arithmetic', questions: 20 },
      ],
      exam: { _id: exam._id, name: 'SSC CGL' },
    });
  });

  it('responds with 404 to an unknown test and to one of another exam', async () => {
    const { body: list } = await app.call<ExamPageDto>('/exams');
    const exam = await firstExam();
    const other = list.exams[1]?._id;
    for (const path of [
      `/exams/${exam._id}/tests/${UNKNOWN}`,
      `/exams/${exam._id}/tests/x`,
      `/exams/${other}/tests/${exam.tests[0]?._id}`,
    ]) {
      const { status, body } = await app.call(path);
      expect(status).toBe(404);
      expect(body.message).toBe('The requested test could not be found.');
    }
  });
});
