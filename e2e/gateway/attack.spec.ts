import { runAttack } from '../../tools/attack/run-attack.ts';
import { errorsOf } from '../../tools/attack/verdict.ts';
import type { WaveName } from '../../tools/attack/waves/wave-names.ts';
import { runningStack } from '../support/stack.ts';
import { alone, expect, test, then, when } from '../support/test.ts';

/** The quick ones. `npm run attack` runs all of them, and measures how long the students' calls take. */
const waves: readonly WaveName[] = [
  'garbage',
  'protocol',
  'tokens',
  'live-test',
  'accounts',
  'contact',
  'caches',
  'pages',
];

test('attacks reach nothing, and do not disturb students', alone, async () => {
  const { origin, mail, environments } = runningStack();
  const portOf = (address: string): number => Number(new URL(address).port);
  const seed = Date.now() % 1e6;
  const outcome = await when('students use the product during the attack', () =>
    runAttack(
      { port: portOf(origin), mailPort: portOf(mail), catalogue: environments.catalogue },
      { students: 3, waves, seed },
      () => undefined,
    ),
  );
  await then('no attack succeeds, no call of a student fails, and no answer is lost', async () => {
    expect(outcome.waves.flatMap(errorsOf), `--seed ${seed}`).toEqual([]);
    expect(outcome.lost).toBe(0);
  });
});
