import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseRedisAddress, RedisAddressError } from '../redis/redis-address.js';

/** A required variable is missing or invalid. The message has one sentence per variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly sentences: readonly string[]) {
    super(sentences.join(' '));
  }
}

const webAddress = z.url({ protocol: /^https?$/ });

const baseShape = {
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  DATABASE_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  REDIS_URL: z.string().superRefine(requireRedisAddress),
  SERVICE_CREDENTIAL: z.string().min(16),
  AUTH_URL: webAddress,
  /** Public keys, inline. Without them they are fetched from AUTH_URL. */
  JWKS_JSON: z.string().optional(),
  /** What runs here, for /health/live. */
  RELEASE_VERSION: z.string().default('unknown'),
  RELEASE_COMMIT: z.string().default('unknown'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

function requireRedisAddress(text: string, context: z.RefinementCtx): void {
  try {
    parseRedisAddress(text);
  } catch (error) {
    if (!(error instanceof RedisAddressError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
  }
}

/** The configuration that all services have. */
export type BaseConfig = z.infer<z.ZodObject<typeof baseShape>>;

/**
 * Reads and checks the environment: the base variables and the service's own. Empty variables count
 * as missing. When X is missing, X_FILE may name a file with its value, as containers mount secrets.
 *
 * @param shape the service's own variables, as zod types
 * @param env where to read them
 * @returns the checked values, with defaults
 * @throws ConfigError with one sentence per missing or invalid variable
 */
export function loadConfig<T extends z.ZodRawShape>(
  shape: T,
  env: Readonly<Record<string, string | undefined>> = process.env,
): BaseConfig & z.infer<z.ZodObject<T>> {
  const { values, unreadable } = readValues(
    [...Object.keys(baseShape), ...Object.keys(shape)],
    env,
  );
  const base = z.object(baseShape).safeParse(values);
  const own = z.object(shape).safeParse(values);
  const issues = [...(base.error?.issues ?? []), ...(own.error?.issues ?? [])].filter(
    ({ path }) => !unreadable.has(String(path[0])),
  );
  if (!base.success || !own.success || unreadable.size > 0) {
    throw new ConfigError([
      ...unreadable.values(),
      ...issues.map((issue) => describeIssue(issue, values)),
    ]);
  }
  return { ...base.data, ...own.data };
}

interface GivenValues {
  readonly values: Readonly<Record<string, string>>;
  /** A sentence for each variable whose file cannot be read. */
  readonly unreadable: ReadonlyMap<string, string>;
}

function readValues(
  variables: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): GivenValues {
  const values: Record<string, string> = {};
  const unreadable = new Map<string, string>();
  for (const name of variables) {
    const file = env[`${name}_FILE`];
    try {
      const value = env[name] || (file && readFileSync(file, 'utf8').trim());
      if (value) values[name] = value;
    } catch {
      unreadable.set(name, `${name}_FILE names ${file}, which cannot be read.`);
    }
  }
  return { values, unreadable };
}

function describeIssue(
  issue: { path: readonly PropertyKey[]; message: string },
  values: Readonly<Record<string, unknown>>,
): string {
  const variable = issue.path.map(String).join('.');
  return variable in values
    ? `${variable} is not usable: ${issue.message}.`
    : `${variable} is not set.`;
}

/** Placeholder values of the base variables, for tools that build a service without running it. */
export const exampleEnv: Readonly<Record<string, string>> = {
  PORT: '0',
  DATABASE_URL: 'mysql://root@127.0.0.1:3306/example',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SERVICE_CREDENTIAL: 'example-credential',
  AUTH_URL: 'http://127.0.0.1:3001',
  LOG_LEVEL: 'silent',
};
