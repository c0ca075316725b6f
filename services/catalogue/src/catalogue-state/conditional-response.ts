import type { FastifyReply, FastifyRequest } from 'fastify';

/** A public answer, ready to be sent, and the version of the catalogue that it is of. */
export interface VersionedResponse {
  version: string;
  json: Buffer;
}

/**
 * Shared caches may keep an answer for two seconds at most; then they ask whether it still holds. nginx
 * counts whole seconds and the one that has begun: what may be kept for one is kept for up to two.
 */
const CACHING = 'public, max-age=0, s-maxage=1';

/**
 * Answers a public read with an ETag made of the catalogue's version: 304 without a body where the
 * caller has that version already.
 */
export function respondConditionally(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, json }: VersionedResponse,
): void {
  const tag = `W/"${version}"`;
  void reply.header('etag', tag).header('cache-control', CACHING);
  if (matches(request.headers['if-none-match'], tag)) void reply.status(304).send();
  else void reply.header('content-type', 'application/json; charset=utf-8').send(json);
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((given) => given.trim() === tag || given.trim() === '*');
}
