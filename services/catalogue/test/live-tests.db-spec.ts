import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemIds } from '@abhyas/service-kit';
import { FixedClock } from '@abhyas/service-kit/testing';
import ICAL from 'ical.js';
import type { ExamDetail, ExamPage, TestDetail } from '../src/exams/exams.dto.js';
import type { UpcomingTest } from '../src/live-tests/live-tests.dto.js';
import { CatalogueApp, signIn, type Answer } from './app.js';
import { buildQuestions } from './builders.js';
import { announceLive, type LiveTerms } from './live-test.js';

const HOUR = 3600;
const CROWD = 50;
const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const STUDENT = '00000000-0000-7000-8000-000000000001';
const OTHER_STUDENT = '00000000-0000-7000-8000-000000000002';

const clock = new FixedClock();
let app: CatalogueApp;
let exam: ExamDetail;
let testId: string;

beforeAll(async () => {
  app = await CatalogueApp.start({ clock });
  await app.import(buildQuestions(60));
  const { body } = await app.call<ExamPage>('/exams');
  exam = (await app.call<ExamDetail>(`/exams/${body.exams[0]?._id}`)).body;
  testId = exam.tests.at(-1)?._id ?? '';
}, 60_000);

afterAll(() => app?.close());

beforeEach(async () => {
  await app.dataSource.query('DELETE FROM live_test_registration');
  await app.dataSource.query('DELETE FROM live_test');
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

async function list(student = STUDENT): Promise<UpcomingTest[]> {
  const token = await signIn(student, clock.now());
  return (await app.call<UpcomingTest[]>('/api/user/upcoming-tests', { token })).body;
}

async function register(
  id: string,
  student = STUDENT,
): Promise<Answer<{ code?: string; message?: string; registrationOpensAt?: string }>> {
  const token = await signIn(student, clock.now());
  return app.call(`/api/user/upcoming-tests/${id}/register`, { method: 'POST', token });
}

function isRegistered(student: string, test = testId): Promise<Answer<{ registered: boolean }>> {
  return app.internal(`/internal/live-tests/${test}/registrations/${student}`);
}

describe('/api/user/upcoming-tests', () => {
  it('tells when a test is open, in the time of India, and how many places are left', async () => {
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

  it('knows no bound where there is none, and forgets a test that is over', async () => {
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

  it('goes on while the test is open where nothing else was said, and ends with it', async () => {
    const id = await announce({ opensIn: -HOUR, closesIn: HOUR });
    expect((await register(id)).status).toBe(200);
    clock.advance(HOUR);
    expect(await register(id, OTHER_STUDENT)).toMatchObject({
      status: 410,
      body: { code: 'live_test_closed' },
    });
  });

  it('gives the last place to one of fifty who ask at once, through two replicas', async () => {
    const id = await announce({ capacity: 2 });
    await register(id, OTHER_STUDENT);
    const replica = await CatalogueApp.start({ env: app.env, clock });
    const students = Array.from({ length: CROWD }, () => systemIds.uuid());
    const answers = await Promise.all(
      students.map(async (student, index) => {
        const token = await signIn(student, clock.now());
        const instance = index % 2 === 0 ? app : replica;
        return instance.call(`/api/user/upcoming-tests/${id}/register`, { method: 'POST', token });
      }),
    );
    await replica.close();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ body }) => body.code === 'live_test_full');
    expect(refused).toHaveLength(CROWD - 1);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    expect(await app.count('live_test_registration')).toBe(2);
    expect(await list()).toMatchObject([{ registration: 'full', seatsLeft: 0, registered: false }]);
  });

  it('counts once who asks fifty times at once', async () => {
    const id = await announce({ capacity: 1 });
    const answers = await Promise.all(Array.from({ length: CROWD }, () => register(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await app.count('live_test_registration')).toBe(1);
  });

  it('gives the place of a student who leaves to the next', async () => {
    const id = await announce({ capacity: 1 });
    await register(id);
    expect((await register(id, OTHER_STUDENT)).status).toBe(409);
    const json = { userId: STUDENT, email: 'asha@example.com' };
    await app.internal('/internal/users/erase', { method: 'POST', json });
    expect((await register(id, OTHER_STUDENT)).status).toBe(200);
  });

  it.each([UNKNOWN, 'x', '%00', '%F0%9F%98%80', 'x'.repeat(99)])(
    'answers 404 for the id %s',
    async (id) => {
      expect((await register(id)).status).toBe(404);
    },
  );
});

describe('/internal/live-tests', () => {
  it('says who has a place', async () => {
    const id = await announce();
    expect((await isRegistered(STUDENT)).body).toEqual({ registered: false });
    await register(id);
    expect((await isRegistered(STUDENT)).body).toEqual({ registered: true });
    expect((await isRegistered(OTHER_STUDENT)).body).toEqual({ registered: false });
  });

  it('knows nothing of tests that are not live, and of ids that are none', async () => {
    expect((await isRegistered(STUDENT, exam.tests[0]?._id)).status).toBe(404);
    expect((await isRegistered(STUDENT, UNKNOWN)).status).toBe(404);
    await announce();
    expect((await isRegistered('x')).status).toBe(404);
  });
});

describe('a live test among the others', () => {
  it('is not listed, has no part in the syllabus counts of free tests, and shows its terms', async () => {
    const id = await announce({ capacity: 7, registrationOpensIn: HOUR });
    const path = `/exams/${exam._id}`;
    const { body: detail } = await app.call<ExamDetail>(path);
    expect(detail.tests.map(({ _id }) => _id)).not.toContain(testId);
    expect(detail.liveTests).toEqual([
      {
        _id: testId,
        title: exam.tests.at(-1)?.title,
        opensAt: expect.any(String),
        closesAt: expect.any(String),
      },
    ]);
    const { body } = await app.call<TestDetail>(`${path}/tests/${testId}`);
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
    const { body: other } = await app.call<TestDetail>(`${path}/tests/${exam.tests[0]?._id}`);
    expect(other).not.toHaveProperty('liveTest');
  });

  it('shows no question, key or option to anyone, before, while and after it is open', async () => {
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
      const answer = await fetch(`${app.url}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await answer.text()).not.toContain(question);
    }
    expect((await app.call(`/internal/papers/${testId}`, { token })).status).toBe(403);
  });
});

describe('calendar.ics', () => {
  const fetchCalendar = (id = testId) =>
    fetch(`${app.url}/exams/${exam._id}/tests/${id}/calendar.ics`);

  it('is a calendar with the live test, for everyone', async () => {
    const id = await announce();
    const answer = await fetchCalendar();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[a-z0-9-]+\.ics"$/,
    );
    const calendar = ICAL.Component.fromString(await answer.text());
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.uid).toBe(`${id}@abhyas`);
    expect(event.summary).toBe(exam.tests.at(-1)?.title);
    expect(event.startDate.toJSDate().getTime()).toBe(clock.now().getTime() + 20 * HOUR * 1000);
  });

  it('is there for live tests only', async () => {
    await announce();
    for (const id of [exam.tests[0]?._id, UNKNOWN, 'x', '%00']) {
      const answer = await fetchCalendar(id);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ success: false, code: 'live_test_not_found' });
    }
  });
});
