import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees memory once after boot. Loading the modules leaves as much garbage as there is live heap, and
 * V8 does not collect it until there is load (60 MB of 190 in an idle service).
 *
 * @param afterMs the delay in milliseconds; the boot is over by then
 */
export function releaseBootMemory(afterMs = 3000): void {
  const timer = setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as (how: object) => void;
    setFlagsFromString('--no-expose-gc');
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, afterMs);
  timer.unref();
}
