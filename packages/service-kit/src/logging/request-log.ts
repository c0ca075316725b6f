import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Level } from 'pino';

import type { BaseConfig } from '../config/load-config.js';

const QUIET_PATHS = ['/health/', '/metrics'];
/** What a gateway notes of a client that went away before it was answered. */
const CLIENT_GONE = 499;

/** One line for every request, whatever became of it, but for those of health checks. */
export class RequestLog {
  readonly #logger;

  constructor(name: string, { LOG_LEVEL }: BaseConfig, lines: DestinationStream) {
    // Of its own: nothing in these lines has to be cut out, and looking for it would cost.
    this.#logger = pino({ level: LOG_LEVEL, base: { service: name } }, lines);
  }

  watch(fastify: FastifyInstance): void {
    if (!this.#logger.isLevelEnabled('error')) return;
    fastify.addHook('onRequest', (request, reply, done) => {
      if (!isQuiet(request.originalUrl)) {
        // Comes once, after the answer as well as without one.
        reply.raw.once('close', () => this.#note(request, reply));
      }
      done();
    });
  }

  #note(request: FastifyRequest, reply: FastifyReply): void {
    const status = reply.raw.writableFinished ? reply.raw.statusCode : CLIENT_GONE;
    const level = levelOf(status);
    this.#logger[level](
      {
        requestId: request.id,
        method: request.method,
        // The query is left out: it may carry what people typed.
        path: request.originalUrl.split(/[?#]/, 1)[0],
        status,
        milliseconds: Math.round(reply.elapsedTime),
      },
      level === 'info' ? 'request done' : 'request failed',
    );
  }
}

function isQuiet(address: string): boolean {
  return QUIET_PATHS.some((path) => address.startsWith(path));
}

function levelOf(status: number): Level {
  if (status === CLIENT_GONE || status === 503) return 'warn';
  return status >= 500 ? 'error' : 'info';
}
