import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock, signTestToken } from '../testing/index.js';
import type { AuthenticatedSession } from './access-token.js';
import { VerifiedTokens } from './verified-tokens.js';

const newKey = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;

let clock: FixedClock;
let validKey: KeyObject | undefined;
let verified: VerifiedTokens;

beforeEach(() => {
  clock = new FixedClock();
  validKey = newKey();
  verified = new VerifiedTokens({ find: () => Promise.resolve(validKey) }, clock);
});

async function remember(seconds = 60): Promise<{ header: string; session: AuthenticatedSession }> {
  const issuedAt = clock.now();
  const expiresAt = new Date(issuedAt.getTime() + seconds * 1000);
  const header = `Bearer ${await signTestToken({ issuedAt, expiresAt })}`;
  const session = {
    id: 'u1',
    name: 'Asha Rao',
    email: 'asha@example.com',
    sessionId: 's1',
    issuedAt,
    expiresAt,
  };
  await verified.remember(header, session);
  return { header, session };
}

describe('verified tokens', () => {
  it('return the session of a verified token', async () => {
    const { header, session } = await remember();
    expect(await verified.recall(header)).toEqual(session);
    expect(await verified.recall(`${header}x`)).toBeUndefined();
  });

  it('drop a token when it expires', async () => {
    const { header } = await remember(60);
    clock.advance(59);
    expect(await verified.recall(header)).toBeDefined();
    clock.advance(1);
    expect(await verified.recall(header)).toBeUndefined();
  });

  it('drop a token whose key was replaced or withdrawn', async () => {
    const first = await remember();
    validKey = newKey();
    expect(await verified.recall(first.header)).toBeUndefined();
    const second = await remember();
    validKey = undefined;
    expect(await verified.recall(second.header)).toBeUndefined();
  });

  it('cache no token without a valid key, and at most ten thousand tokens', async () => {
    const { header, session } = await remember();
    const [scheme, token] = header.split(' ');
    for (let spaces = 2; spaces < 10_001; spaces += 1) {
      await verified.remember(`${scheme}${' '.repeat(spaces)}${token}`, session);
    }
    expect(await verified.recall(header)).toBeDefined();
    const { header: last } = await remember(120);
    expect(await verified.recall(last)).toBeDefined();
    expect(await verified.recall(header)).toBeDefined();
    expect(await verified.recall(`${scheme}  ${token}`)).toBeUndefined();
    validKey = undefined;
    const { header: lost } = await remember(180);
    expect(await verified.recall(lost)).toBeUndefined();
  });
});
