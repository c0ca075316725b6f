import { finished, type Readable } from 'node:stream';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { BODY_PACE, BodyProgress, requestTimeout, type BodyPace } from './body-arrival.js';

const ROUTE_MARK = 'takesRawBody';
/** The timeout for any pace. 2 MB take six minutes on the slowest networks. */
const READ_TIMEOUT_MS = 600_000;

/**
 * Lets a route take a body of any type but JSON. The route gets it unread as {@link RawBody}. Guards
 * run before the body is read, so a refused body never fills memory.
 */
export const TakesRawBody = (): MethodDecorator => RouteConfig({ [ROUTE_MARK]: true });

/** Passes bodies other than JSON to routes with {@link TakesRawBody}. On other routes they are 415. */
export function passRawBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('*', (request: FastifyRequest, body, done) => {
    if (request.is404) done(null, undefined);
    else if (takesRawBody(request)) done(null, body);
    else done(unsupportedType());
  });
}

/** Whether a request's route has {@link TakesRawBody}. */
export function takesRawBody(request: FastifyRequest): boolean {
  return ROUTE_MARK in request.routeOptions.config;
}

/** The body of a route with {@link TakesRawBody}. */
export class RawBody {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly pace = BODY_PACE,
  ) {}

  /** The `Content-Type` in lower case without parameters; empty when the client sends none. */
  get mediaType(): string {
    const [mediaType = ''] = (this.request.headers['content-type'] ?? '').split(';', 1);
    return mediaType.trim().toLowerCase();
  }

  /**
   * Reads the body. Can be called once.
   *
   * A body whose `Content-Length` is too large is refused unread. One without a length that is a little
   * too large is read to its end and discarded, so that the client receives the response. Beyond twice
   * the limit the connection is closed.
   *
   * @param limit in bytes
   * @param tooLarge the sentence of the 413
   * @throws 413 when the body is larger; 415 when it is JSON; 408 when it arrives too slowly or takes
   *   more than ten minutes
   */
  async read(limit: number, tooLarge: string): Promise<Buffer> {
    const { body, headers } = this.request;
    if (!isReadable(body)) throw unsupportedType();
    if (Number(headers['content-length'] ?? 0) > limit) {
      void this.reply.header('connection', 'close');
      throw new DomainError('too_large', 413, tooLarge);
    }
    const { chunks, size } = await readWithTimeout(body, limit, this.pace).catch(
      (error: unknown) => {
        void this.reply.header('connection', 'close');
        throw error;
      },
    );
    if (size > 2 * limit) void this.reply.header('connection', 'close');
    if (size > limit) throw new DomainError('too_large', 413, tooLarge);
    return Buffer.concat(chunks, size);
  }
}

/** Injects the {@link RawBody} of a route with {@link TakesRawBody}. */
export const InjectRawBody = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return new RawBody(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});

interface ReadBody {
  chunks: Buffer[];
  size: number;
}

function readWithTimeout(body: Readable, limit: number, pace: BodyPace): Promise<ReadBody> {
  const progress = new BodyProgress(pace);
  const read: ReadBody = { chunks: [], size: 0 };
  return new Promise<ReadBody>((resolve, reject) => {
    const unwatch = finished(body, { writable: false }, (error) => {
      stop();
      // The client closed the connection: there is nobody to respond to, and no dependency is down.
      if (error) reject(new DomainError('bad_request', 400, 'The body broke off.'));
      else resolve(read);
    });
    const addChunk = (chunk: Buffer): void => {
      read.size += chunk.length;
      if (read.size <= limit) read.chunks.push(chunk);
      else read.chunks.length = 0;
      if (read.size <= 2 * limit) return;
      stop();
      resolve(read);
    };
    const timer = setInterval(() => {
      progress.record(read.size);
      if (progress.elapsedMs <= READ_TIMEOUT_MS && !progress.isTooSlow) return;
      stop();
      reject(requestTimeout());
    }, pace.checkIntervalMs);
    const stop = (): void => {
      clearInterval(timer);
      unwatch();
      // Not destroyed, because the response goes out on the same socket.
      body.off('data', addChunk).pause();
    };
    body.on('data', addChunk);
  });
}

function isReadable(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && 'iterator' in body && 'destroy' in body;
}

function unsupportedType(): DomainError {
  return new DomainError('unsupported_type', 415, 'The body must be sent as application/json.');
}
