// Loaded into a process with --import: leaves its peak of resident memory (KB) in the file that PEAK_FILE names.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS));
});
