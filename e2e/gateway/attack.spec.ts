import { runAttack } from '../../tools/attack/run-attack.ts';
import { runningStack } from '../support/stack.ts';
import { alone, expect, test, then, when } from '../support/test.ts';

test('no attack on accounts, tokens, limits and the protocol succeeds', alone, async () => {
  const { origin, mail } = runningStack();
  const portOf = (address: string): number => Number(new URL(address).port);
  const outcome = await when('students use the product during the attack', () =>
    runAttack(
      { port: portOf(origin), mailPort: portOf(mail) },
      { students: 3, waves: ['protocol', 'tokens', 'accounts', 'contact'], seed: Date.now() % 1e6 },
      () => undefined,
    ),
  );
  await then('attackers reach nothing, and no answer is lost', async () => {
    expect(outcome.waves.flatMap(({ attack }) => attack.findings)).toEqual([]);
    expect(outcome.lost).toBe(0);
  });
});
