import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthApp, StubService } from './app.js';
import { registerStudent } from './builders.js';

let app: AuthApp;
const attempt = new StubService();
const catalogue = new StubService();

beforeAll(async () => {
  app = await AuthApp.start({
    ATTEMPT_URL: await attempt.listen(),
    CATALOGUE_URL: await catalogue.listen(),
    LIMIT_ADDRESS: '100000',
  });
});

afterAll(async () => {
  await app.close();
  await Promise.all([attempt.close(), catalogue.close()]);
});

const activity = {
  testName: 'Algebra 1',
  examName: 'SSC CGL',
  date: '2026-11-20T10:00:00.000Z',
  score: 72.5,
  attemptId: 'a1',
  examId: 'e1',
  testId: 't1',
};
const summary = {
  testsTaken: 3,
  avgScore: 61.5,
  lastTest: 'Algebra 1',
  recentActivity: [activity],
  takenTestIds: ['t1'],
  weakestSubject: 'Geometry',
  weakestSubjects: [{ examId: 'e1', subject: 'Algebra' }],
};
const recommendation = {
  ...{ examId: 'e1', testId: 't2', name: 'SSC CGL: Algebra 2', description: 'Next' },
  ...{ examName: 'SSC CGL', examColor: 'primary', title: 'Algebra 2', category: 'chapterwise' },
  ...{ questions: 20, duration: 1200, reason: 'Most taken in SSC CGL' },
};

describe('the profile', () => {
  it('requires a token', async () => {
    expect((await app.get('/api/user/profile')).status).toBe(401);
    expect((await app.call('PUT', '/api/user/profile', { body: {} })).status).toBe(401);
  });

  it('combines the data of the services', async () => {
    const student = await registerStudent(app);
    attempt.responses[`/internal/users/${student.id}/summary`] = summary;
    catalogue.responses['/internal/recommendations'] = [recommendation];
    const { status, body } = await app.get('/api/user/profile', student.token);
    expect(status).toBe(200);
    expect(body).toEqual({
      name: student.name,
      email: student.email,
      mobile: student.mobile,
      education: '',
      address: '',
      avatar: null,
      membership: 'Premium',
      testsTaken: 3,
      avgScore: 61.5,
      lastTest: 'Algebra 1',
      recentActivity: [activity],
      recommendedTests: [recommendation],
    });
    expect(catalogue.requestedUrls.at(-1)).toContain(
      'weakestIn=e1%3AAlgebra&taken=t1&weakest=Geometry',
    );
  });

  it.each([{}, null, { testsTaken: 3 }, { ...summary, recentActivity: [{}] }])(
    'has defaults when the other services respond with %j',
    async (response) => {
      const student = await registerStudent(app);
      attempt.responses[`/internal/users/${student.id}/summary`] = response;
      catalogue.responses['/internal/recommendations'] = response;
      const { status, body } = await app.get('/api/user/profile', student.token);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        testsTaken: 0,
        avgScore: 0,
        lastTest: null,
        recentActivity: [],
        recommendedTests: [],
      });
    },
  );

  it('has defaults for the data of unavailable services', async () => {
    const student = await registerStudent(app);
    delete catalogue.responses['/internal/recommendations'];
    const { status, body } = await app.get('/api/user/profile', student.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      testsTaken: 0,
      avgScore: 0,
      lastTest: null,
      recentActivity: [],
      recommendedTests: [],
    });
  });

  it('changes everything except the email address', async () => {
    const student = await registerStudent(app);
    const change = {
      name: ' Asha R. Rao ',
      email: 'other@example.com',
      mobile: '98765 00000',
      education: 'B.Sc.',
      address: '12 Lake Road\nKolkata',
      membership: 'Gold',
    };
    const { status, body } = await app.call('PUT', '/api/user/profile', {
      body: change,
      token: student.token,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Asha R. Rao',
      email: student.email,
      mobile: '9876500000',
      education: 'B.Sc.',
      address: '12 Lake Road\nKolkata',
      membership: 'Premium',
    });
    const me = await app.get('/auth/me', student.token);
    expect(me.body['user']).toMatchObject({ name: 'Asha R. Rao' });
  });

  it.each([
    ['name', ''],
    ['name', 'two\nlines'],
    ['mobile', '123'],
    ['education', 'x'.repeat(201)],
    ['address', 'x'.repeat(501)],
    ['address', 7],
  ])('rejects the %s %j and changes nothing', async (field, value) => {
    const student = await registerStudent(app);
    const { status, body } = await app.call('PUT', '/api/user/profile', {
      body: { name: 'New Name', [field]: value },
      token: student.token,
    });
    expect(status).toBe(400);
    expect(Object.keys(body['fields'] as object)).toEqual([field]);
    const me = await app.get('/auth/me', student.token);
    expect(me.body['user']).toMatchObject({ name: student.name });
  });
});

describe('/healthz', () => {
  it('reports which services are unavailable', async () => {
    const { status, body } = await app.get('/healthz');
    expect(status).toBe(503);
    expect(body).toMatchObject({
      code: 'unavailable',
      services: { catalogue: 'away', attempt: 'away', messaging: 'away' },
    });
  });

  it('is ok when all services respond', async () => {
    const service = new StubService({ '/health/ready': { status: 'ok' } });
    const url = await service.listen();
    await app.close();
    app = await AuthApp.start({
      ...{ AUTH_URL: url, CATALOGUE_URL: url, ATTEMPT_URL: url, MESSAGING_URL: url },
    });
    const { status, body } = await app.get('/healthz');
    expect([status, body['status']]).toEqual([200, 'ok']);
    await service.close();
  });
});
