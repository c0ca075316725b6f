import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Level } from 'pino';
import type { BaseConfig } from '../config/load-config.js';

const UNLOGGED_PATHS = ['/health/', '/metrics'];
/** The status that nginx logs when a client closed the connection before the response. */
const CLIENT_CLOSED_REQUEST = 499;

/** One line for every request with any outcome, except for health checks and metrics. */
export class RequestLog {
  private readonly logger;

  constructor(name: string, { LOG_LEVEL }: BaseConfig, destination: DestinationStream) {
    // A separate logger: these lines contain nothing to redact, and a search for it would cost time.
    this.logger = pino({ level: LOG_LEVEL, base: { service: name } }, destination);
  }

  watch(fastify: FastifyInstance): void {
    if (!this.logger.isLevelEnabled('error')) return;
    fastify.addHook('onRequest', (request, reply, done) => {
      if (!isUnlogged(request.originalUrl)) {
        // Fires once, with or without a response.
        reply.raw.once('close', () => this.log(request, reply));
      }
      done();
    });
  }

  private log(request: FastifyRequest, reply: FastifyReply): void {
    const status = reply.raw.writableFinished ? reply.raw.statusCode : CLIENT_CLOSED_REQUEST;
    const level = levelOf(status);
    this.logger[level](
      {
        requestId: request.id,
        method: request.method,
        // Without the query, which may contain what people typed.
        path: request.originalUrl.split(/[?#]/, 1)[0],
        status,
        milliseconds: Math.round(reply.elapsedTime),
      },
      level === 'info' ? 'Request done' : 'Request failed',
    );
  }
}

function isUnlogged(address: string): boolean {
  return UNLOGGED_PATHS.some((path) => address.startsWith(path));
}

function levelOf(status: number): Level {
  if (status === CLIENT_CLOSED_REQUEST || status === 503) return 'warn';
  return status >= 500 ? 'error' : 'info';
}
