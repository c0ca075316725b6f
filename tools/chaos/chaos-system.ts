import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { ServiceName } from '../stack/inventory.ts';
import type { RedisClient } from './with-redis.ts';

export type SqlValues = readonly (string | number)[];

/** Where a run takes place: the product on this machine, or the cluster in containers. */
export interface ChaosSystem {
  /** The gateways. */
  readonly origins: readonly [string, ...string[]];
  /** The test that students take. */
  readonly testId: string;
  query<Row>(service: ServiceName, sql: string, values?: SqlValues): Promise<Row[]>;
  /** Works with the Redis that is the master. */
  redis<Result>(work: (client: RedisClient) => Promise<Result>): Promise<Result>;
}

const demo = { email: 'demo@abhyas.example', password: 'demo-practice-2026' };
const logInsAtOnce = 4;
const logInTries = 20;

/** Accounts that share the demo's password, logged in as usual: returns their tokens. */
export async function logInStudents(
  { origins: [origin], query }: Pick<ChaosSystem, 'origins' | 'query'>,
  count: number,
): Promise<string[]> {
  const emails = Array.from({ length: count }, () => `student-${randomUUID()}@abhyas.example`);
  await query(
    'auth',
    `INSERT INTO users (id, email, email_key, name, password_hash,
                        verified_at, created_at, updated_at)
     SELECT own.id, own.email, own.email, 'Asha Rao', password_hash,
            verified_at, created_at, updated_at
       FROM users
       JOIN (SELECT '' AS id, '' AS email
             ${'UNION ALL SELECT ?, ? '.repeat(count)}) own ON own.id <> ''
      WHERE users.email = ?`,
    [...emails.flatMap((email) => [randomUUID(), email]), demo.email],
  );
  const tokens: string[] = [];
  const waiting = [...emails];
  const logInSome = async (): Promise<void> => {
    for (let email = waiting.shift(); email !== undefined; email = waiting.shift()) {
      tokens.push(await logIn(origin, email));
    }
  };
  await Promise.all(Array.from({ length: logInsAtOnce }, logInSome));
  return tokens;
}

/** Checking a password is expensive, and on a busy machine one may take longer than the gateway waits. */
async function logIn(origin: string, email: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demo.password }),
    });
    const { token } = (await response.json()) as Partial<ResponseOf<'/api/auth/login', 'post'>>;
    if (token !== undefined) return token;
    if (tries === logInTries) throw new Error(`${email} could not log in: ${response.status}`);
    await sleep(1_000);
  }
}
