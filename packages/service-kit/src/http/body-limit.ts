import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance } from 'fastify';
import { takesRawBody } from './raw-body.js';

const ROUTE_MARK = 'longestBody';

/**
 * Sets the maximum body size of a route, instead of the default of 8 KB. A larger body is 413 and is
 * not read to its end.
 */
export const BodyLimit = (bytes: number): MethodDecorator => RouteConfig({ [ROUTE_MARK]: bytes });

/**
 * Applies {@link BodyLimit}. Refuses a body by its `Content-Length`, whatever its type, once the call
 * was counted. Fastify refuses one without a length while it arrives. Must be called before any route
 * is registered.
 */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const bytes: unknown = (route.config as Record<string, unknown> | undefined)?.[ROUTE_MARK];
    if (typeof bytes === 'number') route.bodyLimit = bytes;
  });
  fastify.addHook('preParsing', (request, reply, _payload, done) => {
    const length = Number(request.headers['content-length'] ?? 0);
    // A route that reads its body by itself has its own limit.
    if (length <= request.routeOptions.bodyLimit || takesRawBody(request)) return done();
    void reply.header('connection', 'close');
    done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
  });
}
