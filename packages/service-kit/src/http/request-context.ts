import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';

const storage = new AsyncLocalStorage<{ requestId: string }>();

/** The header in which the gateway names a request. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The id of the request being served, or undefined outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/**
 * Gives the id of a request: the gateway's, when it looks like one, else a new one.
 * It is written back to the headers so that everyone who reads them sees the same.
 */
export function identifyRequest(request: IncomingMessage): string {
  const given = request.headers[REQUEST_ID_HEADER];
  if (typeof given === 'string' && /^[\w.-]{1,64}$/.test(given)) return given;
  const id = v7();
  request.headers[REQUEST_ID_HEADER] = id;
  return id;
}

/** Makes {@link currentRequestId} known to all code that runs for a request. */
export function installRequestContext(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    storage.run({ requestId: request.id }, done);
  });
  // A body that arrives in pieces is read outside of the context, so it is entered again after it.
  fastify.addHook('preValidation', (request, _reply, done) => {
    storage.run({ requestId: request.id }, done);
  });
}
