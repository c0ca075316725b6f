import { systemIds } from '@abhyas/service-kit';
import { FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { ExamDetailDto, ExamPageDto, TestDetailDto } from '../src/exams/exams.dto.js';
import type { UpcomingTestDto } from '../src/live-tests/live-tests.dto.js';
import { CatalogueApp, signIn, type TestResponse } from './app.js';
import { buildQuestions } from './builders.js';
import { announceLive, type LiveTerms } from './live-test.js';

const HOUR = 3600;
const CROWD = 50;
const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const STUDENT = '00000000-0000-7000-8000-000000000001';
const OTHER_STUDENT = '00000000-0000-7000-8000-000000000002';

const clock = new FixedClock();
let app: CatalogueApp;
let exam: ExamDetailDto;
let testId: string;

beforeAll(async () => {
  app = await CatalogueApp.start({ clock });
  await app.import(buildQuestions(60));
  const { body } = await app.call<ExamPageDto>('/exams');
  exam = (await app.call<ExamDetailDto>(`/exams/${body.exams[0]?._id}`)).body;
  testId = exam.tests.at(-1)?._id ?? '';
});

afterAll(() => app?.close());

beforeEach(async () => {
  await app.dataSource.query('DELETE FROM live_test_registrations');
  await app.dataSource.query('DELETE FROM live_tests');
});

function announce(change: Partial<LiveTerms> = {}): Promise<string> {
  return announceLive(app, {
    testId,
    now: clock.now(),
    opensIn: 20 * HOUR,
    closesIn: 32 * HOUR,
    ...change,
  });
}

async function list(student = STUDENT): Promise<UpcomingTestDto[]> {
  const token = await signIn(student, clock.now());
  return (await app.call<UpcomingTestDto[]>('/api/user/upcoming-tests', { token })).body;
}

async function register(
  id: string,
  student = STUDENT,
): Promise<TestResponse<{ code?: string; message?: string; registrationOpensAt?: string }>> {
  const token = await signIn(student, clock.now());
  return app.call(`/api/user/upcoming-tests/${id}/register`, { method: 'POST', token });
}

function isRegistered(
  student: string,
  test = testId,
): Promise<TestResponse<{ registered: boolean }>> {
  return app.internal(`/internal/live-tests/${test}/registrations/${student}`);
}

describe('/internal/live-tests/{testId}', () => {
  const windowOf = (test: string) =>
    app.internal<{ opensAt?: string; code?: string }>(`/internal/live-tests/${test}`);

  it('says when a live test can be started, also of an archived exam, and 404 of other tests', async () => {
    expect(await windowOf(testId)).toMatchObject({
      status: 404,
      body: { code: 'live_test_not_found' },
    });
    await announce();
    const hence = (seconds: number) =>
      new Date(clock.now().getTime() + seconds * 1000).toISOString();
    const window = { opensAt: hence(20 * HOUR), closesAt: hence(32 * HOUR) };
    expect(await windowOf(testId)).toMatchObject({ status: 200, body: window });
    await app.dataSource.query('UPDATE exams SET archived_at = ? WHERE id = ?', [
      clock.now(),
      exam._id,
    ]);
    const archived = await windowOf(testId);
    await app.dataSource.query('UPDATE exams SET archived_at = NULL WHERE id = ?', [exam._id]);
    expect(archived).toMatchObject({ status: 200, body: window });
  });
});

describe('/api/user/upcoming-tests', () => {
  it('returns when a test is open, in Indian time, and how many places are free', async () => {
    const id = await announce({ capacity: 5, registrationClosesIn: 19 * HOUR });
    const opensAt = new Date(clock.now().getTime() + 20 * HOUR * 1000);
    const india = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options }).format(opensAt);
    expect(await list()).toEqual([
      {
        id,
        examId: exam._id,
        testId,
        name: exam.tests.at(-1)?.title,
        examName: exam.name,
        date: india({ dateStyle: 'medium' }),
        time: india({ hour: 'numeric', minute: '2-digit', hour12: true }),
        startsAt: opensAt.toISOString(),
        closesAt: new Date(opensAt.getTime() + 12 * HOUR * 1000).toISOString(),
        duration: exam.tests.at(-1)?.duration,
        registered: false,
        isOpen: false,
        registration: 'open',
        registrationOpensAt: null,
        registrationClosesAt: new Date(opensAt.getTime() - HOUR * 1000).toISOString(),
        capacity: 5,
        seatsLeft: 5,
      },
    ]);
    await register(id);
    expect(await list()).toMatchObject([{ registered: true, seatsLeft: 4 }]);
    expect(await list(OTHER_STUDENT)).toMatchObject([{ registered: false, seatsLeft: 4 }]);
  });

  it('returns null if there is no limit, and omits a test that is over', async () => {
    await announce({ opensIn: -HOUR, closesIn: HOUR });
    expect(await list()).toMatchObject([{ isOpen: true, capacity: null, seatsLeft: null }]);
    clock.advance(HOUR);
    expect(await list()).toEqual([]);
  });
});

