import { ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AccessGuard } from '../auth/access.guard.js';
import type { BaseConfig } from '../config/load-config.js';
import { isAskingToContinue } from '../http/body-arrival.js';
import { clientAddressOf } from '../http/client-address.decorator.js';
import { RateLimits, type RateLimit } from '../redis/rate-limits.js';
import { SERVICE_CONFIG } from '../tokens.js';

import { ADDRESS_LIMIT, type AddressLimitOptions } from './address-limit.js';
import { controllerRoutes, type ControllerRoute } from './controller-routes.js';

const ROUTE_MARK = 'admission';

/** What is asked of a call before its body is read. */
interface AdmittedRoute extends Pick<ControllerRoute, 'controller' | 'handler'> {
  addressLimit: (RateLimit & { name: string }) | undefined;
}

/** A route that no controller declares is nobody's: it has no marks, which makes it private. */
class Undeclared {
  handle(this: void): void {}
}
const undeclared: AdmittedRoute = {
  controller: Undeclared,
  handler: Undeclared.prototype.handle,
  addressLimit: undefined,
};

/**
 * Decides who gets in before the body is read: whoever may not call a route, or calls it too often,
 * is turned away at once and costs no more than their headers.
 */
@Injectable()
export class Admission {
  constructor(
    private readonly modules: ModulesContainer,
    private readonly reflector: Reflector,
    private readonly access: AccessGuard,
    private readonly limits: RateLimits,
    @Inject(SERVICE_CONFIG) private readonly config: BaseConfig,
  ) {}

  /** Before any route is made. */
  watch(fastify: FastifyInstance): void {
    const routes = new Map(
      controllerRoutes(this.modules).map((route) => [
        `${route.method} ${route.path}`,
        this.readRoute(route),
      ]),
    );
    fastify.addHook('onRoute', (route) => {
      // Fastify answers HEAD where there is a GET.
      const method = route.method === 'HEAD' ? 'GET' : String(route.method);
      const found = routes.get(`${method} ${route.url}`);
      route.config = { ...route.config, [ROUTE_MARK]: found };
    });
    fastify.addHook('onRequest', (request, reply) => this.admit(request, reply));
  }

  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      await this.decide(request, reply);
    } catch (refusal) {
      // Who asked whether to send the body may now leave it out: nothing else can follow it.
      if (isAskingToContinue(request)) void reply.header('connection', 'close');
      throw refusal;
    }
  }

  private async decide(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.is404) throw new NotFoundException();
    const config = request.routeOptions.config as { [ROUTE_MARK]?: AdmittedRoute };
    const { controller, handler, addressLimit } = config[ROUTE_MARK] ?? undeclared;
    const context = new ExecutionContextHost([request, reply], controller, handler);
    if (!(await this.access.canActivate(context))) throw new ForbiddenException();
    if (!addressLimit) return;
    await this.limits.enforce(`${addressLimit.name}:${clientAddressOf(request)}`, addressLimit);
  }

  private readRoute({ controller, handler }: ControllerRoute): AdmittedRoute {
    const options = this.reflector.getAllAndOverride<AddressLimitOptions | undefined>(
      ADDRESS_LIMIT,
      [handler, controller],
    );
    return {
      controller,
      handler,
      addressLimit: options && {
        name: options.name,
        limit: this.figure(options.limit),
        windowSeconds: this.figure(options.window),
      },
    };
  }

  private figure(value: number | string): number {
    const figure: unknown = typeof value === 'number' ? value : Reflect.get(this.config, value);
    if (typeof figure !== 'number') throw new TypeError(`The configuration has no number ${value}`);
    return figure;
  }
}
