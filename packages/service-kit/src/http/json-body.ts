import { toUSVString } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { validationFailed } from '../errors/validation.pipe.js';
import { exceededBound, type JsonBounds } from './json-bounds.js';

/** Our bodies nest at most six levels. Validation is recursive, and its stack must not overflow. */
const MAX_DEPTH = 32;
/** A member of a sensible body takes more than this: name, value and punctuation. */
const MIN_BYTES_PER_MEMBER = 32;
/** Long bodies repeat the same names. In shorter ones the names are not counted. */
const MAX_NAMES = 64;
const LONG_BODY_LENGTH = 16 * 1024;

/**
 * Parses JSON bodies. Refuses `__proto__`, and lone surrogates, on which some validators throw.
 * Limits the depth and the number of members before anything is built. The number of members depends
 * on the route's body limit. An empty body with the JSON type counts as no body and is not an error,
 * because many clients send that type with every call.
 */
export function parseJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null, undefined);
      const excess = excessError(body, request.routeOptions.bodyLimit);
      if (excess) return done(excess);
      void parse(request, body, (error, value: unknown) => {
        const failure = error ?? surrogateError(value, body);
        if (failure) done(failure);
        else done(null, value);
      });
    },
  );
}

/** The maximum structure of a body of a route with this limit. */
export function jsonBoundsFor(text: string, bodyLimit: number): JsonBounds {
  const members = Math.ceil(bodyLimit / MIN_BYTES_PER_MEMBER);
  const names = text.length > LONG_BODY_LENGTH ? MAX_NAMES : Infinity;
  return { depth: MAX_DEPTH, members, names };
}

function excessError(text: string, bodyLimit: number): DomainError | undefined {
  switch (exceededBound(text, jsonBoundsFor(text, bodyLimit))) {
    case 'depth':
      return new DomainError('bad_request', 400, 'The body is nested too deeply.');
    case 'members':
    case 'names':
      return new DomainError('bad_request', 400, 'The body has too many fields.');
    case undefined:
      return undefined;
  }
}

/** A lone surrogate can only arrive as an escape, because the bytes were decoded as UTF-8. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

function surrogateError(value: unknown, text: string): DomainError | undefined {
  const path = SURROGATE_ESCAPE.test(text) ? findLoneSurrogate(value) : undefined;
  return (
    path && validationFailed({ [path.join('.')]: 'This contains characters that we cannot read' })
  );
}

/** The path of the first text with a lone surrogate. */
function findLoneSurrogate(value: unknown): string[] | undefined {
  if (typeof value === 'string') return toUSVString(value) === value ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const path = findLoneSurrogate(member);
    if (path) return [toUSVString(name), ...path];
  }
  return undefined;
}
