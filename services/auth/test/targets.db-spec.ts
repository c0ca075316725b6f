import { CLOCK } from '@abhyas/service-kit';
import { FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuthApp, StubService, type ApiResponse } from './app.js';
import { registerStudent } from './builders.js';

const PATH = '/api/user/targets';
const EXAMS = '/internal/exams';
const CGL = '0193b2a0-0000-7000-8000-000000000001';
const GATE = '0193b2a0-0000-7000-8000-000000000002';
const UNKNOWN = '0193b2a0-0000-7000-8000-00000000000f';
const offered = [
  { _id: CGL, name: 'SSC CGL' },
  { _id: GATE, name: 'GATE CSE' },
];

const clock = new FixedClock(new Date('2026-11-23T06:00:00Z'));
const catalogue = new StubService();
let app: AuthApp;
let token: string;

beforeAll(async () => {
  app = await AuthApp.start(
    { CATALOGUE_URL: await catalogue.listen(), LIMIT_ADDRESS: '100000' },
    new Map([[CLOCK, clock]]),
  );
});

afterAll(async () => {
  await app.close();
  await catalogue.close();
});

beforeEach(async () => {
  catalogue.responses[EXAMS] = offered;
  clock.advance(61);
  ({ token } = await registerStudent(app));
});

function put(targets: unknown, student = token): Promise<ApiResponse> {
  return app.call('PUT', PATH, { body: { targets }, token: student });
}

const read = async (student = token) => (await app.get(PATH, student)).body;

describe('target exams', () => {
  it('require a token', async () => {
    expect((await app.get(PATH)).status).toBe(401);
    expect((await app.call('PUT', PATH, { body: { targets: [] } })).status).toBe(401);
  });

  it('are asked for until the student answers or skips', async () => {
    expect(await read()).toEqual({ targets: [], asked: false });
    const { status, body, headers } = await put([]);
    expect([status, body]).toEqual([200, { targets: [], asked: true }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await read()).toEqual({ targets: [], asked: true });
  });

  it('are stored in their order, each with its date if it is known', async () => {
    const { status, body } = await put([{ examId: GATE, examDate: '2027-02-06' }, { examId: CGL }]);
    expect(status).toBe(200);
    expect(body).toEqual({
      targets: [
        { examId: GATE, examName: 'GATE CSE', examDate: '2027-02-06' },
        { examId: CGL, examName: 'SSC CGL', examDate: null },
      ],
      asked: true,
    });
    expect(await read()).toEqual(body);
    await put([{ examId: CGL, examDate: null }]);
    expect((await read())['targets']).toEqual([
      { examId: CGL, examName: 'SSC CGL', examDate: null },
    ]);
    const other = await registerStudent(app);
    expect(await read(other.token)).toEqual({ targets: [], asked: false });
  });

  it.each([
    ['yesterday in India', '2026-11-22'],
    ['more than five years ahead', '2031-11-24'],
  ])('refuse the date of %s', async (_what, examDate) => {
    const { status, body } = await put([{ examId: CGL, examDate }]);
    expect([status, body['code']]).toEqual([422, 'exam_date_out_of_range']);
    expect(body['message']).toMatch(/from today to 2031-11-23/);
    expect((await read())['asked']).toBe(false);
  });

  it('accept the first and the last possible day', async () => {
    for (const examDate of ['2026-11-23', '2031-11-23']) {
      expect((await put([{ examId: CGL, examDate }])).status).toBe(200);
    }
  });

  it.each<[unknown, RegExp]>([
    [undefined, /list/],
    [{}, /list/],
    ['SSC CGL', /list/],
    [[null], /object/],
    [['SSC CGL'], /object/],
    [[{}], /choose an exam/],
    [[{ examId: 7 }], /choose an exam/],
    [[{ examId: CGL, examDate: '2027-02-29' }], /day of the calendar/],
    [[{ examId: CGL, examDate: '2027-02-01T00:00:00Z' }], /day of the calendar/],
    [[{ examId: CGL, examDate: 20270201 }], /day of the calendar/],
    [[{ examId: CGL }, { examId: CGL, examDate: '2027-02-01' }], /once/],
    [Array.from({ length: 6 }, (_, index) => ({ examId: `${index}` })), /at most 5/],
  ])('refuse %j', async (targets, sentence) => {
    const { status, body } = await put(targets);
    expect(status).toBe(400);
    expect(Object.values(body['fields'] as Record<string, string>).join(' ')).toMatch(sentence);
    expect((await read())['asked']).toBe(false);
  });

  it.each([UNKNOWN, 'x', "' OR 1=1 --"])('refuse the unknown exam %j', async (examId) => {
    const { status, body } = await put([{ examId: CGL }, { examId }]);
    expect([status, body['code']]).toEqual([422, 'exam_unknown']);
    expect(body['message']).toMatch(/choose exams from the list/);
  });

  it('accept an exam as soon as it is offered', async () => {
    await put([{ examId: CGL }]);
    catalogue.responses[EXAMS] = [...offered, { _id: UNKNOWN, name: 'CLAT' }];
    expect((await put([{ examId: UNKNOWN }])).body['targets']).toMatchObject([
      { examName: 'CLAT' },
    ]);
  });

  it('have the names of now, or the earlier ones while the catalogue is unavailable', async () => {
    await put([{ examId: CGL }]);
    catalogue.responses[EXAMS] = [{ _id: CGL, name: 'SSC CGL 2027' }];
    clock.advance(61);
    expect((await read())['targets']).toMatchObject([{ examName: 'SSC CGL 2027' }]);
    delete catalogue.responses[EXAMS];
    clock.advance(61);
    expect((await read())['targets']).toMatchObject([{ examName: 'SSC CGL 2027' }]);
    const requests = catalogue.requestedUrls.length;
    catalogue.responses[EXAMS] = offered;
    await read();
    await read();
    expect(catalogue.requestedUrls).toHaveLength(requests + 1);
  });

  it('take no unknown exam on trust while the catalogue is unavailable', async () => {
    await put([{ examId: CGL }]);
    catalogue.responses[EXAMS] = [];
    clock.advance(61);
    await read();
    delete catalogue.responses[EXAMS];
    const { status, body, headers } = await put([{ examId: GATE }]);
    expect([status, body['code']]).toEqual([503, 'exams_unavailable']);
    expect(headers.get('retry-after')).toBe('5');
    const change = [{ examId: CGL, examDate: '2027-01-05' }];
    expect((await put(change)).body['targets']).toEqual([{ ...change[0], examName: 'SSC CGL' }]);
    expect((await put([])).status).toBe(200);
  });

  it('go to the catalogue with the request for recommendations', async () => {
    await put([{ examId: GATE }, { examId: CGL }]);
    await app.get('/api/user/profile', token);
    expect(decodeURIComponent(catalogue.requestedUrls.at(-1) ?? '')).toContain(
      `targets=${GATE},${CGL}`,
    );
  });

  it('are deleted with the account', async () => {
    const student = await registerStudent(app);
    await put([{ examId: CGL }], student.token);
    const count = () =>
      app.rows('SELECT user_id FROM student_targets WHERE user_id = ?', student.id);
    expect(await count()).toHaveLength(1);
    const { status } = await app.post(
      'delete-account',
      { password: student.password },
      { token: student.token },
    );
    expect(status).toBe(200);
    expect(await count()).toEqual([]);
  });
});
