import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';

const storage = new AsyncLocalStorage<{ requestId: string }>();

/** The header in which the gateway sends the request id. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The id of the request being served, or undefined outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/**
 * Returns the id of a request: the gateway's when it is valid, or else a new one.
 * A new id is written to the headers, so that all later readers see the same.
 */
export function identifyRequest(request: IncomingMessage): string {
  const header = request.headers[REQUEST_ID_HEADER];
  if (typeof header === 'string' && /^[\w.-]{1,64}$/.test(header)) return header;
  const id = v7();
  request.headers[REQUEST_ID_HEADER] = id;
  return id;
}

/** Makes {@link currentRequestId} available to all code that runs for a request. */
export function installRequestContext(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    storage.run({ requestId: request.id }, done);
  });
  // A body that arrives in chunks is read outside of the context, which is entered again here.
  fastify.addHook('preValidation', (request, _reply, done) => {
    storage.run({ requestId: request.id }, done);
  });
}
