import { setTimeout as sleep } from 'node:timers/promises';

/** No attack: what students see without one, for comparison. */
export async function stayQuiet(): Promise<void> {
  await sleep(8_000);
}
