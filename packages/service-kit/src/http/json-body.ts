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
        const refusal = fault ?? faultOf(value, body);
        if (refusal) done(refusal);
        else done(null, value);
      });
    },
  );
}

/** Half of a character can only come in as an escape: the bytes themselves were read as UTF-8. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

function faultOf(value: unknown, text: string): DomainError | undefined {
  if (isDeeperThan(MAX_DEPTH, value)) {
    return new DomainError('bad_request', 400, 'The body is nested too deeply.');
  }
  const path = SURROGATE_ESCAPE.test(text) ? brokenTextIn(value) : undefined;
  return (
    path && validationFailed({ [path.join('.')]: 'This contains characters that are no text' })
  );
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  // This sees every body: no list of members is made.
  if (Array.isArray(value)) return value.some((member) => isDeeperThan(levels - 1, member));
  const members = value as Record<string, unknown>;
  for (const name in members) if (isDeeperThan(levels - 1, members[name])) return true;
  return false;
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
