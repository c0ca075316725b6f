import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

/** How slowly bodies may arrive. */
export interface BodyPace {
  /** How far back the received bytes are counted. The first window after the headers is free. */
  windowMs: number;
  /** The bytes that must arrive in every window, however many came before it. */
  minBytes: number;
  /** The interval of the checks. */
  checkIntervalMs: number;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
}

/**
 * A slow body occupies a connection and its buffers. A quarter of a kilobyte per second is less than
 * the slowest mobile network carries, so a body at 1 KB per second may stall for eleven seconds.
 */
export const BODY_PACE: BodyPace = {
  windowMs: 15_000,
  minBytes: 4_096,
  checkIntervalMs: 1_000,
  now: () => performance.now(),
};

/** The progress of one body, as it was at each check of the last window. */
export class BodyProgress {
  private readonly startedAt: number;
  /** Oldest first. All but the first are younger than the window. */
  private readonly checks: { at: number; received: number }[];

  constructor(private readonly pace: BodyPace) {
    this.startedAt = pace.now();
    this.checks = [{ at: this.startedAt, received: 0 }];
  }

  /** Milliseconds since the body began. */
  get elapsedMs(): number {
    return this.pace.now() - this.startedAt;
  }

  /** Records how many bytes have been received in all. */
  record(received: number): void {
    const at = this.pace.now();
    this.checks.push({ at, received });
    while ((this.checks[1]?.at ?? at) <= at - this.pace.windowMs) this.checks.shift();
  }

  /** Whether fewer bytes than required were received in the window before the last record. */
  get isTooSlow(): boolean {
    const { windowMs, minBytes } = this.pace;
    const first = this.checks[0];
    const last = this.checks.at(-1);
    if (!first || !last || last.at - first.at < windowMs) return false;
    return last.received - first.received < minBytes;
  }
}

/** The 408 of a body that arrives too slowly. */
export function requestTimeout(): DomainError {
  return new DomainError(
    'request_timeout',
    408,
    'Your data took too long to reach us. Please try again.',
  );
}

/** Whether a client waits for `100 Continue` before it sends the body. */
export function isAskingToContinue({ headers, raw }: FastifyRequest): boolean {
  return raw.httpVersionMinor > 0 && /^100-continue$/i.test(headers.expect ?? '');
}

interface Arrival {
  reply: FastifyReply;
  progress: BodyProgress;
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
      arrivals.set(request, { reply, progress: new BodyProgress(pace), bytesReadBefore });
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
  const timer = setInterval(() => endSlowBodies(arrivals), pace.checkIntervalMs).unref();
  fastify.addHook('onClose', () => clearInterval(timer));
}

function endSlowBodies(arrivals: Map<FastifyRequest, Arrival>): void {
  for (const [request, { reply, progress, bytesReadBefore }] of arrivals) {
    const hasLeft = request.raw.destroyed;
    progress.record(request.socket.bytesRead - bytesReadBefore);
    if (!hasLeft && !progress.isTooSlow) continue;
    arrivals.delete(request);
    // The rest of the body may still arrive, and would be read as the next request.
    if (!hasLeft) void reply.header('connection', 'close').send(requestTimeout());
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
