import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

const ROUTE_MARK = 'longestBody';

/**
 * Sets the maximum body size of a route, instead of the default of 8 KB. A larger body is 413 and is
 * not read to its end.
 */
export const BodyLimit = (bytes: number): MethodDecorator => RouteConfig({ [ROUTE_MARK]: bytes });

/** Applies {@link BodyLimit}. Must be called before any route is registered. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const bytes: unknown = (route.config as Record<string, unknown> | undefined)?.[ROUTE_MARK];
    if (typeof bytes === 'number') route.bodyLimit = bytes;
  });
}
