import { eventually, FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Pool, PoolConnection } from 'mysql2';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import type { FactsDto } from '../src/chat-facts/chat-facts.dto.js';
import type { ListedTestDto } from '../src/exam-tests/exam-tests.dto.js';
import type { ExamDetailDto, ExamPageDto } from '../src/exams/exams.dto.js';
import type { PaperSnapshotDto } from '../src/papers/papers.dto.js';
import type { RecommendationDto } from '../src/recommendations/recommendations.dto.js';
import type { InternalTest } from '../src/tests/tests.service.js';
import { CatalogueApp, signIn } from './app.js';
import { AttemptServer } from './attempt-server.js';
import { buildQuestion, buildQuestions } from './builders.js';

const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const STUDENT = '00000000-0000-7000-8000-000000000001';

let app: CatalogueApp;
let exam: ExamDetailDto;

beforeAll(async () => {
  app = await CatalogueApp.start();
  await app.import([
    ...buildQuestions(30),
    ...buildQuestions(30, { subject: 'Algebra', topic: 'Equations' }, 100),
    ...buildQuestions(30, { exam: 'GATE CSE' }, 200),
  ]);
  const { body } = await app.call<ExamPageDto>('/exams');
  exam = (await app.call<ExamDetailDto>(`/exams/${body.exams[0]?._id}`)).body;
});

afterAll(() => app.close());

describe('access', () => {
  it('needs the service credential and accepts no token', async () => {
    const token = await signIn();
    for (const path of [
      `/internal/papers/${exam.tests[0]?._id}?format=1`,
      `/internal/papers/${exam.tests[0]?._id}/versions/1`,
      '/internal/tests?ids=a',
      '/internal/recommendations',
      '/internal/exams',
      '/internal/facts',
      `/internal/exams/${exam._id}/tests`,
      `/internal/live-tests/${exam.tests[0]?._id}/registrations/${STUDENT}`,
    ]) {
      expect((await app.call(path)).status).toBe(403);
      expect((await app.call(path, { token })).status).toBe(403);
    }
  });

  it('is open to everyone for these routes only', () => {
    expect(app.publicRoutes).toEqual([
      'GET /exams',
      'GET /exams/:examId',
      'GET /exams/:examId/tests/:testId',
      'GET /exams/:examId/tests/:testId/calendar.ics',
      'GET /exams/:examId/tests/:testId/cutoffs',
      'GET /exams/search',
      'GET /figures/:figureId',
      'GET /health/live',
      'GET /health/ready',
      'GET /metrics',
      'GET /sitemap.xml',
    ]);
  });
});

