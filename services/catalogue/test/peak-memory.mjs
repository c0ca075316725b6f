// Loaded into a process with --import: leaves its peak of resident memory (KB) in the file that PEAK_FILE names.
import { readFileSync, writeFileSync } from 'node:fs';

process.on('exit', () => {
  writeFileSync(process.env.PEAK_FILE, String(peak()));
});

/** Of this program alone: on Linux, resourceUsage() also counts what its parent held when it was forked. */
function peak() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
}
