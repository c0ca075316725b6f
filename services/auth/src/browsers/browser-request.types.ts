import type { FastifyRequest } from 'fastify';

/** A request that {@link BrowserCookieInterceptor} has processed. */
export type BrowserRequest = FastifyRequest & {
  browser?: { digest: string; hasSecret: boolean };
};
