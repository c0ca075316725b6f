import { readFileSync } from 'node:fs';
import { execaSync } from 'execa';

/** A process id and its start time: ids are reused, so an id alone proves nothing. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
}

/** @returns the identity of a running process, or undefined if there is none with that id */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = process.platform === 'linux' ? linuxStart(pid) : portableStart(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

/** @returns whether exactly this process still runs */
export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.startedAt === identity.startedAt;
}

function linuxStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in parentheses and may contain any character; after it come state (3) … start time (22).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function portableStart(pid: number): string | undefined {
  const { stdout } = execaSync('ps', ['-o', 'lstart=', '-p', String(pid)], { reject: false });
  return stdout?.trim() || undefined;
}
