import {
  closeSync,
  fdatasyncSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
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

/** @returns the memory in megabytes that a process and its children have */
export function memoryOf(pid: number): number {
  const kilobytes = [pid, ...childrenOf(pid)].map((each) => {
    const status = readFileSync(`/proc/${each}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** @returns the size in megabytes of all files in a folder */
export function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  // A cache may delete a file meanwhile.
  const sizes = files.map(
    (file) => statSync(join(file.parentPath, file.name), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024;
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
