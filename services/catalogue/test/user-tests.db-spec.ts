import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@abhyas/service-kit/testing';
import type { ExamDetail, ExamPage } from '../src/exams/exams.dto.js';
import type { UpcomingTest } from '../src/live-tests/live-tests.dto.js';
import { SampleArtefact } from '../src/sample/sample-artefact.js';
import type { SavedTest } from '../src/saved-tests/saved-tests.dto.js';
import { CatalogueApp, signIn } from './app.js';

const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const OTHER_STUDENT = '00000000-0000-7000-8000-000000000002';
const DAY = 86_400;

const clock = new FixedClock();
let app: CatalogueApp;
let token: string;
let exam: ExamDetail;

beforeAll(async () => {
  app = await CatalogueApp.start({ clock, isSampled: true });
  token = await signIn();
  const { body } = await app.call<ExamPage>('/exams');
  exam = (await app.call<ExamDetail>(`/exams/${body.exams[0]?._id}`)).body;
}, 180_000);

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

describe('the sample catalogue', () => {
  it('has the sixteen exams with tests of every category', async () => {
    const { body } = await app.call<ExamPage>('/exams?limit=100');
    const { exams } = await new SampleArtefact().head();
    expect(body.exams.map(({ name }) => name)).toEqual(exams.map(({ name }) => name));
    for (const { chapterwise, setwise } of body.exams) {
      expect(Math.min(chapterwise, setwise)).toBeGreaterThan(0);
    }
    for (const { questions } of exam.tests) {
      expect(questions).toBeGreaterThanOrEqual(20);
      expect(questions).toBeLessThanOrEqual(100);
    }
  });

  it('is loaded once, even if the service starts several times', async () => {
    const questions = await app.count('question');
    const replicas = await Promise.all(
      [1, 2].map(() => CatalogueApp.start({ env: app.env, clock, isSampled: true })),
    );
    await Promise.all(replicas.map((replica) => replica.close()));
    expect(await app.count('question')).toBe(questions);
    expect(await app.count('exam')).toBe(16);
  }, 60_000);
});

describe('/api/user/saved-tests', () => {
  beforeEach(() => app.dataSource.query('DELETE FROM saved_test'));

  const save = (testId: unknown) =>
    app.call<SavedTest>('/api/user/saved-tests', { method: 'POST', token, json: { testId } });

  it('saves once, lists the latest first, and removes', async () => {
    const [first, second] = exam.tests;
    const saved = await save(first?._id);
    expect(saved.status).toBe(201);
    expect(saved.body).toEqual({
      id: first?._id,
      examId: exam._id,
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
    const list = await app.call<SavedTest[]>('/api/user/saved-tests', { token });
    expect(list.body.map(({ id }) => id)).toEqual([second?._id, first?._id]);

    const path = `/api/user/saved-tests/${first?._id}`;
    expect(await app.call(path, { method: 'DELETE', token })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await app.call(path, { method: 'DELETE', token })).status).toBe(404);
    expect((await app.call<SavedTest[]>('/api/user/saved-tests', { token })).body).toHaveLength(1);
  });

  it('separates students', async () => {
    await save(exam.tests[0]?._id);
    const other = await signIn(OTHER_STUDENT);
    const list = await app.call<SavedTest[]>('/api/user/saved-tests', { token: other });
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

describe('live tests of the sample catalogue', () => {
  const list = async (own = token): Promise<UpcomingTest[]> =>
    (await app.call<UpcomingTest[]>('/api/user/upcoming-tests', { token: own })).body;

  it('are three, the next first, in Indian time', async () => {
    const upcoming = await list();
    expect(upcoming).toHaveLength(3);
    expect(upcoming[0]).toMatchObject({
      name: expect.stringContaining('Live Test of 29 November 2026'),
      date: '29 Nov 2026',
      time: '10:00 am',
      startsAt: '2026-11-29T04:30:00.000Z',
      closesAt: '2026-11-29T16:30:00.000Z',
      registered: false,
      capacity: 500,
    });
    expect(upcoming.map(({ registration }) => registration)).toEqual(['open', 'open', 'not_yet']);
  });

  it('are always in the future after a restart', async () => {
    const [next] = await list();
    clock.advance(8 * DAY + 13 * 3600);
    const late = await signIn(OTHER_STUDENT, clock.now());
    expect((await list(late)).map(({ id }) => id)).not.toContain(next?.id);
    const replica = await CatalogueApp.start({ env: app.env, clock, isSampled: true });
    await replica.close();
    expect((await list(late)).length).toBeGreaterThanOrEqual(3);
  }, 60_000);
});
