import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, type ProcessIdentity } from './identity.ts';
import type { ServiceName, SiteName } from './inventory.ts';

/** Another process stops and starts parts of a private stack with it. */
export interface StackControl {
  /** `POST {url}/{action}/{process}` with the header `x-control: {key}`. */
  url: string;
  key: string;
}

/** What a running stack publishes about itself for other tools, in `state.json` of its folder. */
export interface StackState {
  process: ProcessIdentity;
  origin: string;
  mail: string;
  /** Ports of everything private to the run, stored for the next one. */
  ports: Record<string, number>;
  /** Where the apps' development servers listen, and under which path the gateway serves them. */
  dev: Partial<Record<SiteName, { port: number; path: string }>>;
  /** The environment of each service: its own tools run with the same. */
  environments: Record<ServiceName, Record<string, string>>;
  databases: Record<string, string>;
  /** Only if tests may stop and kill parts of the stack. */
  control?: StackControl;
}

export function writeState(folder: string, state: StackState): void {
  const file = stateFile(folder);
  writeFileSync(`${file}.new`, JSON.stringify(state, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** @returns the state of the stack that runs in a folder, or undefined if none does */
export function readRunningState(folder: string): StackState | undefined {
  const state = readJson<StackState>(stateFile(folder));
  return state && isAlive(state.process) ? state : undefined;
}

export function clearState(folder: string): void {
  rmSync(stateFile(folder), { force: true });
}

/** Ports stay the same from run to run if possible, so that bookmarks and notes stay valid. */
export function storePorts(folder: string, ports: Record<string, number>): void {
  writeFileSync(join(folder, 'ports.json'), JSON.stringify(ports, null, 2));
}

export function storedPorts(folder: string): Partial<Record<string, number>> {
  return readJson<Record<string, number>>(join(folder, 'ports.json')) ?? {};
}

function stateFile(folder: string): string {
  return join(folder, 'state.json');
}

function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}
