import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PasswordHasher } from './password-hasher.js';
import { PASSWORD_COST } from './rules/password-cost.js';

describe('passwords', () => {
  const hasher = new PasswordHasher({ ...PASSWORD_COST, memoryCost: 1024, timeCost: 1 });

  beforeAll(() => hasher.onModuleInit());

  it('are hashed with argon2id and at least the minimum cost of OWASP', async () => {
    const hash = await new PasswordHasher(PASSWORD_COST).hash('monsoon over Pune');
    const [, algorithm, memory, passes] = /^\$(\w+)\$v=19\$m=(\d+),t=(\d+),/.exec(hash) ?? [];
    expect(algorithm).toBe('argon2id');
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
  });

  it('match their hash, and each hash is different', async () => {
    const [one, two] = [await hasher.hash('monsoon'), await hasher.hash('monsoon')];
    expect(one).not.toBe(two);
    expect(await hasher.isRight(one, 'monsoon')).toBe(true);
    expect(await hasher.isRight(two, 'Monsoon')).toBe(false);
  });

  it('are rejected while the queue is too long', async () => {
    const waiting = Array.from({ length: 100 }, () => hasher.isRight(null, 'monsoon'));
    expect(() => hasher.assertCapacity()).toThrow(
      expect.objectContaining({ status: 503, code: 'too_busy', retryAfter: 5 }),
    );
    await Promise.all(waiting);
    expect(() => hasher.assertCapacity()).not.toThrow();
  });

  it('are limited by reservations when many calls start before the first hash', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const calls = Array.from({ length: 150 }, () =>
      hasher.withReservation(async () => {
        hasher.assertCapacity();
        await gate;
        return hasher.isRight(null, 'monsoon');
      }),
    );
    open();
    const outcomes = await Promise.allSettled(calls);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(50);
    expect(refused[0]).toMatchObject({ reason: { code: 'too_busy' } });
  });

  it('are not checked when their call has timed out', async () => {
    const late = hasher.withReservation(async () => {
      hasher.assertCapacity();
      jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 4_100);
      return hasher.isRight(null, 'monsoon');
    });
    await expect(late).rejects.toMatchObject({ code: 'too_busy' });
    jest.restoreAllMocks();
  });

  it('hold no reservation for calls that ended before hashing', async () => {
    const left = (): Promise<never> => {
      hasher.assertCapacity();
      return Promise.reject(new Error('too many tries'));
    };
    for (let calls = 0; calls < 300; calls += 1) {
      await expect(hasher.withReservation(left)).rejects.toThrow('too many tries');
    }
    expect(() => hasher.assertCapacity()).not.toThrow();
  });

  it('never match for an account without a password', async () => {
    for (const none of [null, undefined]) {
      expect(await hasher.isRight(none, 'the password of nobody')).toBe(false);
    }
  });
});
