import type { FastifyRequest } from 'fastify';

/** A request whose browser {@link BrowserCookieInterceptor} has looked at. */
export type BrowserRequest = FastifyRequest & {
  browser?: { digest: string; hasSecret: boolean };
};
