import { FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ExamDetailDto, ExamPageDto } from '../src/exams/exams.dto.js';
import type { SavedTestDto } from '../src/saved-tests/saved-tests.dto.js';
import { CatalogueApp, signIn } from './app.js';
import { buildQuestions } from './builders.js';

const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const OTHER_STUDENT = '00000000-0000-7000-8000-000000000002';

const clock = new FixedClock();
let app: CatalogueApp;
let token: string;
let exam: ExamDetailDto;

beforeAll(async () => {
  app = await CatalogueApp.start({ clock });
  await app.import(buildQuestions(60));
  token = await signIn();
  const { body } = await app.call<ExamPageDto>('/exams');
  exam = (await app.call<ExamDetailDto>(`/exams/${body.exams[0]?._id}`)).body;
});

afterAll(() => app.close());

it('refuses requests without a token', async () => {
  const calls = await Promise.all([
    app.call('/api/user/saved-tests'),
    app.call('/api/user/saved-tests', { method: 'POST', json: { testId: exam.tests[0]?._id } }),
    app.call(`/api/user/saved-tests/${exam.tests[0]?._id}`, { method: 'DELETE' }),
    app.call('/api/user/upcoming-tests'),
    app.call(`/api/user/upcoming-tests/${UNKNOWN}/register`, { method: 'POST' }),
  ]);
  expect(calls.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});

describe('/api/user/saved-tests', () => {
  beforeEach(() => app.dataSource.query('DELETE FROM saved_tests'));

  const save = (testId: unknown) =>
    app.call<SavedTestDto>('/api/user/saved-tests', { method: 'POST', token, json: { testId } });

  it('saves once, lists the latest first, and removes', async () => {
    const [first, second] = exam.tests;
    const saved = await save(first?._id);
    expect(saved.status).toBe(201);
    expect(saved.body).toEqual({
      id: first?._id,
      examId: exam._id,
      examName: 'SSC CGL',
      name: first?.title,
      category: first?.category,
      questions: first?.questions,
      duration: first?.duration,
      difficulty: expect.stringMatching(/^(Easy|Moderate|Hard)$/),
      savedOn: clock.now().toISOString(),
    });
    clock.advance(60);
    expect((await save(first?._id)).body).toEqual(saved.body);
    await save(second?._id);
    const list = await app.call<SavedTestDto[]>('/api/user/saved-tests', { token });
    expect(list.body.map(({ id }) => id)).toEqual([second?._id, first?._id]);

    const path = `/api/user/saved-tests/${first?._id}`;
    expect(await app.call(path, { method: 'DELETE', token })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await app.call(path, { method: 'DELETE', token })).status).toBe(404);
    expect((await app.call<SavedTestDto[]>('/api/user/saved-tests', { token })).body).toHaveLength(
      1,
    );
  });

  it('separates students', async () => {
    await save(exam.tests[0]?._id);
    const other = await signIn(OTHER_STUDENT);
    const list = await app.call<SavedTestDto[]>('/api/user/saved-tests', { token: other });
    expect(list.body).toEqual([]);
    const path = `/api/user/saved-tests/${exam.tests[0]?._id}`;
    expect((await app.call(path, { method: 'DELETE', token: other })).status).toBe(404);
  });

  it.each([
    [undefined, 400],
    [7, 400],
    ['', 400],
    ['x'.repeat(101), 400],
    ['x', 404],
    [UNKNOWN, 404],
  ])('refuses to save %j with %i', async (testId, status) => {
    const response = await save(testId);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ success: false, message: expect.stringMatching(/\.$/) });
  });
});
