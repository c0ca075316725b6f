import type { Readable } from 'node:stream';

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { DomainError } from '../errors/domain-error.js';

const ROUTE_MARK = 'takesRawBody';
const PATIENCE_MS = 10_000;

/**
 * Lets a route take a body of any type but JSON, unread: it comes as {@link RawBody}. Guards come
 * before reading, so that what is refused never fills memory.
 */
export const TakesRawBody = (): MethodDecorator => RouteConfig({ [ROUTE_MARK]: true });

/** Hands bodies other than JSON to the routes marked for them; to all others they are 415. */
export function passRawBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('*', (request: FastifyRequest, body, done) => {
    if (request.is404) done(null, undefined);
    else if (ROUTE_MARK in request.routeOptions.config) done(null, body);
    else done(unsupportedType());
  });
}

/** The body of a route marked {@link TakesRawBody}. */
export class RawBody {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  /** What the client says it is, in lower case and without parameters; empty when it does not say. */
  get mediaType(): string {
    const [mediaType = ''] = (this.request.headers['content-type'] ?? '').split(';', 1);
    return mediaType.trim().toLowerCase();
  }

  /**
   * Reads it, once.
   *
   * A body a little too large is read to its end (and thrown away) so that the client gets to see
   * the answer; beyond twice the limit the connection is closed.
   *
   * @param limit in bytes
   * @param tooLarge the sentence of the 413
   * @throws 413 when it is larger; 415 when it was JSON; 408 when it takes more than ten seconds
   */
  async read(limit: number, tooLarge: string): Promise<Buffer> {
    const { body } = this.request;
    if (!isReadable(body)) throw unsupportedType();
    const { chunks, size } = await readInTime(body, limit);
    if (size > 2 * limit) void this.reply.header('connection', 'close');
    if (size > limit) throw new DomainError('too_large', 413, tooLarge);
    return Buffer.concat(chunks, size);
  }
}

/** Gives a route marked {@link TakesRawBody} its {@link RawBody}. */
export const UnreadBody = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return new RawBody(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});

async function readInTime(body: Readable, limit: number) {
  const timer = setTimeout(() => body.destroy(tooSlow()), PATIENCE_MS);
  try {
    return await collect(body, limit);
  } catch (fault) {
    // The client broke off: nobody is there to be answered, and nothing of ours is away.
    throw fault instanceof DomainError
      ? fault
      : new DomainError('bad_request', 400, 'The body broke off.');
  } finally {
    clearTimeout(timer);
  }
}

async function collect(body: Readable, limit: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not destroy the stream: the answer goes out on the same socket.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    const piece = chunk as Buffer;
    size += piece.length;
    if (size <= limit) chunks.push(piece);
    else chunks.length = 0;
    if (size > 2 * limit) break;
  }
  return { chunks, size };
}

function isReadable(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && 'iterator' in body && 'destroy' in body;
}

function tooSlow(): DomainError {
  return new DomainError('request_timeout', 408, 'The request took too long to arrive.');
}

function unsupportedType(): DomainError {
  return new DomainError('unsupported_type', 415, 'The body must be sent as application/json.');
}
