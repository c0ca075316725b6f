import { LOG_LEVELS, type LogLevel } from './logger';
import { StartError } from './start-error';

/** A setting in the environment. */
export interface Setting<Value> {
  /** @returns undefined if the text is malformed */
  read: (text: string) => Value | undefined;
  /** What the text must be. */
  expected: string;
  /** Used if the setting is not set. */
  fallback?: Value;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MAX_PORT = 65_535;

type SettingsShape = Readonly<Record<string, Setting<unknown>>>;

/** The values of settings. */
export type ValuesOf<Shape extends SettingsShape> = {
  [Name in keyof Shape]: Shape[Name] extends Setting<infer Value> ? Value : never;
};

/** What every program reads. */
export const programSettings = {
  HOST: text('127.0.0.1'),
  PORT: port(),
  LOG_LEVEL: logLevel('info'),
  /** What runs here, for /health/live. */
  RELEASE_VERSION: text('unknown'),
  RELEASE_COMMIT: text('unknown'),
} satisfies SettingsShape;

export type ProgramSettings = ValuesOf<typeof programSettings>;

/**
 * Reads settings from the environment. Empty ones count as not set.
 *
 * @throws StartError with one sentence that names all settings that are missing or malformed
 */
export function readSettings<Shape extends SettingsShape>(
  settings: Shape,
  environment: Environment = process.env,
): ValuesOf<Shape> {
  const problems: string[] = [];
  const values = Object.entries(settings).map(([name, setting]) => {
    const given = environment[name];
    if (given === undefined || given === '') {
      if (setting.fallback === undefined) problems.push(`${name} is not set`);
      return [name, setting.fallback];
    }
    const value = setting.read(given);
    if (value === undefined) problems.push(`${name} is not ${setting.expected}`);
    return [name, value];
  });
  if (problems.length > 0) throw new StartError(new Intl.ListFormat('en').format(problems));
  return Object.fromEntries(values) as ValuesOf<Shape>;
}

/** The address of a server, without a path. Its value has no slash at the end. */
export function origin(): Setting<string> {
  return { read: readOrigin, expected: 'the address of a server such as http://host:3000' };
}

/** Addresses of servers by name, as JSON. */
export function origins(): Setting<ReadonlyMap<string, string>> {
  return { read: readOrigins, expected: 'a JSON object of addresses such as http://host:3000' };
}

/** A duration in milliseconds. */
export function milliseconds(fallback: number): Setting<number> {
  return {
    read: (given) => (/^[1-9]\d{0,4}$/.test(given) ? +given : undefined),
    expected: 'a whole number of milliseconds from 1 to 99999',
    fallback,
  };
}

function text(fallback: string): Setting<string> {
  return { read: (given) => given, expected: 'a text', fallback };
}

function port(): Setting<number> {
  return {
    read: (given) => (/^\d{1,5}$/.test(given) && +given <= MAX_PORT ? +given : undefined),
    expected: `a whole number up to ${MAX_PORT}`,
  };
}

function logLevel(fallback: LogLevel): Setting<LogLevel> {
  return {
    read: (given) => LOG_LEVELS.find((level) => level === given),
    expected: `one of ${LOG_LEVELS.join(', ')}`,
    fallback,
  };
}

function readOrigin(given: string): string | undefined {
  if (!URL.canParse(given)) return undefined;
  const url = new URL(given);
  const isServer = /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isServer ? url.origin : undefined;
}

function readOrigins(given: string): ReadonlyMap<string, string> | undefined {
  const value = parse(given);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const found = new Map<string, string>();
  for (const [name, address] of Object.entries(value)) {
    const server = typeof address === 'string' ? readOrigin(address) : undefined;
    if (server === undefined) return undefined;
    found.set(name, server);
  }
  return found;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
