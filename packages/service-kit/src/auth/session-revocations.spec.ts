import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RedisClient } from '../redis/redis.js';
import { FixedClock } from '../testing/index.js';
import type { AuthenticatedSession } from './access-token.js';
import { AnnouncedRevocations } from './session-revocations.js';

/** A Redis whose responses are sent by hand. */
class SlowRedis {
  readonly queries: ((count: number) => void)[] = [];

  exists(): Promise<number> {
    return new Promise((respond) => this.queries.push(respond));
  }
}

const session: AuthenticatedSession = {
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.com',
  sessionId: 's1',
  issuedAt: new Date(0),
  expiresAt: new Date(86_400_000),
};

let redis: SlowRedis;
let revocations: AnnouncedRevocations;

beforeEach(() => {
  redis = new SlowRedis();
  revocations = new AnnouncedRevocations(redis as unknown as RedisClient, new FixedClock());
});

describe('announced revocations', () => {
  it('follow Redis', async () => {
    const result = revocations.isRevoked(session);
    redis.queries[0]?.(1);
    expect(await result).toBe(true);
  });

  it('let an unknown session pass while Redis hangs, without another query', async () => {
    expect(await revocations.isRevoked(session)).toBe(false);
    expect(await revocations.isRevoked(session)).toBe(false);
    expect(redis.queries).toHaveLength(1);
  });

  it('count a late response', async () => {
    expect(await revocations.isRevoked(session)).toBe(false);
    redis.queries[0]?.(1);
    await turn();
    expect(await revocations.isRevoked(session)).toBe(true);
  });

  it('keep a revocation that was noted during the query', async () => {
    const result = revocations.isRevoked(session);
    revocations.markRevoked('s1');
    redis.queries[0]?.(0);
    expect(await result).toBe(true);
    expect(await revocations.isRevoked(session)).toBe(true);
  });

  it('send no query while a thousand are pending', async () => {
    const sessions = Array.from({ length: 1_001 }, (_, index) => ({
      ...session,
      sessionId: `s${index}`,
    }));
    const results = Promise.all(sessions.map((each) => revocations.isRevoked(each)));
    expect(await results).toEqual(sessions.map(() => false));
    expect(redis.queries).toHaveLength(1_000);
    for (const respond of redis.queries) respond(0);
    await turn();
    void revocations.isRevoked({ ...session, sessionId: 'another' });
    expect(redis.queries).toHaveLength(1_001);
    redis.queries.at(-1)?.(0);
  });
});
