import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthApp, StubProvider } from './app.js';
import { buildStudent, registerStudent } from './builders.js';

const provider = new StubProvider();
let app: AuthApp;

beforeAll(async () => {
  app = await AuthApp.start({
    LIMIT_ADDRESS: '100000',
    ...(await provider.start()),
  });
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

const UNUSABLE = [
  'asha',
  'asha@example',
  'q%x@example.com',
  'host!asha@example.com',
  '"asha rao"@example.com',
  'asha..rao@example.com',
  'āśā@example.com',
  'asha@bücher.example',
  '\uFF41sha@example.com',
  `${'a'.repeat(65)}@example.com`,
];

const USABLE = [
  'asha.rao+mock@example.co.in',
  "o'brien@example.org",
  `#$&*=?^_\`{}~-@example.com`,
  'asha@xn--bcher-kva.example',
];

describe('an address that cannot receive mail', () => {
  it.each(UNUSABLE)('is rejected by every route: %s', async (email) => {
    const otp = '123456';
    const calls: [path: string, body: object][] = [
      ['register', buildStudent({ email })],
      ['login', buildStudent({ email })],
      ['resend-otp', { email }],
      ['verify-email', { email, otp }],
      ['forgot-password', { email }],
      ['verify-reset-otp', { email, otp }],
      ['reset-password', { email, otp, newPassword: 'a new day in Nagpur' }],
    ];
    for (const [path, body] of calls) {
      const response = await app.post(path, body);
      const fields = response.body['fields'] as Record<string, string> | undefined;
      expect([path, response.status, fields]).toEqual([
        path,
        400,
        { email: expect.stringMatching(/^Email (?:is invalid|must be in English letters)/) },
      ]);
    }
    expect(await app.mailsTo(email)).toEqual([]);
  });
});

describe('an address of any valid format', () => {
  it.each(USABLE)('is registered, mailed and verified: %s', async (email) => {
    const student = buildStudent({ email });
    expect((await app.post('register', student)).status).toBe(201);
    expect(await app.mailsTo(email)).toMatchObject([{ to: email, template: 'verify-email' }]);
    const otp = await app.codeFor(email);
    expect((await app.post('verify-email', { email, otp })).status).toBe(200);
    expect((await app.post('login', student)).status).toBe(200);
  });
});

describe('an address from a sign-in provider', () => {
  const signIn = async (sub: string, email: string) => {
    provider.responses['/user-info'] = { email_verified: true, sub, email, name: 'Asha' };
    provider.responses['/token-info'] = { aud: StubProvider.CLIENT_ID, sub };
    return app.post('google', { accessToken: 'given' });
  };

  it('creates no account if it cannot receive mail', async () => {
    const { status, body } = await signIn('unusable-1', 'q%x@provider.example');
    expect([status, body['code']]).toEqual([422, 'provider_email_unusable']);
  });

  it.each([
    ['full-width letters', (email: string) => email.replace('a', '\uFF41')],
    ['the sign for kelvin', (email: string) => email.replace('k', '\u212A')],
  ])('is not linked to an address that it folds to: %s', async (what, disguise) => {
    const student = await registerStudent(app, {
      email: `karan.${randomUUID()}@example.com`,
    });
    const { status, body } = await signIn(what, disguise(student.email));
    expect([status, body['code']]).toEqual([422, 'provider_email_unusable']);
  });

  it('does not matter if the identity already has an account', async () => {
    const { email } = buildStudent();
    const first = await signIn('moved-1', email);
    const second = await signIn('moved-1', 'q%x@provider.example');
    expect([second.status, second.body['user']]).toEqual([200, first.body['user']]);
  });
});
