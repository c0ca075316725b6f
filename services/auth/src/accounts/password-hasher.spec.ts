import { beforeAll, describe, expect, it, jest } from '@jest/globals';

import { PasswordHasher } from './password-hasher.js';

// A hundred passwords take a busy machine some time.
jest.setTimeout(60_000);

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

  it('are not taken while more of them wait than anybody would wait for', async () => {
    const waiting = Array.from({ length: 100 }, () => hasher.isRight(null, 'monsoon'));
    expect(() => hasher.requireDiskSpace()).toThrow(
      expect.objectContaining({ status: 503, code: 'too_busy', retryAfter: 5 }),
    );
    await Promise.all(waiting);
    expect(() => hasher.requireDiskSpace()).not.toThrow();
  });

  it('are let in no faster than they can be hashed, though a crowd asks before any is', async () => {
    let open = (): void => undefined;
    const door = new Promise<void>((resolve) => {
      open = resolve;
    });
    const calls = Array.from({ length: 150 }, () =>
      hasher.watch(async () => {
        hasher.requireDiskSpace();
        await door;
        return hasher.isRight(null, 'monsoon');
      }),
    );
    open();
    const outcomes = await Promise.allSettled(calls);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(50);
    expect(refused[0]).toMatchObject({ reason: { code: 'too_busy' } });
  });

  it('are not looked at once their call is too old to be answered', async () => {
    const late = hasher.watch(async () => {
      hasher.requireDiskSpace();
      jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 4_100);
      return hasher.isRight(null, 'monsoon');
    });
    await expect(late).rejects.toMatchObject({ code: 'too_busy' });
    jest.restoreAllMocks();
  });

  it('keep no room for calls that ended before their turn', async () => {
    const left = (): Promise<never> => {
      hasher.requireDiskSpace();
      return Promise.reject(new Error('too many tries'));
    };
    for (let calls = 0; calls < 300; calls += 1) {
      await expect(hasher.watch(left)).rejects.toThrow('too many tries');
    }
    expect(() => hasher.requireDiskSpace()).not.toThrow();
  });

  it('of nobody are never right', async () => {
    for (const none of [null, undefined]) {
      expect(await hasher.isRight(none, 'the password of nobody')).toBe(false);
    }
  });
});
