import { ConfigError, loadConfig, type BaseConfig } from '@abhyas/service-kit';
import { z } from 'zod';

const shape = {
  /** Loads the sample catalogue on first start. */
  SAMPLE_CATALOGUE: z.enum(['0', '1']).default('0'),
  /** The attempt service, which is asked before an exam is deleted permanently. */
  ATTEMPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How often each replica looks for live tests that need reminders, in ms. */
  REMIND_EVERY_MS: z.coerce.number().int().min(50).max(3_600_000).default(60_000),
  /** Where the bytes of pictures belong. They are moved there if they are elsewhere. */
  FIGURES_IN: z.enum(['database', 's3']).default('database'),
  /** The bucket, or a folder in it: https://HOST/BUCKET, or https://BUCKET.HOST. */
  FIGURES_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  FIGURES_S3_REGION: z.string().default('us-east-1'),
  FIGURES_S3_KEY_ID: z.string().optional(),
  FIGURES_S3_SECRET: z.string().optional(),
  /** How often each replica looks for pictures to move, in ms. */
  PLACE_FIGURES_EVERY_MS: z.coerce.number().int().min(50).max(3_600_000).default(60_000),
  /** The public URL of the site; calendar entries link to it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
};

export type CatalogueConfig = BaseConfig & z.infer<z.ZodObject<typeof shape>>;

/** Reads and validates the environment. Throws ConfigError with one sentence per error. */
export function readConfig(env?: Readonly<Record<string, string | undefined>>): CatalogueConfig {
  const config = loadConfig(shape, env);
  requireWholeStore(config);
  return config;
}

const STORE = ['FIGURES_S3_URL', 'FIGURES_S3_KEY_ID', 'FIGURES_S3_SECRET'] as const;

function requireWholeStore(config: CatalogueConfig): void {
  const missing = STORE.filter((name) => !config[name]);
  const isUnused = config.FIGURES_IN === 'database' && missing.length === STORE.length;
  if (isUnused || missing.length === 0) return;
  throw new ConfigError(missing.map((name) => `${name} is not set. An object store needs it.`));
}
