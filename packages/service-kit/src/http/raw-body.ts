import { finished, type Readable } from 'node:stream';

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { DomainError } from '../errors/domain-error.js';

import { BODY_PACE, isTooSlow, tooSlow, type BodyPace } from './body-arrival.js';

const ROUTE_MARK = 'takesRawBody';
/** However steadily it comes: 2 MB take six minutes on the slowest networks. */
const MAX_READING_MS = 600_000;

/**
 * Lets a route take a body of any type but JSON, unread: it comes as {@link RawBody}. Guards come
 * before reading, so that what is refused never fills memory.
 */
export const TakesRawBody = (): MethodDecorator => RouteConfig({ [ROUTE_MARK]: true });

/** Hands bodies other than JSON to the routes marked for them; to all others they are 415. */
export function passRawBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('*', (request: FastifyRequest, body, done) => {
    if (request.is404) done(null, undefined);
    else if (takesRawBody(request)) done(null, body);
    else done(unsupportedType());
  });
}

/** Whether a request's route is marked with {@link TakesRawBody}. */
export function takesRawBody(request: FastifyRequest): boolean {
  return ROUTE_MARK in request.routeOptions.config;
}

/** The body of a route marked {@link TakesRawBody}. */
export class RawBody {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly pace = BODY_PACE,
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
   * @throws 413 when it is larger; 415 when it was JSON; 408 when it comes too slowly, or takes more
   *   than ten minutes
   */
  async read(limit: number, tooLarge: string): Promise<Buffer> {
    const { body } = this.request;
    if (!isReadable(body)) throw unsupportedType();
    const { chunks, size } = await readInTime(body, limit, this.pace).catch((fault: unknown) => {
      void this.reply.header('connection', 'close');
      throw fault;
    });
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

interface ReadBody {
  chunks: Buffer[];
  size: number;
}

function readInTime(body: Readable, limit: number, pace: BodyPace): Promise<ReadBody> {
  const began = performance.now();
  const read: ReadBody = { chunks: [], size: 0 };
  return new Promise<ReadBody>((resolve, reject) => {
    const unwatch = finished(body, { writable: false }, (fault) => {
      stop();
      // The client broke off: nobody is there to be answered, and nothing of ours is away.
      if (fault) reject(new DomainError('bad_request', 400, 'The body broke off.'));
      else resolve(read);
    });
    const take = (piece: Buffer): void => {
      read.size += piece.length;
      if (read.size <= limit) read.chunks.push(piece);
      else read.chunks.length = 0;
      if (read.size <= 2 * limit) return;
      stop();
      resolve(read);
    };
    const timer = setInterval(() => {
      const elapsed = performance.now() - began;
      if (elapsed <= MAX_READING_MS && !isTooSlow(elapsed, read.size, pace)) return;
      stop();
      reject(tooSlow());
    }, pace.everyMs);
    const stop = (): void => {
      clearInterval(timer);
      unwatch();
      // Not destroyed: the answer goes out on the same socket.
      body.off('data', take).pause();
    };
    body.on('data', take);
  });
}

function isReadable(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && 'iterator' in body && 'destroy' in body;
}

function unsupportedType(): DomainError {
  return new DomainError('unsupported_type', 415, 'The body must be sent as application/json.');
}
