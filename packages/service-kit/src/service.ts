import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as NestLogger, type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { Admission } from './admission/admission.js';
import { BootError } from './boot-error.js';
import { releaseBootMemory } from './boot-memory.js';
import { ConfigError, type BaseConfig } from './config/load-config.js';
import { TRY_INTERVAL_MS, waitForDatabase } from './database/wait-for-database.js';
import { describeError, isDependencyAway } from './errors/describe-error.js';
import { presentError } from './errors/error-body.js';
import { watchBodies } from './http/body-arrival.js';
import { limitBodies } from './http/body-limit.js';
import { compressCreated } from './http/compress-created.js';
import { drainRefusedBodies } from './http/drain-body.js';
import { parseJsonBodies } from './http/json-body.js';
import { refuseMalformed } from './http/malformed-request.js';
import { passRawBodies, takesRawBody } from './http/raw-body.js';
import { identifyRequest, installRequestContext } from './http/request-context.js';
import type { ServiceName } from './kit.module.js';
import { standardOutput } from './logging/log-destination.js';
import { createLogger } from './logging/logging.js';
import { RequestLog } from './logging/request-log.js';
import { Metrics } from './metrics/metrics.js';

/** The maximum size of JSON bodies, unless the route has its own BodyLimit. */
const BODY_LIMIT = 8 * 1024;
const SHUTDOWN_TIMEOUT_MS = 10_000;
const CLOSE_IDLE_MS = 50;

const TIMEOUTS = {
  /** Of a body at any pace. Routes that read raw bodies have their own, shorter timeout. */
  requestTimeout: 660_000,
  /** Longer than the gateway keeps idle connections, so that it never uses one that is closing. */
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5_000,
    // Node would refuse a request without Host with its own response. Our code does not use Host.
    requireHostHeader: false,
  },
} as const;

/** A service: its name, its root module (which imports KitModule), and its configuration. */
export interface ServiceDefinition {
  name: ServiceName;
  module: Type | DynamicModule;
  config: BaseConfig;
}

/** The HTTP server with the settings of all services. */
export function createHttpAdapter(): FastifyAdapter {
  const adapter = new FastifyAdapter({
    ...TIMEOUTS,
    bodyLimit: BODY_LIMIT,
    genReqId: identifyRequest,
    clientErrorHandler: refuseMalformed,
    // There is no middleware. Hooks do its work.
    skipMiddie: true,
    // Addresses that cannot be decoded never reach the error filter.
    frameworkErrors: (cause: Error, request: FastifyRequest, reply: FastifyReply) => {
      const error = describeError(cause);
      void reply.status(error.status).send(presentError(error, request.id));
    },
  });
  const fastify = adapter.getInstance();
  fastify.removeContentTypeParser('text/plain');
  parseJsonBodies(fastify);
  passRawBodies(fastify);
  limitBodies(fastify);
  installRequestContext(fastify);
  watchBodies(fastify, takesRawBody);
  drainRefusedBodies(fastify);
  compressCreated(fastify);
  return adapter;
}

/**
 * Builds a service: connected, migrated, all routes registered, not listening.
 *
 * @throws BootError when it cannot start; the message says what to do
 */
export async function createService({
  module,
}: ServiceDefinition): Promise<NestFastifyApplication> {
  const adapter = createHttpAdapter();
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, appOptions);
  try {
    return await prepareApp(app);
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
}

/** The options of every application. */
export const appOptions = {
  bufferLogs: true,
  autoFlushLogs: false,
  abortOnError: false,
  bodyParser: false,
} as const;

/** Installs logging, metrics and the admission checks, and registers the routes. */
export async function prepareApp(app: NestFastifyApplication): Promise<NestFastifyApplication> {
  const fastify = app.getHttpAdapter().getInstance();
  app.useLogger(app.get(Logger));
  app.get(RequestLog).watch(fastify);
  app.get(Metrics).watch(fastify);
  app.get(Admission).watch(fastify);
  await app.init();
  await fastify.ready();
  // Nest's messages about its start stay unprinted. Without this, so would all later ones.
  NestLogger.detachBuffer();
  return app;
}

/**
 * Runs a service until SIGTERM or SIGINT, then finishes open requests and ends. It waits for a
 * database that is away, also if it goes away meanwhile. When it cannot start for another reason, it writes one sentence with the
 * reason to standard error and exits with 1.
 *
 * @param definition the service, or a function that reads its configuration and returns it
 */
export async function startService(
  definition: ServiceDefinition | (() => ServiceDefinition),
): Promise<void> {
  try {
    const service = typeof definition === 'function' ? definition() : definition;
    const app = await createWithDatabase(service);
    await app.listen(service.config.PORT, service.config.HOST);
    app.get(Logger).log(`Ready on ${await app.getUrl()}`);
    closeOnSignal(app);
    releaseBootMemory();
  } catch (error) {
    process.stderr.write(`${describeBootError(error)}\n`);
    process.exit(1);
  }
}

/** A database that comes and goes is waited for again: who ended instead would only be started again. */
async function createWithDatabase(service: ServiceDefinition): Promise<NestFastifyApplication> {
  const log = createLogger(service.name, service.config, standardOutput());
  for (;;) {
    const nextTry = sleep(TRY_INTERVAL_MS);
    await databaseOf(service, log);
    try {
      return await createService(service);
    } catch (error) {
      if (!(error instanceof BootError) || !isDependencyAway(error.cause)) throw error;
      log.warn({ reason: error.message }, 'The start failed and is tried again');
    }
    await nextTry;
  }
}

/** Waits for the database. Ends the process when a signal comes meanwhile: there is nothing to finish. */
async function databaseOf(
  { config }: ServiceDefinition,
  log: ReturnType<typeof createLogger>,
): Promise<void> {
  const waiting = new AbortController();
  const stop = (): void => waiting.abort();
  process.once('SIGTERM', stop).once('SIGINT', stop);
  const isThere = await waitForDatabase(config, waiting.signal, (reason) =>
    log.warn({ reason }, 'Waiting for the database'),
  );
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (!isThere) process.exit(0);
}

function closeOnSignal(app: NestFastifyApplication): void {
  const close = (signal: NodeJS.Signals): void => {
    setTimeout(() => {
      app.get(Logger).error('Ended before all requests and jobs were finished');
      process.exit(1);
    }, SHUTDOWN_TIMEOUT_MS).unref();
    app.get(Logger).log(`Closing (${signal})`);
    // A connection whose request is still in progress becomes idle later, and would keep the server open.
    setInterval(() => app.getHttpServer().closeIdleConnections(), CLOSE_IDLE_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}

/** One sentence for the person who tried to start the service. */
function describeBootError(error: unknown): string {
  if (error instanceof ConfigError) return `Cannot start: ${error.message}`;
  if (error instanceof BootError) return `Cannot start: ${error.message}.`;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'Cannot start: the port is taken by another process; set PORT to a free one.';
  }
  return `Cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
