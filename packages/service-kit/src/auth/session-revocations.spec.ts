import { setImmediate as turn } from 'node:timers/promises';

import { beforeEach, describe, expect, it } from '@jest/globals';

import type { RedisClient } from '../redis/redis.js';
import { FixedClock } from '../testing/index.js';

import type { AuthenticatedSession } from './access-token.js';
import { AnnouncedRevocations } from './session-revocations.js';

/** A Redis whose answers are given by hand. */
class SlowRedis {
  readonly asked: ((count: number) => void)[] = [];

  exists(): Promise<number> {
    return new Promise((answer) => this.asked.push(answer));
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
  it('go by what Redis says', async () => {
    const asking = revocations.isRevoked(session);
    redis.asked[0]?.(1);
    expect(await asking).toBe(true);
  });

  it('let a session pass that was never asked for when Redis hangs, and ask no sooner for that', async () => {
    expect(await revocations.isRevoked(session)).toBe(false);
    expect(await revocations.isRevoked(session)).toBe(false);
    expect(redis.asked).toHaveLength(1);
  });

  it('count an answer that comes late', async () => {
    expect(await revocations.isRevoked(session)).toBe(false);
    redis.asked[0]?.(1);
    await turn();
    expect(await revocations.isRevoked(session)).toBe(true);
  });

  it('keep what was noted while Redis was asked', async () => {
    const asking = revocations.isRevoked(session);
    revocations.noteRevoked('s1');
    redis.asked[0]?.(0);
    expect(await asking).toBe(true);
    expect(await revocations.isRevoked(session)).toBe(true);
  });

  it('leave a Redis alone that has a thousand questions to answer', async () => {
    const sessions = Array.from({ length: 1_001 }, (_, index) => ({
      ...session,
      sessionId: `s${index}`,
    }));
    const asking = Promise.all(sessions.map((each) => revocations.isRevoked(each)));
    expect(await asking).toEqual(sessions.map(() => false));
    expect(redis.asked).toHaveLength(1_000);
    for (const answer of redis.asked) answer(0);
    await turn();
    void revocations.isRevoked({ ...session, sessionId: 'another' });
    expect(redis.asked).toHaveLength(1_001);
    redis.asked.at(-1)?.(0);
  });
});
