import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import {
  CLOCK,
  createService,
  describeApi,
  exampleEnv,
  REDIS,
  runInTransaction,
  runPreparedIn,
  SESSION_REVOCATIONS,
  withDatabaseLock,
  type RedisClient,
  type SessionRevocations,
} from '../src/index.js';
import {
  createTestEnv,
  eventually,
  FixedClock,
  signTestToken,
  startApp,
  type TestApp,
} from '../src/testing/index.js';
import { CreateNotes1795246800000, defineNotes, logged, release } from './app.js';

interface ServiceResponse {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

let running: TestApp;
let env: Record<string, string>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function call(path: string, init: RequestInit = {}): Promise<ServiceResponse> {
  const response = await fetch(`${running.url}${path}`, init);
  const text = await response.text();
  const body = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : { text };
  return { status: response.status, headers: response.headers, body };
}

function postJson(path: string, body: string, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/json' };
  return call(path, { method: 'POST', body, headers: { ...type, ...headers } });
}

function bearer(token: string): RequestInit {
  return { headers: { authorization: `Bearer ${token}` } };
}

async function hasSnapshotIsolation(dataSource: DataSource): Promise<boolean> {
  const settings = await dataSource.query<{ Value: string }[]>(
    "SHOW VARIABLES LIKE 'innodb_snapshot_isolation'",
  );
  return settings[0]?.Value === 'ON';
}

async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5);
}

beforeAll(async () => {
  env = { ...(await createTestEnv('service-kit')), LOG_LEVEL: 'info', RELEASE_VERSION: '1.2.3' };
  running = await startApp(defineNotes(env));
});

afterAll(async () => {
  await running.close();
});

describe('access', () => {
  it('makes a route private unless it is marked public', async () => {
    const { status, body } = await call('/notes/mine');
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, code: 'unauthenticated' });
    expect(body['message']).toBe(body['error']);
  });

  it('knows the student of a valid token', async () => {
    const token = await signTestToken({ id: 'u1', name: 'Asha', sessionId: 's1' });
    const { status, body } = await call('/notes/mine', bearer(token));
    expect(status).toBe(200);
    expect(body).toEqual({ id: 'u1', name: 'Asha', email: 'asha@example.com', sessionId: 's1' });
  });

  it.each([
    ['nonsense', 'x.y.z'],
    ['unsigned', 'eyJhbGciOiJub25lIiwia2lkIjoidGVzdC1rZXkifQ.eyJzdWIiOiJ1MSJ9.'],
  ])('refuses a token that is %s', async (_kind, token) => {
    expect((await call('/notes/mine', bearer(token))).status).toBe(401);
  });

  it('refuses a token with an invalid signature or time', async () => {
    const good = await signTestToken();
    const expired = await signTestToken({ issuedAt: new Date(Date.now() - 7_200_000) });
    expect((await call('/notes/mine', bearer(`${good.slice(0, -8)}AAAAAAAA`))).status).toBe(401);
    expect((await call('/notes/mine', bearer(expired))).status).toBe(401);
  });

  it('treats a call with an invalid token as a visitor on public routes', async () => {
    const known = await call('/notes/open', bearer(await signTestToken({ name: 'Asha' })));
    expect(known.body['name']).toBe('Asha');
    expect((await call('/notes/open', bearer('x.y.z'))).body['name']).toBe('visitor');
  });

  it('opens internal routes only with the credential', async () => {
    const token = await signTestToken();
    expect((await call('/internal/notes')).status).toBe(403);
    expect((await call('/internal/notes', bearer(token))).status).toBe(403);
    const credential = exampleEnv['SERVICE_CREDENTIAL'] ?? '';
    const headers = { 'x-service-credential': credential };
    expect((await call('/internal/notes', { headers })).status).toBe(200);
  });

  it('refuses a cached token once it expired or its session was revoked', async () => {
    const clock = new FixedClock(new Date());
    const other = await startApp(defineNotes(env), new Map([[CLOCK, clock]]));
    try {
      const statusFor = async (token: string) =>
        (await fetch(`${other.url}/notes/mine`, bearer(token))).status;
      const [ending, revoked] = [await signTestToken(), await signTestToken({ sessionId: 's9' })];
      expect([await statusFor(ending), await statusFor(ending), await statusFor(revoked)]).toEqual([
        200, 200, 200,
      ]);
      other.app.get<SessionRevocations>(SESSION_REVOCATIONS).markRevoked('s9');
      expect([await statusFor(revoked), await statusFor(ending)]).toEqual([401, 200]);
      clock.advance(3_700);
      expect([await statusFor(revoked), await statusFor(ending)]).toEqual([401, 401]);
    } finally {
      await other.close();
    }
  });

  it('checks token times by the injected clock', async () => {
    const clock = new FixedClock(new Date());
    const other = await startApp(defineNotes(env), new Map([[CLOCK, clock]]));
    try {
      const statusFor = async () =>
        (await fetch(`${other.url}/notes/mine`, bearer(await signTestToken()))).status;
      expect(await statusFor()).toBe(200);
      clock.advance(3_700);
      expect(await statusFor()).toBe(401);
    } finally {
      await other.close();
    }
  });
});

