import { systemIds } from '@abhyas/service-kit';
import { FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ExamDetailDto, ExamPageDto } from '../src/exams/exams.dto.js';
import type { CatalogueData } from '../src/personal-data/personal-data.presenter.js';
import { CatalogueApp, signIn, type TestResponse } from './app.js';
import { buildQuestions } from './builders.js';

const LIVE_TEST = '0193a1c0-0000-7000-8000-00000000000a';
const NOTHING: CatalogueData = { savedTests: [], registrations: [] };

const clock = new FixedClock();
let app: CatalogueApp;
let exam: ExamDetailDto;

beforeAll(async () => {
  app = await CatalogueApp.start({ clock });
  await app.import(buildQuestions(60));
  const { body } = await app.call<ExamPageDto>('/exams');
  exam = (await app.call<ExamDetailDto>(`/exams/${body.exams[0]?._id}`)).body;
  await app.dataSource.query(
    'INSERT INTO live_tests (id, test_id, opens_at, closes_at, created_at) VALUES (?, ?, ?, ?, ?)',
    [
      LIVE_TEST,
      exam.tests[1]?._id,
      new Date('2026-12-06T04:30:00Z'),
      new Date('2026-12-06T16:30:00Z'),
      clock.now(),
    ],
  );
});

afterAll(() => app?.close());

let student: string;
let someoneElse: string;

beforeEach(() => {
  [student, someoneElse] = [systemIds.uuid(), systemIds.uuid()];
});

/** Saves a test and registers for another. */
async function use(id: string): Promise<void> {
  const token = await signIn(id);
  const saved = app.call('/api/user/saved-tests', {
    method: 'POST',
    token,
    json: { testId: exam.tests[0]?._id },
  });
  const path = `/api/user/upcoming-tests/${LIVE_TEST}/register`;
  const registered = app.call(path, { method: 'POST', token });
  expect((await Promise.all([saved, registered])).map(({ status }) => status)).toEqual([201, 200]);
}

const ask = <T>(what: 'data' | 'erase', json: unknown): Promise<TestResponse<T>> =>
  app.internal<T>(`/internal/users/${what}`, { method: 'POST', json });

const dataOf = async (userId: string): Promise<CatalogueData> =>
  (await ask<CatalogueData>('data', { userId, email: 'asha@example.com' })).body;

async function erase(userId: string): Promise<void> {
  const before = clock.now().toISOString();
  const response = await ask('erase', { userId, email: 'asha@example.com', before });
  expect(response).toMatchObject({ status: 200, body: { success: true } });
}

describe('the data of one student', () => {
  it('is exported completely, with titles beside ids', async () => {
    await use(student);
    const [saved, live] = exam.tests;
    expect(await dataOf(student)).toEqual({
      savedTests: [
        {
          test: { testId: saved?._id, title: saved?.title },
          exam: { examId: exam._id, name: exam.name },
          savedOn: clock.now().toISOString(),
        },
      ],
      registrations: [
        {
          test: { testId: live?._id, title: live?.title },
          exam: { examId: exam._id, name: exam.name },
          startsAt: '2026-12-06T04:30:00.000Z',
          registeredAt: clock.now().toISOString(),
          remindedAt: null,
          confirmedAt: null,
        },
      ],
    });
    expect(await dataOf(someoneElse)).toEqual(NOTHING);
  });

  it('is erased without affecting other students, any number of times', async () => {
    await Promise.all([use(student), use(someoneElse)]);
    await Promise.all([erase(student), erase(student)]);
    expect(await dataOf(student)).toEqual(NOTHING);
    expect((await dataOf(someoneElse)).savedTests).toHaveLength(1);
    expect((await dataOf(someoneElse)).registrations).toHaveLength(1);
  });

  it('is erased by the last pass even if a still valid token added data', async () => {
    await use(student);
    await Promise.all([erase(student), use(student), erase(student)]);
    await use(student);
    await erase(student);
    expect(await dataOf(student)).toEqual(NOTHING);
  });

  it('frees its place in a live test', async () => {
    await app.dataSource.query('DELETE FROM live_test_registrations');
    await app.dataSource.query('UPDATE live_tests SET capacity = 1');
    await use(student);
    const path = `/api/user/upcoming-tests/${LIVE_TEST}/register`;
    const call = { method: 'POST', token: await signIn(someoneElse) };
    expect((await app.call(path, call)).status).toBe(409);
    await erase(student);
    expect((await app.call(path, call)).status).toBe(200);
    await app.dataSource.query('UPDATE live_tests SET capacity = NULL');
  });

  it.each([
    ['no body', {}],
    ['a user that is none', { userId: "' OR 1=1 --", email: 'a@b.co' }],
    ['a list of users', { userId: ['0193a1c0-0000-7000-8000-000000000001'], email: 'a@b.co' }],
    ['no address', { userId: '0193a1c0-0000-7000-8000-000000000001' }],
  ])('is refused for %s', async (_what, json) => {
    expect((await ask('data', json)).status).toBe(400);
    expect((await ask('erase', json)).status).toBe(400);
  });

  it('is exported and erased only for other services', async () => {
    await use(student);
    const json = { userId: student, email: 'asha@example.com' };
    for (const path of ['/internal/users/data', '/internal/users/erase']) {
      const token = await signIn(student);
      expect((await app.call(path, { method: 'POST', token, json })).status).toBe(403);
    }
    expect((await dataOf(student)).savedTests).toHaveLength(1);
  });
});
