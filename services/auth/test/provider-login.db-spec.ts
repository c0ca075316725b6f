import { captureCommand } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { membersCommand } from '../src/commands/members.js';
import { AuthApp, StubProvider } from './app.js';
import { buildStudent, registerStudent } from './builders.js';

const provider = new StubProvider();
let app: AuthApp;

beforeAll(async () => {
  app = await AuthApp.start({
    ...(await provider.start()),
  });
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

function stubIdentity(user: Record<string, unknown>, audience = StubProvider.CLIENT_ID): void {
  provider.responses['/user-info'] = { email_verified: true, ...user };
  provider.responses['/token-info'] = { aud: audience, sub: user['sub'] };
}

const signIn = (body: object = {}) => app.post('google', { accessToken: 'given', ...body });

describe('signing in through a provider', () => {
  it('creates an account from the data of the provider, not of the body', async () => {
    const { email } = buildStudent();
    stubIdentity({ sub: 'new-1', email, name: 'Ravi\r\nKumar' });
    const { status, body } = await signIn({ email: 'boss@example.com', name: 'X', googleId: 'y' });
    expect(status).toBe(200);
    expect(body['user']).toMatchObject({ email, name: 'Ravi Kumar' });
    expect((await app.get('/auth/me', String(body['token']))).status).toBe(200);
    expect((await signIn()).body['user']).toEqual(body['user']);
  });

  it('returns a new token, and ends the session whose token the call carries', async () => {
    const student = await registerStudent(app);
    const before = String((await app.post('login', student)).body['token']);
    stubIdentity({ sub: 'again-1', email: student.email });
    const { body } = await app.post('google', { accessToken: 'given' }, { token: before });
    expect(body['token']).not.toBe(before);
    expect((await app.get('/auth/me', before)).status).toBe(401);
    expect((await app.get('/auth/me', String(body['token']))).status).toBe(200);
  });

  it.each([
    ['\u202EAsha\u200B', 'Asha'],
    ['\u200B\u3164', 'asha.'],
  ])('removes invisible characters from the name: %j', async (providerName, name) => {
    const { email } = buildStudent();
    stubIdentity({ sub: `name-${name}`, email, name: providerName });
    const { body } = await signIn();
    expect(body['user']).toMatchObject({ name: expect.stringContaining(name) });
    expect(JSON.stringify(body['user'])).not.toMatch(/[\u200B\u202E\u3164]/);
  });

  it('links to the account with the same verified address', async () => {
    const student = await registerStudent(app);
    stubIdentity({ sub: 'link-1', email: student.email.toUpperCase(), name: 'Other' });
    expect((await signIn()).body['user']).toMatchObject({ id: student.id, name: student.name });
    expect((await app.post('login', student)).status).toBe(200);
    stubIdentity({ sub: 'link-2', email: student.email });
    expect((await signIn()).status).toBe(409);
  });

  it('is refused for a suspended account', async () => {
    const { email } = await registerStudent(app);
    stubIdentity({ sub: 'suspended-1', email });
    expect((await signIn()).status).toBe(200);
    await captureCommand(membersCommand, app.env, 'suspend', email, '--reason', 'Advertising');
    const { status, body } = await signIn();
    expect([status, body['code']]).toEqual([403, 'account_suspended']);
  });

  it('discards the password of an unverified registration', async () => {
    const mallory = buildStudent({ name: 'Mallory' });
    await app.post('register', mallory);
    const otp = await app.codeFor(mallory.email);
    stubIdentity({ sub: 'adopt-1', email: mallory.email, name: 'Owner' });
    expect((await signIn()).body['user']).toMatchObject({ name: 'Owner' });
    expect((await app.post('login', mallory)).status).toBe(401);
    expect((await app.post('verify-email', { email: mallory.email, otp })).status).toBe(422);
  });

  it('rejects an identity that the provider does not confirm', async () => {
    const { email } = buildStudent();
    stubIdentity({ sub: 'bad-1', email }, 'another-client');
    expect((await signIn()).status).toBe(401);
    stubIdentity({ sub: 'bad-1', email, email_verified: false });
    expect((await signIn()).status).toBe(401);
    stubIdentity({ sub: 'bad-1', email });
    expect((await app.post('google', { email, name: 'X', googleId: 'bad-1' })).status).toBe(401);
    provider.responses['/token-info'] = { aud: StubProvider.CLIENT_ID, sub: 'someone-else' };
    expect((await signIn()).status).toBe(401);
    delete provider.responses['/token-info'];
    const { status, body } = await signIn();
    expect([status, body['code']]).toEqual([401, 'provider_token_refused']);
  });

  it.each(['\u0000', 'a b', 'a\r\nx: y', 'टोकन'])(
    'rejects the malformed token %j without a request',
    async (accessToken) => {
      stubIdentity({ sub: 'odd-1', email: buildStudent().email });
      provider.requestedUrls.length = 0;
      expect((await signIn({ accessToken })).status).toBe(401);
      expect(provider.requestedUrls).toEqual([]);
    },
  );

  it('sends the token to the provider only in headers, never in a URL', async () => {
    stubIdentity({ sub: 'seen-1', email: buildStudent().email });
    provider.requestedUrls.length = 0;
    expect((await signIn()).status).toBe(200);
    expect(provider.requestedUrls.toSorted()).toEqual(['/token-info', '/user-info']);
  });

  it('creates one account for several parallel sign-ins', async () => {
    const { email } = buildStudent();
    stubIdentity({ sub: 'race-1', email, name: 'Race' });
    const responses = await Promise.all(Array.from({ length: 8 }, () => signIn()));
    const ids = responses.map(({ body }) => (body['user'] as { id: string } | undefined)?.id);
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(ids).size).toBe(1);
  });

  it('is 503 while the provider is unavailable, and 404 if none is configured', async () => {
    await provider.close();
    expect((await signIn()).status).toBe(503);
    await app.close();
    app = await AuthApp.start();
    const { status, body } = await signIn();
    expect([status, body['code']]).toEqual([404, 'provider_not_configured']);
  });
});
