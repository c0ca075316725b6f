import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthApp, StubService } from './app.js';
import { registerStudent } from './builders.js';
import { phonePhoto } from './pictures.js';

const DATA = '/internal/users/data';
const PATH = '/api/user/profile/data';
const storedData = {
  catalogue: { savedTests: [{ name: 'Algebra 1' }], registrations: [] },
  attempt: { attempts: [{ title: 'Algebra 1', score: 72.5 }], achievements: [] },
  messaging: { contactMessages: [], chat: [], mails: [] },
};
const names = ['catalogue', 'attempt', 'messaging'] as const;
const stubs = {
  catalogue: new StubService({ [DATA]: storedData.catalogue }),
  attempt: new StubService({ [DATA]: storedData.attempt }),
  messaging: new StubService({ [DATA]: storedData.messaging }),
};
let app: AuthApp;

// Passwords and pictures take long on a busy machine.

beforeAll(async () => {
  app = await AuthApp.start({
    CATALOGUE_URL: await stubs.catalogue.listen(),
    ATTEMPT_URL: await stubs.attempt.listen(),
    MESSAGING_URL: await stubs.messaging.listen(),
    LIMIT_ADDRESS: '100000',
    LIMIT_DATA: '3',
  });
});

afterAll(async () => {
  await app.close();
  await Promise.all(names.map((name) => stubs[name].close()));
});

describe('downloading my data', () => {
  it('requires a token', async () => {
    expect((await app.get(PATH)).status).toBe(401);
  });

  it('returns one file with all data of every service', async () => {
    const student = await registerStudent(app);
    await fetch(`${app.running.url}/api/user/profile/photo`, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${student.token}` },
      body: new Uint8Array(await phonePhoto(80, 60)),
    });
    const { status, headers, body } = await app.get(PATH, student.token);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="abhyas-my-data.json"');
    expect(headers.get('cache-control')).toBe('no-store');
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(body).toEqual({
      exportedAt: time,
      account: {
        id: student.id,
        name: student.name,
        email: student.email,
        mobile: student.mobile,
        education: '',
        address: '',
        membership: 'Premium',
        avatar: expect.stringContaining('/api/user/profile/photos/'),
        hasPassword: true,
        signInProviderId: null,
        verifiedAt: time,
        createdAt: time,
        updatedAt: time,
      },
      settings: { loginAlerts: true, testReminders: true },
      targets: { exams: [], answeredAt: null },
      sessions: [
        {
          device: expect.any(String),
          isRemembered: false,
          startedAt: time,
          expiresAt: time,
          endedAt: null,
        },
      ],
      devices: [{ device: expect.any(String), firstSeenAt: time }],
      browsers: [
        { device: expect.any(String), firstSeenAt: time, lastSeenAt: time, keptUntil: time },
      ],
      photo: expect.stringMatching(/^data:image\/webp;base64,/),
      ...storedData,
    });
    for (const name of names) {
      expect(stubs[name].posted.at(-1)).toEqual({
        path: DATA,
        body: { userId: student.id, email: student.email },
        credential: app.env['SERVICE_CREDENTIAL'],
      });
    }
  });

  it('contains no secrets', async () => {
    const { token } = await registerStudent(app);
    const text = JSON.stringify((await app.get(PATH, token)).body);
    expect(text).not.toMatch(/argon2|passwordHash|digest/);
    expect(text).not.toContain(token);
  });

  it.each(names)(
    'is 503 while %s is unavailable or returns no object, never partial data',
    async (name) => {
      const { token } = await registerStudent(app);
      for (const response of [undefined, 'nothing']) {
        stubs[name].responses[DATA] = response;
        const { status, body, headers } = await app.get(PATH, token);
        expect([status, body['code']]).toEqual([503, 'dependency_down']);
        expect(headers.get('retry-after')).toBe('5');
        expect(headers.get('content-disposition')).toBeNull();
      }
      stubs[name].responses[DATA] = storedData[name];
      expect((await app.get(PATH, token)).status).toBe(200);
      expect((await app.get(PATH, token)).status).toBe(429);
    },
  );
});
