import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BODY_PACE, isAskingToContinue } from './body-arrival.js';

/** The gateway passes on no larger body. */
const MAX_DRAINED_BYTES = 4 * 1024 * 1024;
const REQUEST_TIMEOUT = 408;

/**
 * Reads and discards the rest of a body that was refused before its end, for example with 413.
 *
 * Fastify closes such a connection. The kernel then resets it, because it holds unread bytes, and the
 * gateway can lose the response while it still sends. A body that is too slow or too long ends the
 * connection anyway.
 *
 * @param timeoutMs how long the rest may take to arrive
 */
export function drainRefusedBodies(fastify: FastifyInstance, timeoutMs = BODY_PACE.windowMs): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (isDrained(request, reply) && fastify.server.listening) {
      reply.removeHeader('connection');
      reply.raw.once('finish', () => drain(request, timeoutMs));
    }
    done(null, payload);
  });
}

function isDrained(request: FastifyRequest, reply: FastifyReply): boolean {
  const { raw, headers } = request;
  if (raw.complete || reply.statusCode === REQUEST_TIMEOUT) return false;
  // Such a client may leave the body out. Its next request would be read as the body.
  if (isAskingToContinue(request)) return false;
  const length = Number(headers['content-length'] ?? 0);
  return reply.getHeader('connection') === 'close' && length <= MAX_DRAINED_BYTES;
}

function drain({ raw }: FastifyRequest, timeoutMs: number): void {
  let drained = 0;
  const timer = setTimeout(() => raw.destroy(), timeoutMs).unref();
  raw.once('close', () => clearTimeout(timer));
  raw.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > MAX_DRAINED_BYTES) raw.destroy();
  });
  // A route that reads its body by itself may have paused it.
  raw.resume();
}
