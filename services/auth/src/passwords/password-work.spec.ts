import { expect, it } from '@jest/globals';
import { PasswordHasher } from './password-hasher.js';
import { PASSWORD_COST } from './rules/password-cost.js';

class ObservedHasher extends PasswordHasher {
  verified: [passwordHash: string, password: string][] = [];

  protected override verify(passwordHash: string, password: string): Promise<boolean> {
    this.verified.push([passwordHash, password]);
    return super.verify(passwordHash, password);
  }
}

/** The algorithm and cost of a hash. */
const costOf = (hash: unknown) => /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/.exec(String(hash))?.[0];

it('an account without a password costs as much work as any other', async () => {
  const hasher = new ObservedHasher({ ...PASSWORD_COST, memoryCost: 1_024, timeCost: 1 });
  await hasher.onModuleInit();
  const hash = await hasher.hash('monsoon over Pune');
  for (const stored of [hash, null, undefined]) {
    hasher.verified = [];
    expect(await hasher.isRight(stored, 'a guess')).toBe(false);
    expect(hasher.verified).toHaveLength(1);
    const [[checked, password] = []] = hasher.verified;
    expect([costOf(checked), password]).toEqual([costOf(hash), 'a guess']);
  }
  expect(costOf(hash)).toContain('m=1024,t=1,');
});
