import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { controllerRoutes } from '../admission/controller-routes.js';
import { IS_PUBLIC } from '../auth/decorators.js';

/** The routes of a service that need no token, e.g. `GET /health/live`, sorted. */
export function publicRoutes(app: NestFastifyApplication): string[] {
  return controllerRoutes(app.get(ModulesContainer))
    .filter(({ controller, handler }) => isMarked(handler) || isMarked(controller))
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted();
}

function isMarked(target: object): boolean {
  return Reflect.getMetadata(IS_PUBLIC, target) === true;
}