describe('access while the signing keys cannot be looked up', () => {
  it('is refused with 503, because a 401 would log the student out', async () => {
    const others = Object.entries(env).filter(([name]) => name !== 'JWKS_JSON');
    const AUTH_URL = `http://127.0.0.1:${await freePort()}`;
    const away = await startApp(defineNotes({ ...Object.fromEntries(others), AUTH_URL }));
    try {
      const response = await fetch(`${away.url}/notes/mine`, bearer(await signTestToken()));
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: 'dependency_down' });
      const malformed = await fetch(`${away.url}/notes/mine`, bearer('x.y.z'));
      expect(malformed.status).toBe(401);
    } finally {
      await away.close();
    }
  });
});

describe('errors', () => {
  it('lists each invalid field', async () => {
    const { status, body } = await postJson('/notes', '{"email":"x","size":0}');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'validation_failed',
      message: 'Email is invalid',
      fields: { email: 'Email is invalid', size: 'Size must not be less than 1' },
    });
  });

  it.each(['null', '[]', '7', '"text"', 'true'])('refuses the body %s', async (json) => {
    const { status, body } = await postJson('/notes', json);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false });
  });

  it('drops members that the DTO does not know', async () => {
    const { body } = await postJson('/notes', '{"email":"a@b.co","size":1,"isAdmin":true}');
    expect(body['note']).toEqual({ email: 'a@b.co', size: 1 });
  });

  it('accepts a call with the JSON type and no body', async () => {
    const { status, body } = await postJson('/notes/ping', '');
    expect([status, body]).toEqual([200, { pong: true }]);
    const missing = await postJson('/notes', '');
    expect([missing.status, missing.body['success']]).toEqual([400, false]);
  });

  it('refuses a body that is nested too deeply', async () => {
    const deep = await postJson('/notes', `${'['.repeat(4_000)}${']'.repeat(4_000)}`);
    expect([deep.status, deep.body['message']]).toEqual([400, 'The body is nested too deeply.']);
  });

  it('refuses a lone surrogate and names its field', async () => {
    const broken = await postJson('/notes', String.raw`{"email":"\ud800@example.com","size":1}`);
    expect([broken.status, broken.body['code']]).toEqual([400, 'validation_failed']);
    expect(Object.keys(broken.body['fields'] as object)).toEqual(['email']);
  });

  it('sends the standard body for errors of Fastify', async () => {
    const badJson = await postJson('/notes', '{"email":');
    expect([badJson.status, badJson.body['code']]).toEqual([400, 'bad_request']);
    const big = await postJson('/notes', JSON.stringify({ email: 'x'.repeat(300_000) }));
    expect([big.status, big.body['code'], big.body['message']]).toEqual([
      413,
      'too_large',
      'The request is larger than allowed (8 KB).',
    ]);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'image/png']) {
      const wrong = await call('/notes', {
        method: 'POST',
        body: 'email=x',
        headers: { 'content-type': type },
      });
      expect([wrong.status, wrong.body['code']]).toEqual([415, 'unsupported_type']);
    }
    const unknown = await call('/nowhere');
    expect([unknown.status, unknown.body['code']]).toEqual([404, 'not_found']);
    const undecodable = await call('/notes/%zz');
    expect([undecodable.status, undecodable.body['code']]).toEqual([400, 'bad_request']);
    for (const { body } of [badJson, big, unknown, undecodable]) {
      expect(body).toMatchObject({ success: false, requestId: expect.any(String) });
    }
  });

  it('sends the extra members of a domain error, and no detail of other errors', async () => {
    const conflict = await call('/notes/fault/conflict');
    expect([conflict.status, conflict.body]).toMatchObject([409, { code: 'taken', current: 7 }]);
    const other = await call('/notes/fault/other');
    expect(other.status).toBe(500);
    expect(JSON.stringify(other.body)).not.toContain('secret');
  });

  it('has the request id of the gateway', async () => {
    const headers = { 'x-request-id': '0123456789abcdef' };
    expect((await call('/nowhere', { headers })).body['requestId']).toBe('0123456789abcdef');
    expect((await call('/notes/open', { headers })).body['requestId']).toBe('0123456789abcdef');
  });
});

