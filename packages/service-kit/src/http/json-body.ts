import type { FastifyInstance } from 'fastify';

import { DomainError } from '../errors/domain-error.js';

/** No body of ours nests deeper than six; validation recurses, and must not be led to overflow. */
const MAX_DEPTH = 32;

/**
 * Reads JSON bodies: `__proto__` refused, depth bounded. A call that names JSON and sends nothing has
 * no body, which is no fault: many clients name the type on every call.
 */
export function parseJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null, undefined);
      void parse(request, body, (fault, value: unknown) => {
        if (fault) done(fault);
        else if (isDeeperThan(MAX_DEPTH, value)) done(tooDeep());
        else done(null, value);
      });
    },
  );
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}

function tooDeep(): DomainError {
  return new DomainError('bad_request', 400, 'The body is nested too deeply.');
}