describe('registration', () => {
  it('opens and closes at its times', async () => {
    const id = await announce({ registrationOpensIn: HOUR, registrationClosesIn: 2 * HOUR });
    const early = await register(id);
    expect(early).toMatchObject({ status: 403, body: { code: 'registration_not_open' } });
    expect(Date.parse(early.body.registrationOpensAt ?? '')).toBe(
      clock.now().getTime() + HOUR * 1000,
    );
    expect(early.body.message).toMatch(/opens on .+ at .+ \(India time\)\.$/);
    expect(await list()).toMatchObject([{ registration: 'not_yet' }]);

    clock.advance(HOUR);
    expect(await list()).toMatchObject([{ registration: 'open' }]);
    expect((await register(id)).status).toBe(200);

    clock.advance(HOUR);
    expect(await list(OTHER_STUDENT)).toMatchObject([{ registration: 'closed' }]);
    expect(await register(id, OTHER_STUDENT)).toMatchObject({
      status: 410,
      body: { code: 'registration_closed' },
    });
    expect((await register(id)).status).toBe(200);
  });

  it('stays open while the test is open by default, and closes with it', async () => {
    const id = await announce({ opensIn: -HOUR, closesIn: HOUR });
    expect((await register(id)).status).toBe(200);
    clock.advance(HOUR);
    expect(await register(id, OTHER_STUDENT)).toMatchObject({
      status: 410,
      body: { code: 'live_test_closed' },
    });
  });

  it('gives the last place to one of fifty concurrent students on two replicas', async () => {
    const id = await announce({ capacity: 2 });
    await register(id, OTHER_STUDENT);
    const replica = await CatalogueApp.start({ env: app.env, clock });
    const students = Array.from({ length: CROWD }, () => systemIds.uuid());
    const responses = await Promise.all(
      students.map(async (student, index) => {
        const token = await signIn(student, clock.now());
        const instance = index % 2 === 0 ? app : replica;
        return instance.call(`/api/user/upcoming-tests/${id}/register`, { method: 'POST', token });
      }),
    );
    await replica.close();
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = responses.filter(({ body }) => body.code === 'live_test_full');
    expect(refused).toHaveLength(CROWD - 1);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    expect(await app.count('live_test_registrations')).toBe(2);
    expect(await list()).toMatchObject([{ registration: 'full', seatsLeft: 0, registered: false }]);
  });

  it('counts fifty concurrent calls of one student once', async () => {
    const id = await announce({ capacity: 1 });
    const responses = await Promise.all(Array.from({ length: CROWD }, () => register(id)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await app.count('live_test_registrations')).toBe(1);
  });

  it('gives the place of a student who leaves to the next one', async () => {
    const id = await announce({ capacity: 1 });
    await register(id);
    expect((await register(id, OTHER_STUDENT)).status).toBe(409);
    const json = { userId: STUDENT, email: 'asha@example.com' };
    await app.internal('/internal/users/erase', { method: 'POST', json });
    expect((await register(id, OTHER_STUDENT)).status).toBe(200);
  });

  it.each([UNKNOWN, 'x', '%00', '%F0%9F%98%80', 'x'.repeat(99)])(
    'responds with 404 to the id %s',
    async (id) => {
      expect((await register(id)).status).toBe(404);
    },
  );
});

describe('/internal/live-tests', () => {
  it('returns whether a student has a place', async () => {
    const id = await announce();
    expect((await isRegistered(STUDENT)).body).toEqual({ registered: false });
    await register(id);
    expect((await isRegistered(STUDENT)).body).toEqual({ registered: true });
    expect((await isRegistered(OTHER_STUDENT)).body).toEqual({ registered: false });
  });

  it('responds with 404 to tests that are not live and to invalid ids', async () => {
    expect((await isRegistered(STUDENT, exam.tests[0]?._id)).status).toBe(404);
    expect((await isRegistered(STUDENT, UNKNOWN)).status).toBe(404);
    await announce();
    expect((await isRegistered('x')).status).toBe(404);
  });
});

describe('a live test among other tests', () => {
  it('is not listed, does not count in the syllabus or free tests, and shows its terms', async () => {
    const id = await announce({ capacity: 7, registrationOpensIn: HOUR });
    const path = `/exams/${exam._id}`;
    const { body: detail } = await app.call<ExamDetailDto>(path);
    expect(detail.tests.map(({ _id }) => _id)).not.toContain(testId);
    expect(detail.liveTests).toEqual([
      {
        _id: testId,
        title: exam.tests.at(-1)?.title,
        opensAt: expect.any(String),
        closesAt: expect.any(String),
      },
    ]);
    const { body } = await app.call<TestDetailDto>(`${path}/tests/${testId}`);
    expect(body).toMatchObject({
      category: 'live',
      free: false,
      opensAt: detail.liveTests[0]?.opensAt,
      liveTest: {
        id,
        capacity: 7,
        registrationOpensAt: new Date(clock.now().getTime() + HOUR * 1000).toISOString(),
        registrationClosesAt: body.closesAt,
      },
    });
    const { body: other } = await app.call<TestDetailDto>(`${path}/tests/${exam.tests[0]?._id}`);
    expect(other).not.toHaveProperty('liveTest');
  });

  it('shows no question, key or option before, while and after it is open', async () => {
    const question = 'What is ';
    await announce();
    const token = await signIn(STUDENT, clock.now());
    const paths = [
      `/exams/${exam._id}`,
      `/exams/${exam._id}/tests/${testId}`,
      `/exams/${exam._id}/tests/${testId}/calendar.ics`,
      '/exams',
      '/exams/search?q=What+is',
    ];
    for (const path of paths) {
      const response = await fetch(`${app.url}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await response.text()).not.toContain(question);
    }
    expect((await app.call(`/internal/papers/${testId}`, { token })).status).toBe(403);
  });
});

describe('calendar.ics', () => {
  const fetchCalendar = (id = testId) =>
    fetch(`${app.url}/exams/${exam._id}/tests/${id}/calendar.ics`);

  it('returns a calendar with the live test to everyone', async () => {
    const id = await announce();
    const response = await fetchCalendar();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[a-z0-9-]+\.ics"$/,
    );
    const calendar = ICAL.Component.fromString(await response.text());
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.uid).toBe(`${id}@abhyas`);
    expect(event.summary).toBe(exam.tests.at(-1)?.title);
    expect(event.startDate.toJSDate().getTime()).toBe(clock.now().getTime() + 20 * HOUR * 1000);
  });

  it('exists only for live tests', async () => {
    await announce();
    for (const id of [exam.tests[0]?._id, UNKNOWN, 'x', '%00']) {
      const response = await fetchCalendar(id);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ success: false, code: 'live_test_not_found' });
    }
  });
});