describe('request context', () => {
  it('is available when the body arrives in chunks', async () => {
    const body = '{"email":"a@b.co","size":1}';
    const head = [
      'POST /notes HTTP/1.1',
      'Host: x',
      'Connection: close',
      'X-Request-Id: in-pieces',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ].join('\r\n');
    const { hostname, port } = new URL(running.url);
    const response = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`${head}\r\n\r\n${body.slice(0, 5)}`);
        setTimeout(() => socket.write(body.slice(5)), 50);
      });
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(response).toContain('"requestId":"in-pieces"');
  });

  it('has the client address from the gateway', async () => {
    const headers = { 'x-real-ip': '203.0.113.9' };
    expect((await call('/notes/open', { headers })).body['address']).toBe('203.0.113.9');
    const forged = { 'x-real-ip': 'not-an-address' };
    expect((await call('/notes/open', { headers: forged })).body['address']).toBe('127.0.0.1');
  });
});

describe('logging', () => {
  it('has the request id on every line, and no secrets, queries or health checks', async () => {
    logged.length = 0;
    const headers = { 'x-request-id': 'to-be-logged' };
    await postJson('/notes?token=secret-one', '{"email":"a@b.co","size":1}', headers);
    await call('/notes/fault/other', { headers });
    await call('/health/live', { headers });
    expect(logged.map(({ msg }) => msg)).toEqual([
      'A note',
      'Request done',
      'Something went wrong on our side. Please try again.',
      'Request failed',
    ]);
    expect(new Set(logged.map(({ requestId }) => requestId))).toEqual(new Set(['to-be-logged']));
    expect(logged[1]).toMatchObject({ method: 'POST', path: '/notes', status: 200 });
    expect(JSON.stringify(logged)).not.toMatch(/a@b\.co|secret-one/);
    expect(JSON.stringify(logged[2])).toContain('secret detail');
  });

  it('has one line for a request that the client aborted, and for an unknown path', async () => {
    logged.length = 0;
    const leaving = new AbortController();
    const aborted = call('/notes/slow', { signal: leaving.signal });
    await waitUntil(() => release.now !== undefined);
    leaving.abort();
    await expect(aborted).rejects.toThrow('aborted');
    await waitUntil(() => logged.length > 0);
    release.now?.();
    await call('/nowhere?who=a@b.co#c@d.co');
    await waitUntil(() => logged.length > 1);
    expect(logged.map(({ path, status, msg }) => ({ path, status, msg }))).toEqual([
      { path: '/notes/slow', status: 499, msg: 'Request failed' },
      { path: '/nowhere', status: 404, msg: 'Request done' },
    ]);
  });

  it('says why a statement failed, without its values', async () => {
    logged.length = 0;
    expect((await call('/notes/fault/database')).status).toBe(500);
    expect(logged[0]).toMatchObject({
      err: { type: 'QueryFailedError', code: 'ER_BAD_FIELD_ERROR' },
    });
    expect(JSON.stringify(logged)).not.toContain('a@b.co');
  });
});

