import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isAlive, type ProcessIdentity } from './identity.ts';

/**
 * Takes a lock for as long as this process lives.
 *
 * @returns undefined if acquired, otherwise the holder; a lock whose holder died is free
 */
export function takeLock(file: string): ProcessIdentity | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const own = identify(process.pid);
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(own), { flag: 'wx' });
      return undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder && isAlive(holder)) return holder;
    rmSync(file, { force: true });
  }
}

export function releaseLock(file: string): void {
  rmSync(file, { force: true });
}

/** Does the work while no other process of this checkout does it. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  while (takeLock(file)) await sleep(200);
  try {
    return await work();
  } finally {
    releaseLock(file);
  }
}

function readHolder(file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}
