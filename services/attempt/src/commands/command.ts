import {
  BootError,
  ConfigError,
  createRedisClient,
  openDatabase,
  systemClock,
  type RedisClient,
} from '@abhyas/service-kit';
import pTimeout from 'p-timeout';
import type { DataSource } from 'typeorm';
import { CatalogueClient } from '../clients/catalogue.client.js';
import { readConfig, type AttemptConfig } from '../config.js';
import { ENTITIES } from '../entities.js';
import { MIGRATIONS } from '../migrations.js';
import { PapersRepository } from '../papers/papers.repository.js';
import { PapersService } from '../papers/papers.service.js';

const EXIT = { done: 0, failed: 1, usage: 2 } as const;

const REDIS_TIMEOUT_MS = 5000;

/** The arguments are invalid; the message says why. */
export class UsageError extends Error {}

/** The command cannot run; the message says what is missing. */
export class CommandError extends Error {}

/** What commands for operators work with. */
export interface CommandContext {
  readonly config: AttemptConfig;
  readonly dataSource: DataSource;
  readonly papers: PapersService;
}

/** Runs a command and sets the exit code of the process. */
export async function runCommand(
  help: string,
  work: (args: readonly string[]) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(help);
    return;
  }
  try {
    await work(args);
  } catch (error) {
    process.exitCode = explain(error, help);
  }
}

export async function withContext<T>(work: (context: CommandContext) => Promise<T>): Promise<T> {
  const config = readConfig();
  const dataSource = await openDatabase({ config, entities: ENTITIES, migrations: MIGRATIONS });
  try {
    const papers = new PapersService(
      new CatalogueClient(config, systemClock),
      new PapersRepository(dataSource),
      systemClock,
    );
    return await work({ config, dataSource, papers });
  } finally {
    await dataSource.destroy();
  }
}

export async function withRedis<T>(
  { REDIS_URL }: AttemptConfig,
  work: (redis: RedisClient) => Promise<T>,
): Promise<T> {
  const redis = createRedisClient(REDIS_URL);
  let reason: unknown;
  redis.on('error', (error: unknown) => (reason = error));
  try {
    await pTimeout(redis.connect(), {
      milliseconds: REDIS_TIMEOUT_MS,
      message: `There was no answer within ${REDIS_TIMEOUT_MS} ms`,
    }).catch((error: unknown) => {
      const why = reason ?? error;
      throw new CommandError(
        `Redis cannot be reached (${why instanceof Error ? why.message : String(why)}); start it or correct REDIS_URL.`,
      );
    });
    return await work(redis);
  } finally {
    redis.destroy();
  }
}

function explain(error: unknown, help: string): number {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${help}`);
    return EXIT.usage;
  }
  const isExpected =
    error instanceof CommandError || error instanceof ConfigError || error instanceof BootError;
  const reason = isExpected ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${reason}\n`);
  return EXIT.failed;
}
