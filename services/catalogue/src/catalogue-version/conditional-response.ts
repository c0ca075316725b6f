import type { FastifyReply, FastifyRequest } from 'fastify';

/** A public response, ready to be sent, and the catalogue version that it was created from. */
export interface VersionedResponse {
  version: string;
  body: Buffer;
  /** JSON unless it says otherwise. */
  contentType?: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Shared caches may store a response for at most two seconds; then they revalidate it. nginx counts in
 * whole seconds and adds the current one, so a maximum age of one second is up to two.
 */
const CACHING = 'public, max-age=0, s-maxage=1';

/**
 * Responds to a public read with an ETag made of the catalogue's version. Sends 304 without a body if the
 * caller already has that version.
 */
export function respondConditionally(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, body, contentType = JSON_TYPE }: VersionedResponse,
): void {
  const tag = `W/"${version}"`;
  void reply.header('etag', tag).header('cache-control', CACHING);
  if (hasTag(request.headers['if-none-match'], tag)) void reply.status(304).send();
  else void reply.header('content-type', contentType).send(body);
}

/** Whether the caller of `If-None-Match` already has what has this tag. */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const given = header.split(',').map((each) => weak(each.trim()));
  return given.includes(weak(tag)) || given.includes('*');
}

/** Tags are compared as weak ones: nginx makes a tag weak when it compresses. */
function weak(tag: string): string {
  return tag.replace(/^W\//, '');
}
