import { toUSVString } from 'node:util';

import type { FastifyInstance } from 'fastify';

import { DomainError } from '../errors/domain-error.js';
import { validationFailed } from '../errors/validation.pipe.js';

import { exceededBound } from './json-bounds.js';

/** No body of ours nests deeper than six; validation recurses, and must not be led to overflow. */
const MAX_DEPTH = 32;
/** A member of a body that makes sense takes more: name, value and what stands between them. */
const MIN_BYTES_PER_MEMBER = 32;
/** Long bodies are long because there is more of the same. Names are not counted in shorter ones. */
const MAX_NAMES = 64;
const LONG = 16 * 1024;

/**
 * Reads JSON bodies: `__proto__` refused, depth and number of members bounded before anything is
 * built (the latter by the route's body limit), halves of characters refused (some validators throw
 * on them). A call that names JSON and sends nothing has no body, which is no fault: many clients
 * name the type on every call.
 */
export function parseJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null, undefined);
      const excess = excessOf(body, request.routeOptions.bodyLimit);
      if (excess) return done(excess);
      void parse(request, body, (fault, value: unknown) => {
        const refusal = fault ?? brokenText(value, body);
        if (refusal) done(refusal);
        else done(null, value);
      });
    },
  );
}

function excessOf(text: string, bodyLimit: number): DomainError | undefined {
  const members = Math.ceil(bodyLimit / MIN_BYTES_PER_MEMBER);
  const names = text.length > LONG ? MAX_NAMES : Infinity;
  switch (exceededBound(text, { depth: MAX_DEPTH, members, names })) {
    case 'depth':
      return new DomainError('bad_request', 400, 'The body is nested too deeply.');
    case 'members':
    case 'names':
      return new DomainError('bad_request', 400, 'The body has too many members.');
    case undefined:
      return undefined;
  }
}

/** Half of a character can only come in as an escape: the bytes themselves were read as UTF-8. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

function brokenText(value: unknown, text: string): DomainError | undefined {
  const path = SURROGATE_ESCAPE.test(text) ? brokenTextIn(value) : undefined;
  return (
    path && validationFailed({ [path.join('.')]: 'This contains characters that are no text' })
  );
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
