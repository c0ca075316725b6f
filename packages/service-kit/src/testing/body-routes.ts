import type { Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { controllerRoutes, type ControllerRoute } from '../admission/controller-routes.js';
import { maxTextLengths } from '../errors/known-members.js';

/** A route that parses the body of a call, whether it declares one or not. */
export interface BodyRoute {
  /** `POST /notes/:id` */
  route: string;
  /** The maximum lengths of texts by the names of their members, also nested ones. */
  maxLengths: ReadonlyMap<string, number>;
}

/** The routes of a service that parse bodies: all but those of GET, sorted. */
export function bodyRoutes(app: NestFastifyApplication): BodyRoute[] {
  return controllerRoutes(app.get(ModulesContainer))
    .filter(({ method }) => method !== 'GET')
    .map((route) => ({
      route: `${route.method} ${route.path}`,
      maxLengths: new Map(inputTypes(route).flatMap((type) => [...maxTextLengths(type)])),
    }))
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));
}

function inputTypes({ controller, handler }: ControllerRoute): Type[] {
  const prototype = controller.prototype as object;
  const types: unknown = Reflect.getMetadata('design:paramtypes', prototype, handler.name);
  return (Array.isArray(types) ? (types as unknown[]) : []).filter(
    (type): type is Type => typeof type === 'function',
  );
}
