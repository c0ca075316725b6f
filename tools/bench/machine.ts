import {
  closeSync,
  fdatasyncSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { execaSync } from 'execa';

const ticksPerSecond = Number(execaSync('getconf', ['CLK_TCK']).stdout);

/** @returns milliseconds of processor time that a process and its children have used so far */
export function processorTime(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ownTime(each), 0);
}

function ownTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in parentheses, which may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter((child) => child !== '')
      .map(Number),
  );
}

/** @returns how many small durable writes per second this disk makes, one after another */
export function syncRate(folder: string, milliseconds = 1_000): number {
  const file = join(folder, 'sync-rate');
  const handle = openSync(file, 'w');
  const began = performance.now();
  let count = 0;
  try {
    for (; performance.now() - began < milliseconds; count += 1) {
      writeSync(handle, 'x'.repeat(512), 0);
      fdatasyncSync(handle);
    }
  } finally {
    closeSync(handle);
    rmSync(file);
  }
  return Math.round((count * 1000) / (performance.now() - began));
}
