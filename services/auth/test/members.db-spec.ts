import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revokedSessionKey } from '@abhyas/service-kit';
import { captureCommand, eventually } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { membersCommand } from '../src/commands/members.js';
import { AuthApp, StubService } from './app.js';
import { registerStudent } from './builders.js';

const stub = new StubService();
let app: AuthApp;
let folder: string;
beforeAll(async () => {
  const url = await stub.listen();
  app = await AuthApp.start({
    LIMIT_ADDRESS: '100000',
    CATALOGUE_URL: url,
    ATTEMPT_URL: url,
    MESSAGING_URL: url,
  });
  folder = await mkdtemp(join(tmpdir(), 'members-'));
});
afterAll(async () => {
  await app.close();
  await stub.close();
  await rm(folder, { recursive: true });
});

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
      'No account has the email address "nobody@example.com".\n',
    ],
    ['no address', ['show'], 2, 'Name the account by its email address.'],
    ['a name', ['show', 'asha'], 2, '"asha" is not an email address.'],
    ['nothing to do', [], 2, 'Start with what to do: show, set-membership, sign-out, suspend,'],
    ['two addresses', ['sign-out', 'a@b.in', 'c@d.in'], 2, 'sign-out takes only one email address'],
    ['no reason', ['suspend', 'a@b.in'], 2, 'Say why, for the student: add --reason'],
    [
      'too long a reason',
      ['suspend', 'a@b.in', '--reason', 'x'.repeat(301)],
      2,
      '--reason can have at most 300 characters.',
    ],
    [
      'a reason that nobody would read',
      ['sign-out', 'a@b.in', '--reason', 'x'],
      2,
      'sign-out takes no --reason.',
    ],
    [
      'a dry run of what has none',
      ['suspend', 'a@b.in', '--reason', 'x', '--dry-run'],
      2,
      'suspend takes no --dry-run.',
    ],
    ['no file', ['export', 'a@b.in'], 2, 'Name the file to write after the address.'],
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
    expect(out).toContain('has the membership Gold Plus. Before, it was Premium.\n');
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

describe('members suspend', () => {
  it('ends all sessions and refuses log-ins with the reason, until unsuspend', async () => {
    const { id, email, password, token } = await registerStudent(app);
    const { status, out, err } = await members('suspend', email, '--reason', 'Shared  questions');
    expect(status).toBe(0);
    expect(out).toContain('is suspended. 1 session ended.');
    expect(JSON.parse(err)).toMatchObject({
      msg: 'An operator suspended an account',
      userId: id,
      sessions: 1,
    });
    const key = revokedSessionKey(String(decodeJwt(token)['sid']));
    expect(await app.redis.get(key)).toBe('1');
    expect((await app.get('/auth/me', token)).status).toBe(401);

    const refused = await app.post('login', { email, password });
    const { code, message } = refused.body;
    expect([refused.status, code, message]).toEqual([
      403,
      'account_suspended',
      'Your account is suspended. The reason: Shared questions. If you think that this is a mistake, write to us with the contact form.',
    ]);
    // Who does not know the password learns nothing.
    const guess = await app.post('login', { email, password: 'a wild guess' });
    expect([guess.status, guess.body['code']]).toEqual([401, 'wrong_credentials']);
    expect((await members('show', email)).out).toMatch(
      /^Suspended {3}since \S+Z: Shared questions$/m,
    );

    expect((await members('unsuspend', email)).out).toContain('can log in again.');
    expect((await app.post('login', { email, password })).status).toBe(200);
    expect((await members('show', email)).out).not.toContain('Suspended');
    const again = await members('unsuspend', email);
    expect([again.status, again.err]).toEqual([1, `Asha Rao (${email}) is not suspended.\n`]);
  });

  it('stays after a new password', async () => {
    const { email } = await registerStudent(app);
    await members('suspend', email, '--reason', 'Advertising.');
    await app.post('forgot-password', { email });
    const newPassword = 'another long password';
    const otp = await app.codeFor(email);
    expect((await app.post('reset-password', { email, otp, newPassword })).status).toBe(200);
    const { status, body } = await app.post('login', { email, password: newPassword });
    expect([status, body['message']]).toEqual([
      403,
      expect.stringContaining('The reason: Advertising. If'),
    ]);
  });
});

describe('members export', () => {
  const DATA = '/internal/users/data';

  it('writes what Download My Data returns into a new file for this user alone', async () => {
    stub.responses[DATA] = { stored: ['something'] };
    const { id, email, token } = await registerStudent(app);
    const file = join(folder, 'data.json');
    const { status, out, err } = await members('export', email, file);
    expect([status, out]).toEqual([0, expect.stringContaining(file)]);
    expect(JSON.parse(err)).toMatchObject({ userId: id, service: 'auth' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { body } = await app.get('/api/user/profile/data', token);
    const data = JSON.parse(await readFile(file, 'utf8')) as typeof body;
    expect(body).toEqual({ ...data, exportedAt: expect.any(String) });
    expect(data['attempt']).toEqual({ stored: ['something'] });

    const again = await members('export', email, file);
    expect([again.status, again.err]).toEqual([1, expect.stringContaining('file already exists')]);
  });

  it('writes nothing while a service is away', async () => {
    delete stub.responses[DATA];
    const { email } = await registerStudent(app);
    const file = join(folder, 'partial.json');
    const { status, err } = await members('export', email, file);
    expect([status, err]).toEqual([
      1,
      'A service did not return its data, so nothing was written. Start all services and try again.\n',
    ]);
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });
});

describe('members delete', () => {
  it('deletes the account here and in all services, and ends its sessions', async () => {
    stub.responses['/internal/users/erase'] = { success: true };
    const { id, email, password, token } = await registerStudent(app);
    const dry = await members('delete', email, '--dry-run');
    expect(dry).toMatchObject({ status: 0, err: '' });
    expect(dry.out).toContain('Nothing was changed.');
    expect((await app.get('/auth/me', token)).status).toBe(200);

    const { status, out, err } = await members('delete', email);
    expect([status, out]).toEqual([0, expect.stringContaining('is deleted. 1 session ended.')]);
    expect(JSON.parse(err)).toMatchObject({ msg: 'An operator deleted an account', userId: id });
    expect((await app.get('/auth/me', token)).status).toBe(401);
    expect((await app.post('login', { email, password })).status).toBe(401);
    expect((await members('show', email)).status).toBe(1);
    // The running service continues the erasure by itself.
    const calls = await eventually('the erasure in the other services', () => {
      const all = stub.posted.filter(({ path }) => path === '/internal/users/erase');
      const own = all.filter(({ body }) => (body as { userId: string }).userId === id);
      return Promise.resolve(own.length >= 3 ? own : undefined);
    });
    expect(calls[0]?.body).toMatchObject({ userId: id, email });
  });
});
