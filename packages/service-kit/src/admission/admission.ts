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

/** What is checked for a call before its body is read. */
interface CheckedRoute extends Pick<ControllerRoute, 'controller' | 'handler'> {
  addressLimit: (RateLimit & { name: string }) | undefined;
}

/** Stands in for routes that no controller declares. It has no decorators, so they are private. */
class UnknownController {
  handle(this: void): void {}
}
const unknownRoute: CheckedRoute = {
  controller: UnknownController,
  handler: UnknownController.prototype.handle,
  addressLimit: undefined,
};

/**
 * Checks access and limits before the body is read. A call that is not allowed or comes too often is
 * refused at once and costs only its headers.
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

  /** Must be called before any route is registered. */
  watch(fastify: FastifyInstance): void {
    const routes = new Map(
      controllerRoutes(this.modules).map((route) => [
        `${route.method} ${route.path}`,
        this.checkedRoute(route),
      ]),
    );
    fastify.addHook('onRoute', (route) => {
      // Fastify serves HEAD wherever there is a GET.
      const method = route.method === 'HEAD' ? 'GET' : String(route.method);
      const found = routes.get(`${method} ${route.url}`);
      route.config = { ...route.config, [ROUTE_MARK]: found };
    });
    fastify.addHook('onRequest', (request, reply) => this.checkRequest(request, reply));
  }

  private async checkRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      await this.check(request, reply);
    } catch (error) {
      // A client that sent `Expect: 100-continue` may now leave the body out. The next bytes could
      // then be read as that body, so the connection ends here.
      if (isAskingToContinue(request)) void reply.header('connection', 'close');
      throw error;
    }
  }

  private async check(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.is404) throw new NotFoundException();
    const config = request.routeOptions.config as { [ROUTE_MARK]?: CheckedRoute };
    const { controller, handler, addressLimit } = config[ROUTE_MARK] ?? unknownRoute;
    const context = new ExecutionContextHost([request, reply], controller, handler);
    if (!(await this.access.canActivate(context))) throw new ForbiddenException();
    if (!addressLimit) return;
    await this.limits.enforce(`${addressLimit.name}:${clientAddressOf(request)}`, addressLimit);
  }

  private checkedRoute({ controller, handler }: ControllerRoute): CheckedRoute {
    const options = this.reflector.getAllAndOverride<AddressLimitOptions | undefined>(
      ADDRESS_LIMIT,
      [handler, controller],
    );
    return {
      controller,
      handler,
      addressLimit: options && {
        name: options.name,
        limit: this.numberOf(options.limit),
        windowSeconds: this.numberOf(options.window),
      },
    };
  }

  private numberOf(value: number | string): number {
    const number: unknown = typeof value === 'number' ? value : Reflect.get(this.config, value);
    if (typeof number !== 'number') throw new TypeError(`The configuration has no number ${value}`);
    return number;
  }
}
