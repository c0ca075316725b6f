import { beforeAll, describe, expect, it } from '@jest/globals';

import { PasswordHasher } from './password-hasher.js';

describe('passwords', () => {
  const hasher = new PasswordHasher();

  beforeAll(() => hasher.onModuleInit());

  it('are hashed with argon2id at no less than the minimum of OWASP', async () => {
    const hash = await hasher.hash('monsoon over Pune');
    const [, algorithm, memory, passes] = /^\$(\w+)\$v=19\$m=(\d+),t=(\d+),/.exec(hash) ?? [];
    expect(algorithm).toBe('argon2id');
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
  });

  it('are known by their hash, each hash another', async () => {
    const [one, two] = [await hasher.hash('monsoon'), await hasher.hash('monsoon')];
    expect(one).not.toBe(two);
    expect(await hasher.isRight(one, 'monsoon')).toBe(true);
    expect(await hasher.isRight(two, 'Monsoon')).toBe(false);
  });

  it('of nobody are never right', async () => {
    for (const none of [null, undefined]) {
      expect(await hasher.isRight(none, 'the password of nobody')).toBe(false);
    }
  });
});
