import { expect, it, jest } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';
import { PASSWORD_COST } from './rules/password-cost.js';

const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));
const { PasswordHasher } = await import('./password-hasher.js');

/** The algorithm and cost of a hash. */
const costOf = (hash: unknown) => /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/.exec(String(hash))?.[0];

it('an account without a password costs as much work as any other', async () => {
  const hasher = new PasswordHasher({ ...PASSWORD_COST, memoryCost: 1_024, timeCost: 1 });
  await hasher.onModuleInit();
  const hash = await hasher.hash('monsoon over Pune');
  for (const stored of [hash, null, undefined]) {
    verify.mockClear();
    expect(await hasher.isRight(stored, 'a guess')).toBe(false);
    expect(verify).toHaveBeenCalledTimes(1);
    const [[checked, password] = []] = verify.mock.calls;
    expect([costOf(checked), password]).toEqual([costOf(hash), 'a guess']);
  }
  expect(costOf(hash)).toContain('m=1024,t=1,');
});
