import { RequestMethod, type Type } from '@nestjs/common';
import { MetadataScanner, type ModulesContainer } from '@nestjs/core';

/** A route as its controller declares it. */
export interface ControllerRoute {
  /** `GET`, `POST` and so on. */
  method: string;
  /** With its parameters as declared: `/notes/:id`. */
  path: string;
  controller: Type;
  handler: (...args: unknown[]) => unknown;
}

/** All controllers of all modules. */
export function controllersOf(modules: ModulesContainer): Type[] {
  return [...modules.values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => (typeof metatype === 'function' ? [metatype as Type] : []));
}

/** All routes of all controllers. */
export function controllerRoutes(modules: ModulesContainer): ControllerRoute[] {
  const scanner = new MetadataScanner();
  return controllersOf(modules).flatMap((controller) => routesOf(controller, scanner));
}

function routesOf(controller: Type, scanner: MetadataScanner): ControllerRoute[] {
  const prototype = controller.prototype as Record<string, ControllerRoute['handler']>;
  return scanner
    .getAllMethodNames(prototype)
    .map((name) => prototype[name])
    .filter((handler) => handler !== undefined && Reflect.hasMetadata('path', handler))
    .map((handler) => handler as ControllerRoute['handler'])
    .map((handler) => ({
      method: RequestMethod[Number(Reflect.getMetadata('method', handler))] ?? 'ALL',
      path: `${pathOf(controller)}${pathOf(handler)}`,
      controller,
      handler,
    }));
}

function pathOf(target: object): string {
  const path = String(Reflect.getMetadata('path', target)).replaceAll(/^\/+|\/+$/g, '');
  return path === '' ? '' : `/${path}`;
}
