// Runs one wave in its own process, so that attacking does not slow down the students who are measured.
import { constants, setPriority } from 'node:os';
import { getOneMessage, sendMessage } from 'execa';
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

const { wave, seed, target } = (await getOneMessage()) as unknown as Order;
const attack = new Attack(target, seeded(seed));
await waves[wave](attack).catch((error: unknown) =>
  attack.find(`the wave failed: ${String(error)}`),
);
await sendMessage({ ...attack.report });
// Connections that the wave left open would keep the process running.
process.exit(0);
