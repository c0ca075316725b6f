import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execaNode } from 'execa';

const given = 'a-password-of-the-operator';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  mkdirSync(join(folder, 'given'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function make(env: Record<string, string> = {}) {
  const script = join(import.meta.dirname, 'make-secrets.mjs');
  const folders = [join(folder, 'made'), join(folder, 'given')];
  return execaNode(script, folders, { env, nodeOptions: [], reject: false });
}

function made(file: string): string {
  return readFileSync(join(folder, 'made', file), 'utf8');
}

describe('the secrets of a Compose installation', () => {
  it('are random, and stay the same at the next start', async () => {
    await make();
    const [address, redis] = [made('attempt/database_url'), made('redis/redis.conf')];
    expect(address).toBe(`mysql://attempt:${made('mysql/attempt')}@mysql:3306/attempt`);
    expect(redis).toBe(`requirepass ${made('redis/password')}\n`);
    expect(made('auth/service_credential')).toBe(made('attempt/service_credential'));
    await make();
    expect([made('attempt/database_url'), made('redis/redis.conf')]).toEqual([address, redis]);
  });

  it('are those that an operator gives by a variable or a file, also later', async () => {
    await make();
    writeFileSync(join(folder, 'given', 'redis_password'), `${given}\n`);
    await make({ ATTEMPT_DATABASE_PASSWORD: given });
    expect(made('attempt/database_url')).toBe(`mysql://attempt:${given}@mysql:3306/attempt`);
    expect(made('messaging/redis_url')).toBe(`redis://:${given}@redis:6379`);
  });

  it('are refused if they would break the addresses that they are part of', async () => {
    expect(await make({ REDIS_PASSWORD: 'pass@word/with:signs' })).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^REDIS_PASSWORD must have at least 16 characters/),
    });
  });
});