describe('/internal/papers', () => {
  it('returns the paper snapshot with keys', async () => {
    const test = exam.tests[0];
    const { body } = await app.internal<PaperSnapshotDto>(`/internal/papers/${test?._id}?format=1`);
    expect(body).toMatchObject({
      testId: test?._id,
      version: 1,
      exam: { _id: exam._id, name: 'SSC CGL' },
      title: 'Algebra: Chapter Test 1',
      category: 'chapterwise',
      duration: 1800,
      marking: { correct: '1', wrong: '0' },
    });
    expect(body.questions).toHaveLength(30);
    expect(Object.keys(body)).not.toContain('opensAt');
    for (const question of body.questions) {
      const number = Number(/What is (\d+)/.exec(question.question)?.[1]);
      expect(question.options[question.correct]).toBe(String(number + 1));
      expect(question).toMatchObject({ version: 1, subject: 'Algebra', topic: 'Equations' });
    }
  });

  it('responds with 404 to unknown tests and versions', async () => {
    const test = exam.tests[0]?._id;
    for (const path of [
      `${UNKNOWN}?format=1`,
      'x?format=1',
      `${test}/versions/2`,
      `${test}/versions/x`,
      `${UNKNOWN}/versions/1`,
    ]) {
      expect((await app.internal(`/internal/papers/${path}`)).status).toBe(404);
    }
  });

  it.each(['', '?format=', '?format=0', '?format=x', '?format=1&format=2'])(
    'sends nothing to a caller of %j, which would store the paper without what it does not know',
    async (query) => {
      const response = await app.internal(`/internal/papers/${exam.tests[0]?._id}${query}`);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
      expect(response.body).toMatchObject({ code: 'paper_format_unknown' });
    },
  );

  it('sends papers to a caller of a later release', async () => {
    const path = `/internal/papers/${exam.tests[0]?._id}?format=2`;
    expect((await app.internal(path)).status).toBe(200);
  });

  it('creates a new version if a question is corrected; the earlier one never changes', async () => {
    const { tests } = exam;
    const path = `/internal/papers/${tests[0]?._id}`;
    const current = async () => (await app.internal<PaperSnapshotDto>(`${path}?format=1`)).body;
    const before = await current();
    const wrong = buildQuestion(100, { subject: 'Algebra', topic: 'Equations' });
    const report = await app.import([{ ...wrong, correct: 1, explanation: 'Corrected.' }]);
    expect(report).toMatchObject({ added: 0, corrected: 1, testsMade: 0 });

    const after = await current();
    expect(after.version).toBe(2);
    expect(after.questions.map(({ id }) => id)).toEqual(before.questions.map(({ id }) => id));
    const changed = after.questions.filter(({ version }) => version === 2);
    expect(changed).toMatchObject([
      { question: wrong.question, correct: 1, explanation: 'Corrected.' },
    ]);
    expect((await app.internal<PaperSnapshotDto>(`${path}/versions/1`)).body).toEqual(before);
  });
});

describe('/internal/tests', () => {
  it('returns known tests in the requested order', async () => {
    const [a, b] = exam.tests;
    const ids = [b?._id, UNKNOWN, 'x', a?._id, b?._id].join(',');
    const { body } = await app.internal<InternalTest[]>(`/internal/tests?ids=${ids}`);
    expect(body.map(({ testId }) => testId)).toEqual([b?._id, a?._id]);
    expect(body[1]).toEqual({
      testId: a?._id,
      title: a?.title,
      category: a?.category,
      exam: { _id: exam._id, name: exam.name },
      questions: 30,
      duration: 1800,
    });
  });

  it.each(['', '?ids=', '?ids=x', '?ids=a&ids=b'])('returns nothing for %j', async (query) => {
    expect((await app.internal(`/internal/tests${query}`)).body).toEqual([]);
  });
});

describe('/internal/exams/{examId}/tests', () => {
  it('lists the tests of an exam in its order, with what each is about', async () => {
    const { body } = await app.internal<ListedTestDto[]>(`/internal/exams/${exam._id}/tests`);
    expect(body.map(({ testId }) => testId)).toEqual(exam.tests.map(({ _id }) => _id));
    expect(body[0]).toEqual({
      testId: exam.tests[0]?._id,
      title: 'Algebra: Chapter Test 1',
      category: 'chapterwise',
      group: expect.stringContaining('Algebra'),
      subjects: [{ subject: 'Algebra', questions: 30 }],
    });
  });

  it('is empty for an unknown exam, and not found for a malformed id', async () => {
    expect((await app.internal(`/internal/exams/${UNKNOWN}/tests`)).body).toEqual([]);
    expect((await app.internal('/internal/exams/x/tests')).status).toBe(404);
  });
});

