import type { ServiceName } from '../stack/inventory.ts';
import { check } from './commands.ts';
import { add, type Tally } from './tally.ts';

/** Compares the committed contracts with the code, by default of all services, and with the released ones. */
export async function checkContracts(services: readonly ServiceName[] = []): Promise<Tally> {
  const drift = await check(process.execPath, ['tools/contracts.ts', '--check', ...services]);
  const breaks = await check(process.execPath, ['tools/contracts/check-breaks.ts']);
  return add(drift, breaks);
}
