import { spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '../prepare/programs.mjs';
import { identify, isAlive, type ProcessIdentity } from './identity.ts';
import { ToolError } from './tool-error.ts';

export interface ProcessSpec {
  name: string;
  program: string;
  args: readonly string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  logFile: string;
  pidFile: string;
  /** Called repeatedly until it returns true; an exception counts as false. */
  isReady: () => Promise<boolean>;
  /** Files that it leaves behind when it is killed, and that would keep it from starting again. */
  leftovers?: readonly string[];
  readyWithinMs: number;
  stopSignal?: NodeJS.Signals;
  stopWithinMs?: number;
  /** Turns the end of a dead process's log into the message for the person. */
  explain?: (log: string) => string | undefined;
}

export interface ProcessEvents {
  /** It died unexpectedly; `restartInMs` says when it is restarted. */
  died?: (name: string, how: string, restartInMs: number) => void;
  restarted?: (name: string) => void;
}

const maxWaitMs = 30_000;
const steadyAfterMs = 60_000;

/** One program of the stack: started, watched, restarted when it dies, stopped with everything it started. */
export class ManagedProcess {
  readonly name: string;
  readonly logFile: string;
  readonly #spec: ProcessSpec;
  readonly #events: ProcessEvents;
  #child: ChildProcess | undefined;
  #isWanted = false;
  /** It was ready once: from then on it is restarted when it dies. */
  #isProven = false;
  #failures = 0;
  #startedAt = 0;
  #logStart = 0;
  #restart: NodeJS.Timeout | undefined;

  constructor(spec: ProcessSpec, events: ProcessEvents = {}) {
    this.name = spec.name;
    this.logFile = spec.logFile;
    this.#spec = spec;
    this.#events = events;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /** Checks whether it can work; false if it does not run. */
  async isReady(): Promise<boolean> {
    return this.isRunning && (await this.#spec.isReady().catch(() => false));
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    this.#isWanted = true;
    this.#isProven = false;
    await stopLeftover(this.#spec.pidFile);
    if (!this.#isWanted) throw new ToolError(`${this.name} was stopped before it started.`);
    this.#spawn();
    await this.#untilReady();
    this.#isProven = true;
  }

  /** Asks it to stop, waits, and kills it if it does not. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    clearTimeout(this.#restart);
    const child = this.#child;
    if (child === undefined) return;
    child.kill('SIGCONT');
    child.kill(this.#spec.stopSignal ?? 'SIGTERM');
    await Promise.race([
      exited(child),
      sleep(this.#spec.stopWithinMs ?? 10_000, undefined, { ref: false }),
    ]);
    if (this.#child === child) {
      signalGroup(child, 'SIGKILL');
      await exited(child);
    }
  }

  /** Kills it and everything it started at once, as a crash would; it comes back by itself. */
  kill(): void {
    if (this.#child) signalGroup(this.#child, 'SIGKILL');
  }

  /** Freezes it: it keeps its connections and does not respond. */
  freeze(): void {
    if (this.#child) signalGroup(this.#child, 'SIGSTOP');
  }

  thaw(): void {
    if (this.#child) signalGroup(this.#child, 'SIGCONT');
  }

  #spawn(): void {
    const { program, args, cwd, env, logFile, pidFile, leftovers = [] } = this.#spec;
    for (const file of leftovers) rmSync(file, { force: true });
    mkdirSync(dirname(logFile), { recursive: true });
    const log = openSync(logFile, 'a', 0o600);
    this.#logStart = statSync(logFile).size;
    const [file = program, ...rest] = [...dieWithParent(), program, ...args];
    // Its own process group: Ctrl-C reaches only us, and we stop the programs in their order.
    const child = spawn(file, rest, {
      cwd,
      env: env ?? process.env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#child = child;
    this.#startedAt = Date.now();
    child.once('error', (error) => this.#ended(child, error.message));
    child.once('exit', (code, signal) => this.#ended(child, signal ?? `exit status ${code}`));
    const identity = child.pid === undefined ? undefined : identify(child.pid);
    if (identity) {
      mkdirSync(dirname(pidFile), { recursive: true });
      writeFileSync(pidFile, JSON.stringify(identity));
    }
  }

  #ended(child: ChildProcess, how: string): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    rmSync(this.#spec.pidFile, { force: true });
    // Its children (nginx's workers) must not outlive it and hold its port.
    signalGroup(child, 'SIGKILL');
    if (!this.#isWanted || !this.#isProven) return;
    if (Date.now() - this.#startedAt > steadyAfterMs) this.#failures = 0;
    const wait = Math.min(1000 * 2 ** this.#failures, maxWaitMs);
    this.#failures += 1;
    this.#events.died?.(this.name, how, wait);
    this.#restart = setTimeout(() => void this.#comeBack(), wait);
  }

  async #comeBack(): Promise<void> {
    if (!this.#isWanted || this.#child) return;
    this.#spawn();
    try {
      await this.#untilReady();
      this.#events.restarted?.(this.name);
    } catch {
      // Dead again: #ended has planned the next try. Alive but not ready: it may still become ready.
    }
  }

  async #untilReady(): Promise<void> {
    const { isReady, readyWithinMs } = this.#spec;
    const child = this.#child;
    const deadline = Date.now() + readyWithinMs;
    while (Date.now() < deadline) {
      if (this.#child !== child) throw new ToolError(this.#reason('stopped while starting'));
      if (await isReady().catch(() => false)) return;
      await sleep(50);
    }
    throw new ToolError(this.#reason(`was not ready after ${readyWithinMs / 1000} s`));
  }

  #reason(what: string): string {
    const log = readFileSync(this.logFile).subarray(this.#logStart).toString('utf8');
    const full = /no space left on device|errcode: 28|error: 28|\bENOSPC\b|disk (?:is )?full/i.test(
      log,
    )
      ? `The disk that holds ${dirname(dirname(this.logFile))} is full. Delete files there, then start again.`
      : undefined;
    const explained = full ?? this.#spec.explain?.(log);
    return explained ?? `${this.name} ${what}. Its log says why: ${this.logFile}`;
  }
}

/** Ends a process that is left from an earlier run, which was killed before it could clean up. */
export async function stopLeftover(pidFile: string): Promise<void> {
  const identity = readIdentity(pidFile);
  if (identity && isAlive(identity)) {
    for (const [signal, waitMs] of [
      ['SIGCONT', 0],
      ['SIGTERM', 15_000],
      ['SIGKILL', 5000],
    ] as const) {
      try {
        process.kill(-identity.pid, signal);
      } catch {
        break;
      }
      const deadline = Date.now() + waitMs;
      while (isAlive(identity) && Date.now() < deadline) await sleep(50);
    }
  }
  rmSync(pidFile, { force: true });
}

function readIdentity(pidFile: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(pidFile, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}

/** On Linux the kernel itself ends our programs if we are killed and cannot do it. */
function dieWithParent(): string[] {
  const setpriv = process.platform === 'linux' ? findProgram('setpriv') : undefined;
  return setpriv ? [setpriv, '--pdeathsig', 'TERM', '--'] : [];
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group no longer exists.
  }
}

function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
