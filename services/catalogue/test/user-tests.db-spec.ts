import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@abhyas/service-kit/testing';
import type { ExamDetail, ExamPage, TestDetail } from '../src/exams/exams.dto.js';
import type { UpcomingTest } from '../src/live-tests/live-tests.dto.js';
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
}, 60_000);

afterAll(() => app.close());

it('lets nobody in without a token', async () => {
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
  it('has three exams with tests of twenty to thirty-odd questions in three categories', async () => {
    const { body } = await app.call<ExamPage>('/exams');
    expect(body.exams.map(({ name }) => name)).toEqual(['SSC CGL', 'GATE CSE', 'NEET UG']);
    for (const { chapterwise, topicwise, setwise, totalTests } of body.exams) {
      expect(Math.min(chapterwise, topicwise, setwise)).toBeGreaterThan(0);
      expect(totalTests).toBeGreaterThanOrEqual(8);
    }
    for (const { questions } of exam.tests) {
      expect(questions).toBeGreaterThanOrEqual(20);
      expect(questions).toBeLessThanOrEqual(40);
    }
  });

  it('is loaded once, however often the service starts', async () => {
    const questions = await app.count('question');
    const replicas = await Promise.all(
      [1, 2].map(() => CatalogueApp.start({ env: app.env, clock, isSampled: true })),
    );
    await Promise.all(replicas.map((replica) => replica.close()));
    expect(await app.count('question')).toBe(questions);
    expect(await app.count('exam')).toBe(3);
  });
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

  it('keeps students apart', async () => {
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
    const answer = await save(testId);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(/\.$/) });
  });
});

describe('/api/user/upcoming-tests', () => {
  const list = async (own = token): Promise<UpcomingTest[]> =>
    (await app.call<UpcomingTest[]>('/api/user/upcoming-tests', { token: own })).body;
  const register = (id: string | undefined, own = token) =>
    app.call<Record<string, unknown>>(`/api/user/upcoming-tests/${id}/register`, {
      method: 'POST',
      token: own,
    });

  it('lists two live tests, the next first, in the time of India', async () => {
    const upcoming = await list();
    expect(upcoming).toHaveLength(2);
    expect(upcoming[0]).toEqual({
      id: expect.any(String),
      examId: expect.any(String),
      testId: expect.any(String),
      name: expect.stringContaining('Live Test of 29 November 2026'),
      date: '29 Nov 2026',
      time: '10:00 am',
      startsAt: '2026-11-29T04:30:00.000Z',
      closesAt: '2026-11-29T16:30:00.000Z',
      duration: 1500,
      registered: false,
    });
  });

  it('registers once, and shows it to this student only', async () => {
    const [next] = await list();
    const answers = await Promise.all([register(next?.id), register(next?.id)]);
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 200, body: { success: true, registered: true } });
    }
    expect((await list()).map(({ registered }) => registered)).toEqual([true, false]);
    const others = await list(await signIn(OTHER_STUDENT));
    expect(others.map(({ registered }) => registered)).toEqual([false, false]);
  });

  it('gives out no more places than there are, also to a crowd', async () => {
    const [, later] = await list();
    await app.dataSource.query('UPDATE live_test SET capacity = 3 WHERE id = ?', [later?.id]);
    const students = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        signIn(`00000000-0000-7000-8000-0000000001${index}0`),
      ),
    );
    const answers = await Promise.all(students.map((student) => register(later?.id, student)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  });

  it.each([UNKNOWN, 'x', '%00'])('answers 404 for %s', async (id) => {
    expect((await register(id)).status).toBe(404);
  });

  it('is not among the listed tests, but has details with its window', async () => {
    const [next] = await list();
    const path = `/exams/${next?.examId}`;
    const { body: detail } = await app.call<ExamDetail>(path);
    expect(detail.tests.map(({ _id }) => _id)).not.toContain(next?.testId);
    const { body } = await app.call<TestDetail>(`${path}/tests/${next?.testId}`);
    expect(body).toMatchObject({ category: 'live', free: false, opensAt: next?.startsAt });
  });

  it('takes no registration once it is over, and lists the following ones after a restart', async () => {
    const [next] = await list();
    clock.advance(8 * DAY + 13 * 3600);
    const late = await signIn(OTHER_STUDENT, clock.now());
    expect((await register(next?.id, late)).status).toBe(410);
    expect((await list(late)).map(({ id }) => id)).not.toContain(next?.id);
    const replica = await CatalogueApp.start({ env: app.env, clock, isSampled: true });
    await replica.close();
    expect((await list(late)).length).toBeGreaterThanOrEqual(2);
  });
});