describe('/internal/recommendations', () => {
  it('prefers the student’s exam and weakest subject, and omits tests that were taken', async () => {
    const taken = exam.tests[0]?._id;
    const query = `userId=${STUDENT}&taken=${taken}&weakest=Arithmetic`;
    const { body } = await app.internal<RecommendationDto[]>(`/internal/recommendations?${query}`);
    expect(body).toHaveLength(4);
    expect(body[0]).toEqual({
      examId: exam._id,
      testId: expect.any(String),
      name: 'SSC CGL: Arithmetic: Chapter Test 1',
      description: '30 questions in 30 minutes: Arithmetic',
      examName: 'SSC CGL',
      examColor: exam.color,
      title: 'Arithmetic: Chapter Test 1',
      category: 'chapterwise',
      questions: 30,
      duration: 1800,
      reason: 'Your weakest subject: Arithmetic',
    });
    expect(body.map(({ testId }) => testId)).not.toContain(taken);
    expect(new Set(body.map(({ examId }) => examId))).toEqual(new Set([exam._id]));
  });

  it('begins with the target exam and its own weakest subject, one test of each kind', async () => {
    const weakestIn = encodeURIComponent(`${exam._id}:Algebra\n${UNKNOWN}:Arithmetic`);
    const query = `targets=${exam._id}&weakest=Arithmetic&weakestIn=${weakestIn}`;
    const { body } = await app.internal<RecommendationDto[]>(`/internal/recommendations?${query}`);
    expect(body[0]?.reason).toBe('Your weakest subject in SSC CGL: Algebra');
    const ofExam = body.filter(({ examId }) => examId === exam._id);
    expect(new Set(ofExam.slice(0, 3).map(({ category }) => category)).size).toBe(3);
    expect(ofExam).toHaveLength(4);
  });

  it('recommends tests to a new student, and accepts any input', async () => {
    for (const query of [
      '',
      '?userId=x&taken=y,z&weakest=',
      '?taken=a&taken=b',
      '?targets=x,y&targets=z&weakestIn=x&weakestIn=y',
      `?weakestIn=${'%0A'.repeat(1000)}`,
    ]) {
      const { status, body } = await app.internal<RecommendationDto[]>(
        `/internal/recommendations${query}`,
      );
      expect(status).toBe(200);
      expect(body).toHaveLength(4);
    }
  });
});

