import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

const ROUTE_MARK = 'longestBody';

/**
 * Takes so many bytes on a route and no more, in the place of the 8 KB of all others; a larger body
 * is 413 and never read whole.
 */
export const BodyLimit = (bytes: number): MethodDecorator => RouteConfig({ [ROUTE_MARK]: bytes });

/** Holds the routes marked with {@link BodyLimit} to it; before any route is made. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const bytes: unknown = (route.config as Record<string, unknown> | undefined)?.[ROUTE_MARK];
    if (typeof bytes === 'number') route.bodyLimit = bytes;
  });
}
