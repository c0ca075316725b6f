import { RequestMethod } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { IS_PUBLIC } from '../auth/decorators.js';

/** The routes of a service that need no token, e.g. `GET /health/live`, sorted. */
export function publicRoutes(app: NestFastifyApplication): string[] {
  const scanner = new MetadataScanner();
  return [...app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) =>
      typeof metatype === 'function' ? publicRoutesOf(metatype, scanner) : [],
    )
    .toSorted();
}

function publicRoutesOf(controller: NewableFunction, scanner: MetadataScanner): string[] {
  const prototype = controller.prototype as Record<string, object>;
  return scanner
    .getAllMethodNames(prototype)
    .map((name) => prototype[name])
    .filter((handler): handler is object => handler !== undefined && isRoute(handler))
    .filter((handler) => isMarked(handler) || isMarked(controller))
    .map((handler) => `${methodOf(handler)} ${pathOf(controller)}${pathOf(handler)}`);
}

function isRoute(handler: object): boolean {
  return Reflect.hasMetadata('path', handler);
}

function isMarked(target: object): boolean {
  return Reflect.getMetadata(IS_PUBLIC, target) === true;
}

function methodOf(handler: object): string {
  return RequestMethod[Number(Reflect.getMetadata('method', handler))] ?? 'ALL';
}

function pathOf(target: object): string {
  const path = String(Reflect.getMetadata('path', target)).replaceAll(/^\/+|\/+$/g, '');
  return path === '' ? '' : `/${path}`;
}
