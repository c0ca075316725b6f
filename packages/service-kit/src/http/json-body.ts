import { toUSVString } from 'node:util';

import type { FastifyInstance } from 'fastify';

import { DomainError } from '../errors/domain-error.js';
import { validationFailed } from '../errors/validation.pipe.js';

/** No body of ours nests deeper than six; validation recurses, and must not be led to overflow. */
const MAX_DEPTH = 32;

/**
 * Reads JSON bodies: `__proto__` refused, depth bounded, halves of characters refused (some
 * validators throw on them). A call that names JSON and sends nothing has no body, which is no
 * fault: many clients name the type on every call.
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
        const refusal = fault ?? faultOf(value);
        if (refusal) done(refusal);
        else done(null, value);
      });
    },
  );
}

function faultOf(value: unknown): DomainError | undefined {
  if (isDeeperThan(MAX_DEPTH, value)) {
    return new DomainError('bad_request', 400, 'The body is nested too deeply.');
  }
  const path = brokenTextIn(value);
  return (
    path && validationFailed({ [path.join('.')]: 'This contains characters that are no text' })
  );
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}

/** Where the first text with half of a surrogate pair is. */
function brokenTextIn(value: unknown): string[] | undefined {
  if (typeof value === 'string') return toUSVString(value) === value ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const path = brokenTextIn(member);
    if (path) return [toUSVString(name), ...path];
  }
  return undefined;
}