describe('recommendations of one student', () => {
  it('read the tests once, whatever the number of calls', async () => {
    const path = `/internal/recommendations?userId=${STUDENT}`;
    const first = await app.internal<RecommendationDto[]>(path);
    const statements = await statementsDuring(async () => {
      for (let calls = 0; calls < 20; calls += 1) {
        expect((await app.internal<RecommendationDto[]>(path)).body).toEqual(first.body);
      }
    });
    const perStudent = statements.filter((sql) =>
      sql.includes('FROM saved_tests WHERE user_id = ?'),
    );
    expect(perStudent).toHaveLength(20);
    const further = statements.filter((sql) => !perStudent.includes(sql));
    expect(further.filter((sql) => !sql.includes('catalogue_versions'))).toEqual([]);
    expect(further.length).toBeLessThanOrEqual(20);
  });

  /** What the service asks the database while this runs. */
  async function statementsDuring(work: () => Promise<void>): Promise<string[]> {
    const pool = (app.dataSource.driver as MysqlDriver).pool as Pool;
    const connection = await new Promise<PoolConnection>((resolve, reject) => {
      pool.getConnection((error, found) => (error ? reject(error) : resolve(found)));
    });
    connection.release();
    const prototype = Object.getPrototypeOf(connection) as PoolConnection;
    const spies = [jest.spyOn(prototype, 'query'), jest.spyOn(prototype, 'execute')];
    try {
      await work();
      return spies.flatMap(({ mock }) => mock.calls.map(([sql]) => sqlOf(sql)));
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  }

  function sqlOf(statement: unknown): string {
    return typeof statement === 'string' ? statement : (statement as { sql: string }).sql;
  }
});

describe('recommendations by participants', () => {
  let attempts: AttemptServer;
  let replica: CatalogueApp;
  const clock = new FixedClock();

  beforeAll(async () => {
    attempts = new AttemptServer(app.env['SERVICE_CREDENTIAL'] ?? '');
    const env = { ...app.env, ATTEMPT_URL: await attempts.listen() };
    replica = await CatalogueApp.start({ env, clock });
  });

  afterAll(async () => {
    await replica.close();
    await attempts.close();
  });

  async function firstOf(targets: string | undefined): Promise<RecommendationDto | undefined> {
    const path = `/internal/recommendations?targets=${targets}`;
    return (await replica.internal<RecommendationDto[]>(path)).body[0];
  }

  it('follow the attempt service, a minute late, and do without it', async () => {
    const last = exam.tests.at(-1);
    attempts.isDown = true;
    expect((await firstOf(exam._id))?.reason).toMatch(/ for SSC CGL, your target exam$/);
    attempts.isDown = false;
    attempts.participants.set(last?._id ?? '', 3);
    await eventually('the participants', async () => {
      clock.advance(61);
      return (await firstOf(exam._id))?.testId === last?._id;
    });
    expect((await firstOf(exam._id))?.reason).toBe('The most popular test for SSC CGL');
    attempts.response = [{ testId: 7 }];
    clock.advance(61);
    await firstOf(exam._id);
    expect((await firstOf(exam._id))?.testId).toBe(last?._id);
  });
});

describe('/internal/exams', () => {
  it('lists the names of all offered exams', async () => {
    const { body } = await app.internal<{ _id: string; name: string }[]>('/internal/exams');
    expect(body.map(({ name }) => name)).toEqual(['SSC CGL', 'GATE CSE']);
    expect(body[0]).toEqual({ _id: exam._id, name: 'SSC CGL' });
  });
});

describe('/internal/facts', () => {
  it('quotes exams with prices and counts', async () => {
    const { body } = await app.internal<FactsDto>('/internal/facts');
    expect(body.upcomingTests).toEqual([]);
    expect(body.exams).toHaveLength(2);
    expect(body.exams[0]).toMatchObject({
      _id: exam._id,
      name: 'SSC CGL',
      price: 499,
      totalTests: exam.totalTests,
      freeTests: exam.tests.filter(({ free }) => free).length,
      totalQuestions: 60,
      testCounts: exam.testCounts,
      subjects: ['Algebra', 'Arithmetic'],
    });
  });

  it('quotes length and marking by kind of test', async () => {
    const { body } = await app.internal<FactsDto>('/internal/facts');
    const { series = [], testCounts, freeTests } = body.exams[0] ?? {};
    const tests = Object.fromEntries(series.map((one) => [one.category, one.tests]));
    expect(tests).toEqual(testCounts);
    expect(series.reduce((sum, one) => sum + one.freeTests, 0)).toBe(freeTests);
    for (const one of series) {
      expect(one).toMatchObject({ name: '', markingCorrect: '1', markingWrong: '0' });
      expect(one.maxDuration).toBe(one.maxQuestions * 60);
      expect(one.minQuestions).toBeLessThanOrEqual(one.maxQuestions);
    }
  });
});

// Last, because it adds an exam.
describe('cached recommendations', () => {
  it('include a test as soon as it is imported, and use the exam of a saved test', async () => {
    const before = await recommend();
    expect(before).not.toContain('RRB NTPC');
    await app.import(buildQuestions(30, { exam: 'RRB NTPC' }, 300));
    expect(await recommend()).toContain('RRB NTPC');
    const { body } = await app.call<ExamPageDto>('/exams/search?q=rrb');
    const detail = await app.call<ExamDetailDto>(`/exams/${body.exams[0]?._id}`);
    await app.call('/api/user/saved-tests', {
      method: 'POST',
      token: await signIn(STUDENT),
      json: { testId: detail.body.tests[0]?._id },
    });
    expect((await recommend()).split('\n')[0]).toContain('RRB NTPC');

    async function recommend(): Promise<string> {
      const path = `/internal/recommendations?userId=${STUDENT}`;
      const response = await app.internal<RecommendationDto[]>(path);
      return response.body.map(({ name }) => name).join('\n');
    }
  });
});
