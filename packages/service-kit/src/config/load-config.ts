import { readFileSync } from 'node:fs';
import { z } from 'zod';

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
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  SERVICE_CREDENTIAL: z.string().min(16),
  AUTH_URL: webAddress,
  /** Public keys, inline. Without them they are fetched from AUTH_URL. */
  JWKS_JSON: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

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
  const values = readValues([...Object.keys(baseShape), ...Object.keys(shape)], env);
  const base = z.object(baseShape).safeParse(values);
  const own = z.object(shape).safeParse(values);
  const issues = [...(base.error?.issues ?? []), ...(own.error?.issues ?? [])];
  if (!base.success || !own.success) {
    throw new ConfigError(issues.map((issue) => describeIssue(issue, values)));
  }
  return { ...base.data, ...own.data };
}

function readValues(
  variables: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const values = variables.map((name) => [name, env[name] || readSecret(name, env)] as const);
  return Object.fromEntries(
    values.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== ''),
  );
}

function readSecret(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const file = env[`${name}_FILE`];
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigError([`${name}_FILE names ${file}, which cannot be read.`]);
  }
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
