import { Logger as NestLogger, type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';

import { Admission } from './admission/admission.js';
import { BootError } from './boot-error.js';
import { releaseBootMemory } from './boot-memory.js';
import { ConfigError, type BaseConfig } from './config/load-config.js';
import { describeError } from './errors/describe-error.js';
import { presentError } from './errors/error-body.js';
import { watchBodies } from './http/body-arrival.js';
import { limitBodies } from './http/body-limit.js';
import { parseJsonBodies } from './http/json-body.js';
import { refuseMalformed } from './http/malformed-request.js';
import { passRawBodies, takesRawBody } from './http/raw-body.js';
import { identifyRequest, installRequestContext } from './http/request-context.js';
import type { ServiceName } from './kit.module.js';
import { RequestLog } from './logging/request-log.js';
import { Metrics } from './metrics/metrics.js';

/** What JSON bodies come to unless a route says otherwise with BodyLimit. */
const BODY_LIMIT = 8 * 1024;
const CLOSE_WITHIN_MS = 10_000;

const TIMEOUTS = {
  /** Beyond the slowest body that a route takes, which those who read it end by themselves. */
  requestTimeout: 660_000,
  /** Longer than the gateway keeps a connection, so that it never uses one that ends meanwhile. */
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5_000,
    // Node would refuse a request without one in a shape of its own; nothing here looks at it.
    requireHostHeader: false,
  },
} as const;

/** A service: its name, its root module (which imports KitModule) and its configuration. */
export interface ServiceDefinition {
  name: ServiceName;
  module: Type | DynamicModule;
  config: BaseConfig;
}

/** The HTTP server all services share the settings of. */
export function createHttpAdapter(): FastifyAdapter {
  const adapter = new FastifyAdapter({
    ...TIMEOUTS,
    bodyLimit: BODY_LIMIT,
    genReqId: identifyRequest,
    clientErrorHandler: refuseMalformed,
    // No middleware anywhere; what there would be runs as hooks.
    skipMiddie: true,
    // Addresses that cannot even be decoded never reach the error filter.
    frameworkErrors: (fault: Error, request: FastifyRequest, reply: FastifyReply) => {
      const error = describeError(fault);
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
  return adapter;
}

/**
 * Builds a service: connected and migrated, all routes in place, not listening.
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
  } catch (fault) {
    await app.close().catch(() => undefined);
    throw fault;
  }
}

/** How every application is created. */
export const appOptions = {
  bufferLogs: true,
  autoFlushLogs: false,
  abortOnError: false,
  bodyParser: false,
} as const;

/** Puts logging, metrics and the check of who gets in in place, and makes the routes. */
export async function prepareApp(app: NestFastifyApplication): Promise<NestFastifyApplication> {
  const fastify = app.getHttpAdapter().getInstance();
  app.useLogger(app.get(Logger));
  app.get(RequestLog).watch(fastify);
  app.get(Metrics).watch(fastify);
  app.get(Admission).watch(fastify);
  await app.init();
  await fastify.ready();
  // Nest's own account of its start stays unprinted; without this, so would all that follows.
  NestLogger.detachBuffer();
  return app;
}

/**
 * Runs a service until SIGTERM or SIGINT, then finishes what it is doing and ends. When it cannot
 * start it says why in one sentence on standard error and exits with 1.
 *
 * @param definition the service, or a function that reads its configuration and gives it
 */
export async function startService(
  definition: ServiceDefinition | (() => ServiceDefinition),
): Promise<void> {
  try {
    const service = typeof definition === 'function' ? definition() : definition;
    const app = await createService(service);
    await app.listen(service.config.PORT, service.config.HOST);
    app.get(Logger).log(`ready on ${await app.getUrl()}`);
    closeOnSignal(app);
    releaseBootMemory();
  } catch (fault) {
    process.stderr.write(`${describeBootError(fault)}\n`);
    process.exit(1);
  }
}

function closeOnSignal(app: NestFastifyApplication): void {
  const close = (signal: NodeJS.Signals): void => {
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    app.get(Logger).log(`closing (${signal})`);
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}

/** One sentence for the person who tried to start the service. */
export function describeBootError(fault: unknown): string {
  if (fault instanceof ConfigError) return `Cannot start: ${fault.message}`;
  if (fault instanceof BootError) return `Cannot start: ${fault.message}.`;
  if (fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE') {
    return 'Cannot start: the port is taken by another process; set PORT to a free one.';
  }
  return `Cannot start: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`;
}
