import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { DomainError } from '../errors/domain-error.js';

/** How slowly bodies may come in. */
export interface BodyPace {
  /** Every body has so long. */
  graceMs: number;
  /** And for so many bytes that have come, one more second. */
  bytesPerSecond: number;
  /** How often bodies that are on their way are looked at. */
  everyMs: number;
}

/** A body that trickles in holds a connection and its buffers; the slowest network is faster. */
export const BODY_PACE: BodyPace = { graceMs: 15_000, bytesPerSecond: 1_024, everyMs: 1_000 };

/** Whether a body that has been coming for so long should be further than it is. */
export function isTooSlow(
  elapsedMs: number,
  received: number,
  { graceMs, bytesPerSecond }: BodyPace = BODY_PACE,
): boolean {
  return elapsedMs > graceMs + (1_000 * received) / bytesPerSecond;
}

/** The 408 of a body that came too slowly. */
export function tooSlow(): DomainError {
  return new DomainError('request_timeout', 408, 'The request took too long to arrive.');
}

/** Whether a client waits to be told that its body is wanted. */
export function isAskingToContinue({ headers, raw }: FastifyRequest): boolean {
  return raw.httpVersionMinor > 0 && /^100-continue$/i.test(headers.expect ?? '');
}

interface Arrival {
  reply: FastifyReply;
  began: number;
  /** Of the connection, before this body. */
  bytesBefore: number;
}

/**
 * Watches bodies while they come in: who asks whether to send one is told to once the call is let
 * in, and one that comes too slowly ends in 408. Bodies that a route reads by itself are its own
 * business.
 */
export function watchBodies(
  fastify: FastifyInstance,
  readsByItself: (request: FastifyRequest) => boolean,
  pace = BODY_PACE,
): void {
  const arriving = new Map<FastifyRequest, Arrival>();
  // Node would ask for the body before anybody has looked at the call.
  fastify.server.on('checkContinue', (request, response) => {
    fastify.server.emit('request', request, response);
  });
  fastify.addHook('preParsing', (request, reply, _payload, done) => {
    if (isAskingToContinue(request)) reply.raw.writeContinue();
    if (hasBody(request) && !readsByItself(request)) {
      const bytesBefore = request.socket.bytesRead;
      arriving.set(request, { reply, began: performance.now(), bytesBefore });
    }
    done();
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    arriving.delete(request);
    done();
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    arriving.delete(request);
    done();
  });
  const timer = setInterval(() => endSlow(arriving, pace), pace.everyMs).unref();
  fastify.addHook('onClose', () => clearInterval(timer));
}

function endSlow(arriving: Map<FastifyRequest, Arrival>, pace: BodyPace): void {
  for (const [request, { reply, began, bytesBefore }] of arriving) {
    const isGone = request.raw.destroyed;
    const received = request.socket.bytesRead - bytesBefore;
    if (!isGone && !isTooSlow(performance.now() - began, received, pace)) continue;
    arriving.delete(request);
    // The rest of the body may still come, and would be taken for the next request.
    if (!isGone) void reply.header('connection', 'close').send(tooSlow());
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
