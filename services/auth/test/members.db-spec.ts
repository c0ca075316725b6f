import { revokedSessionKey } from '@abhyas/service-kit';
import { captureCommand } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { membersCommand } from '../src/commands/members.js';
import { AuthApp } from './app.js';
import { registerStudent } from './builders.js';

let app: AuthApp;
beforeAll(async () => {
  app = await AuthApp.start({ LIMIT_ADDRESS: '100000' });
});
afterAll(() => app.close());

const members = (...args: string[]) => captureCommand(membersCommand, app.env, ...args);

describe('members show', () => {
  it('prints the account, whatever the case of its address', async () => {
    const { id, email, token } = await registerStudent(app);
    const { status, out, err } = await members('show', email.toUpperCase());
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain(`Id          ${id}\n`);
    expect(out).toContain('Membership  Premium\n');
    expect(out).toContain('Logs in by  password\n');
    expect(out).toContain('1 open session\n');
    expect(out).not.toContain(token);
  });

  it.each([
    [
      'an unknown address',
      ['show', 'nobody@example.com'],
      1,
      'No account has the e-mail address "nobody@example.com".\n',
    ],
    ['no address', ['show'], 2, 'Name the account by its e-mail address.'],
    ['a name', ['show', 'asha'], 2, '"asha" is not an e-mail address.'],
    ['nothing to do', [], 2, 'Say first what to do: show, set-membership or sign-out.'],
    ['two addresses', ['sign-out', 'a@b.in', 'c@d.in'], 2, 'sign-out takes one e-mail address'],
    ['no membership', ['set-membership', 'a@b.in'], 2, 'Name the membership after the address.'],
    ['a membership without quotes', ['set-membership', 'a@b.in', 'Gold', 'Plus'], 2, 'in quotes'],
    ['markup', ['set-membership', 'a@b.in', '<b>'], 2, '"<b>" cannot be a membership'],
    [
      'too long a membership',
      ['set-membership', 'a@b.in', 'x'.repeat(31)],
      2,
      'use 1 to 30 letters',
    ],
  ])('refuses %s', async (_what, args, status, reason) => {
    const result = await members(...args);
    expect(result.status).toBe(status);
    expect(result.err.startsWith(reason) || result.err.includes(reason)).toBe(true);
    expect(result.out).toBe('');
  });

  it('finds no registration whose address is not verified', async () => {
    const email = 'pending@example.com';
    const password = 'a long enough password';
    await app.post('register', { name: 'Pending', email, mobile: '9876543210', password });
    expect((await members('show', email)).status).toBe(1);
  });

  it('says in a sentence that Redis is away', async () => {
    const env = { ...app.env, REDIS_URL: 'redis://127.0.0.1:1' };
    const { status, err } = await captureCommand(membersCommand, env, 'show', 'a@b.in');
    expect(status).toBe(1);
    expect(err).toMatch(/^Redis cannot be reached \(.*\); start it or correct REDIS_URL\.\n$/);
  });
});

describe('members set-membership', () => {
  it('changes what the student sees, and is logged without the address', async () => {
    const { id, email, token } = await registerStudent(app);
    const { status, out, err } = await members(
      'set-membership',
      email,
      ' Gold  Plus ',
      '--by',
      'me',
    );
    expect(status).toBe(0);
    expect(out).toContain('has the membership Gold Plus; before it was Premium.\n');
    expect(JSON.parse(err)).toMatchObject({
      level: 'info',
      service: 'auth',
      msg: 'An operator set a membership',
      userId: id,
      by: 'me',
      from: 'Premium',
      to: 'Gold Plus',
    });
    expect(err).not.toContain(email);
    const { body } = await app.get('/auth/me', token);
    expect(body).toMatchObject({ user: { membership: 'Gold Plus' } });
  });
});

describe('members sign-out', () => {
  it('ends every session of the account and of no other, for all services', async () => {
    const [student, other] = [await registerStudent(app), await registerStudent(app)];
    const { email, password } = student;
    const second = String((await app.post('login', { email, password })).body['token']);
    const { status, out, err } = await members('sign-out', email);
    expect(status).toBe(0);
    expect(out).toContain('2 sessions of ');
    expect(JSON.parse(err)).toMatchObject({ userId: student.id, sessions: 2 });
    for (const token of [student.token, second]) {
      const key = revokedSessionKey(String(decodeJwt(token)['sid']));
      expect(await app.redis.get(key)).toBe('1');
      expect((await app.get('/auth/me', token)).status).toBe(401);
    }
    expect((await app.get('/auth/me', other.token)).status).toBe(200);
    expect((await members('sign-out', email)).out).toContain('0 sessions of ');
    expect((await app.post('login', { email, password })).status).toBe(200);
  });
});
