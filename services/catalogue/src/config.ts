import { loadConfig, type BaseConfig } from '@abhyas/service-kit';
import { z } from 'zod';

const shape = {
  /** Loads the sample catalogue on first start. */
  SAMPLE_CATALOGUE: z.enum(['0', '1']).default('0'),
  /** The attempt service, which is asked before an exam is deleted permanently. */
  ATTEMPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How often each replica looks for live tests that need reminders, in ms. */
  REMIND_EVERY_MS: z.coerce.number().int().min(50).max(3_600_000).default(60_000),
  /** The public URL of the site; calendar entries link to it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
};

export type CatalogueConfig = BaseConfig & z.infer<z.ZodObject<typeof shape>>;

/** Reads and validates the environment. Throws ConfigError with one sentence per error. */
export function readConfig(env?: Readonly<Record<string, string | undefined>>): CatalogueConfig {
  return loadConfig(shape, env);
}
