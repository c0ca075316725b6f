// Runs one wave in its own process, so that attacking does not slow down the students who are measured.
import { constants, setPriority } from 'node:os';
import { seeded } from '../chaos/random.ts';
import type { Target } from './target.ts';
import { Attack } from './wave.ts';
import type { WaveName } from './waves/wave-names.ts';
import { waves } from './waves/waves.ts';

interface Order {
  wave: WaveName;
  seed: number;
  target: Target;
}

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.once('message', (order: Order) => {
  const attack = new Attack(order.target, seeded(order.seed));
  waves[order.wave](attack)
    .catch((error: unknown) => attack.find(`the wave broke off: ${String(error)}`))
    .finally(() => process.send?.(attack.report, () => process.exit(0)));
});
