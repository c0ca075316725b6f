import { loadConfig, type BaseConfig } from '@abhyas/service-kit';
import { z } from 'zod';

const shape = {
  CATALOGUE_URL: z.url({ protocol: /^https?$/ }),
  /** How often each replica looks for attempts whose time is over. */
  SWEEP_INTERVAL_MS: z.coerce.number().int().min(50).max(60_000).default(2000),
  /** How often each replica syncs the rankings in Redis with the database. */
  RANKINGS_INTERVAL_MS: z.coerce.number().int().min(50).max(60_000).default(2000),
  /** How often each replica looks for live tests whose marks and solutions become public. */
  SOLUTIONS_INTERVAL_MS: z.coerce.number().int().min(50).max(600_000).default(5000),
  /** How long a paper from the catalogue counts as the current one. */
  PAPERS_FRESH_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  /** Max students who get into one test in a second, by all replicas together; 0 sets no limit. Others wait for their turn. */
  STARTS_PER_SECOND: z.coerce.number().int().min(0).max(100_000).default(100),
  /** With fewer participants, no rank or percentile is shown. */
  MIN_PARTICIPANTS: z.coerce.number().int().min(2).max(100_000).default(20),
  /** With fewer finished tests of an exam, no overall rank or percentile is shown. */
  MIN_FINISHED_TESTS: z.coerce.number().int().min(1).max(100).default(3),
  /** Max error reports from one address in ten minutes. */
  LIMIT_BROWSER_REPORTS: z.coerce.number().int().positive().default(300),
  /** Max reports of questions by one student in an hour, changes included. */
  LIMIT_QUESTION_REPORTS: z.coerce.number().int().positive().default(30),
  /** Max changes of bookmarks by one student in ten minutes. */
  LIMIT_BOOKMARKS: z.coerce.number().int().positive().default(300),
  /** How often each replica queues the mails of reports that were not queued yet. */
  REPORT_MAILS_INTERVAL_MS: z.coerce.number().int().min(50).max(600_000).default(5000),
};

export type AttemptConfig = BaseConfig & z.infer<z.ZodObject<typeof shape>>;

/** Reads and validates the environment. Throws an error with one sentence per invalid variable. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): AttemptConfig {
  return loadConfig(shape, env);
}
