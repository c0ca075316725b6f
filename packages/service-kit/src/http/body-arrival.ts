import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

/** How slowly bodies may arrive. */
export interface BodyPace {
  /** The time that every body has. */
  graceMs: number;
  /** One more second is added for this number of received bytes. */
  bytesPerSecond: number;
  /** The interval of the checks. */
  checkIntervalMs: number;
}

/** A slow body occupies a connection and its buffers. Even the slowest network is faster than this. */
export const BODY_PACE: BodyPace = {
  graceMs: 15_000,
  bytesPerSecond: 1_024,
  checkIntervalMs: 1_000,
};

/** Whether fewer bytes than required were received in this time. */
export function isTooSlow(
  elapsedMs: number,
  received: number,
  { graceMs, bytesPerSecond }: BodyPace = BODY_PACE,
): boolean {
  return elapsedMs > graceMs + (1_000 * received) / bytesPerSecond;
}

/** The 408 of a body that arrives too slowly. */
export function requestTimeout(): DomainError {
  return new DomainError('request_timeout', 408, 'The request took too long to arrive.');
}

/** Whether a client waits for `100 Continue` before it sends the body. */
export function isAskingToContinue({ headers, raw }: FastifyRequest): boolean {
  return raw.httpVersionMinor > 0 && /^100-continue$/i.test(headers.expect ?? '');
}

interface Arrival {
  reply: FastifyReply;
  startedAt: number;
  /** What the connection had received before this body. */
  bytesReadBefore: number;
}

/**
 * Watches bodies while they arrive. A client that waits for `100 Continue` gets it once its call has
 * passed the checks. A body that arrives too slowly ends in 408. A route that reads its body by
 * itself checks the pace by itself.
 */
export function watchBodies(
  fastify: FastifyInstance,
  readsByItself: (request: FastifyRequest) => boolean,
  pace = BODY_PACE,
): void {
  const arrivals = new Map<FastifyRequest, Arrival>();
  // Node would send `100 Continue` before the call is checked.
  fastify.server.on('checkContinue', (request, response) => {
    fastify.server.emit('request', request, response);
  });
  fastify.addHook('preParsing', (request, reply, _payload, done) => {
    if (isAskingToContinue(request)) reply.raw.writeContinue();
    if (hasBody(request) && !readsByItself(request)) {
      const bytesReadBefore = request.socket.bytesRead;
      arrivals.set(request, { reply, startedAt: performance.now(), bytesReadBefore });
    }
    done();
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    arrivals.delete(request);
    done();
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    arrivals.delete(request);
    done();
  });
  const timer = setInterval(() => endSlowBodies(arrivals, pace), pace.checkIntervalMs).unref();
  fastify.addHook('onClose', () => clearInterval(timer));
}

function endSlowBodies(arrivals: Map<FastifyRequest, Arrival>, pace: BodyPace): void {
  for (const [request, { reply, startedAt, bytesReadBefore }] of arrivals) {
    const hasLeft = request.raw.destroyed;
    const received = request.socket.bytesRead - bytesReadBefore;
    if (!hasLeft && !isTooSlow(performance.now() - startedAt, received, pace)) continue;
    arrivals.delete(request);
    // The rest of the body may still arrive, and would be read as the next request.
    if (!hasLeft) void reply.header('connection', 'close').send(requestTimeout());
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