describe('operation', () => {
  it('reports liveness, readiness and request metrics', async () => {
    expect((await call('/health/live')).body).toEqual({
      status: 'ok',
      version: '1.2.3',
      commit: 'unknown',
    });
    expect((await call('/health/ready')).body).toEqual({
      status: 'ok',
      checks: { database: 'ok', redis: 'ok' },
    });
    const { body } = await call('/metrics');
    expect(body['text']).toContain('route="/notes/open"');
  });

  it('boots without Redis and reports that in its readiness', async () => {
    const other = await startApp(defineNotes({ ...env, REDIS_URL: 'redis://127.0.0.1:1' }));
    try {
      const ready = await fetch(`${other.url}/health/ready`);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toMatchObject({ checks: { database: 'ok', redis: 'away' } });
    } finally {
      await other.close();
    }
  });

  it('is not ready while Redis takes no writes', async () => {
    const port = await freePort();
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
    const replica = spawn('redis-server', [...options, '--replicaof', '127.0.0.1', '1'], {
      stdio: 'ignore',
    });
    const ended = once(replica, 'exit');
    const other = await startApp(defineNotes({ ...env, REDIS_URL: `redis://127.0.0.1:${port}` }));
    const redis = other.app.get<RedisClient>(REDIS);
    try {
      await eventually('the replica', async () => Promise.resolve(redis.isReady));
      expect(await redis.ping()).toBe('PONG');
      const ready = await fetch(`${other.url}/health/ready`);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toMatchObject({ checks: { database: 'ok', redis: 'away' } });
    } finally {
      await other.close();
      replica.kill('SIGKILL');
      await ended;
    }
  });

  it('migrates once when several replicas start at once', async () => {
    const apps = await Promise.all([1, 2, 3].map(() => createService(defineNotes(env))));
    const [first] = apps;
    expect(await first?.get(DataSource).query('SELECT * FROM notes')).toEqual([{ id: 1 }]);
    await Promise.all(apps.map((app) => app.close()));
  });

  it('retries when the connection to the database takes too long', async () => {
    const database = new URL(env['DATABASE_URL'] ?? '');
    let connections = 0;
    const slowAtFirst = createServer((socket) => {
      connections += 1;
      socket.on('error', () => socket.destroy());
      if (connections === 1) return;
      const upstream = connect(Number(database.port), database.hostname);
      upstream.on('error', () => socket.destroy());
      socket.pipe(upstream).pipe(socket);
    });
    await new Promise<void>((resolve) => slowAtFirst.listen(0, '127.0.0.1', resolve));
    const url = new URL(database.href);
    url.port = String((slowAtFirst.address() as AddressInfo).port);
    try {
      const app = await createService(defineNotes({ ...env, DATABASE_URL: url.href }));
      await app.close();
      expect(connections).toBeGreaterThan(1);
    } finally {
      slowAtFirst.close();
    }
  });

  it('says in one sentence why it cannot start', async () => {
    class Broken1795246900000 {
      async up(runner: { query(sql: string): Promise<unknown> }): Promise<void> {
        await runner.query('CREATE TABLE');
      }
      async down(): Promise<void> {}
    }
    const away = { ...env, DATABASE_URL: 'mysql://root@127.0.0.1:1/none' };
    await expect(createService(defineNotes(away))).rejects.toThrow(
      'the database 127.0.0.1:1/none cannot be reached (connect ECONNREFUSED',
    );
    const migrations = [CreateNotes1795246800000, Broken1795246900000];
    await expect(createService(defineNotes(env, migrations))).rejects.toThrow(
      /^a migration of the database .* failed/,
    );
    await expect(createService(defineNotes(env, [Broken1795246900000]))).rejects.toThrow(
      /has tables from before version 1\.0\.0, .*; delete all data .*\.local.* --volumes/,
    );
  });

  it('lets only one holder of a lock work at a time', async () => {
    const dataSource = running.app.get(DataSource);
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} in`);
      await dataSource.query('DO SLEEP(0.05)');
      order.push(`${name} out`);
    };
    await Promise.all(['a', 'b'].map((name) => withDatabaseLock(dataSource, 'order', work(name))));
    expect(order.map((entry) => entry.split(' ')[1])).toEqual(['in', 'out', 'in', 'out']);
  });

  it('runs prepared statements in a transaction, which can roll them back', async () => {
    const dataSource = running.app.get(DataSource);
    const undone = runInTransaction(dataSource, async (manager) => {
      await runPreparedIn(manager, 'INSERT INTO notes (id) VALUES (?)', [77]);
      expect(await runPreparedIn(manager, 'SELECT id FROM notes WHERE id = ?', [77])).toEqual([
        { id: 77 },
      ]);
      throw new Error('undo it');
    });
    await expect(undone).rejects.toThrow('undo it');
    expect(await dataSource.query('SELECT id FROM notes WHERE id = 77')).toEqual([]);
    await expect(runPreparedIn(dataSource.manager, 'SELECT 1', [])).rejects.toThrow(
      'There is no transaction',
    );
  });

  it('retries a transaction that the database rolled back because of another one', async () => {
    const dataSource = running.app.get(DataSource);
    await dataSource.query('CREATE TABLE boards (id INT PRIMARY KEY, text VARCHAR(50))');
    await dataSource.query("INSERT INTO boards VALUES (1, 'clean')");
    let tries = 0;
    await runInTransaction(dataSource, async (manager) => {
      tries += 1;
      const [seen] = await manager.query<{ text: string }[]>('SELECT text FROM boards');
      if (tries === 1) await dataSource.query("UPDATE boards SET text = 'theirs'");
      await manager.query('UPDATE boards SET text = ? WHERE id = 1', [`${seen?.text}, mine`]);
    });
    const [board] = await dataSource.query<{ text: string }[]>('SELECT text FROM boards');
    // Only servers with snapshot isolation roll it back. With others the last write wins.
    const expected = (await hasSnapshotIsolation(dataSource))
      ? [2, 'theirs, mine']
      : [1, 'clean, mine'];
    expect([tries, board?.text]).toEqual(expected);
  });

  it('describes its API without a database', async () => {
    const { api, internal } = await describeApi(defineNotes(exampleEnv));
    expect(Object.keys(api.paths)).toEqual(
      expect.arrayContaining(['/notes', '/notes/mine', '/internal/notes']),
    );
    expect(api.paths).not.toHaveProperty('/metrics');
    expect(Object.keys(internal.paths)).toEqual(['/internal/notes']);
  });
});
