import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers a public read with an ETag made of the catalogue's version: 304 without a body where the
 * caller has that version already. Shared caches may keep it two seconds.
 */
export async function answerConditionally<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
  answer: () => Promise<T>,
): Promise<T | undefined> {
  const tag = `W/"${version}"`;
  void reply.header('etag', tag).header('cache-control', 'public, max-age=0, s-maxage=2');
  if (matches(request.headers['if-none-match'], tag)) {
    void reply.status(304);
    return undefined;
  }
  return answer();
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((given) => given.trim() === tag || given.trim() === '*');
}
