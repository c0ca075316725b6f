// Measures this process's peak of resident memory. Loaded with --import, it leaves the peak (KB) in the file that
// PEAK_FILE names.
import { readFileSync, writeFileSync } from 'node:fs';

const isLinux = process.platform === 'linux';

if (process.env.PEAK_FILE) {
  process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(peakMemory())));
}

/** In KB, of this program alone: on Linux, resourceUsage() also counts what its parent held when it was forked. */
export function peakMemory() {
  if (!isLinux) return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
}

/** Starts a new measurement. Only Linux can do this; other systems report the peak since the start of the process. */
export function resetPeakMemory() {
  if (isLinux) writeFileSync('/proc/self/clear_refs', '5');
}
