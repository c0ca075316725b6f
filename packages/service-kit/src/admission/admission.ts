import { ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { ModuleRef, ModulesContainer, Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthenticatedSession } from '../auth/access-token.js';
import { AccessGuard } from '../auth/access.guard.js';
import { IS_PUBLIC } from '../auth/decorators.js';
import type { BaseConfig } from '../config/load-config.js';
import { isAskingToContinue } from '../http/body-arrival.js';
import { clientAddressOf } from '../http/client-address.decorator.js';
import { RateLimits, tooManyRequests, type RateLimit } from '../redis/rate-limits.js';
import { SERVICE_CONFIG } from '../tokens.js';
import { ADDRESS_LIMIT, type AddressLimitOptions, type KnownCallers } from './address-limit.js';
import { controllerRoutes, type ControllerRoute } from './controller-routes.js';

const ROUTE_MARK = 'admission';

interface CheckedLimit extends RateLimit {
  name: string;
  isPublic: boolean;
  knownCallers: KnownCallers | undefined;
}

/** What is checked for a call before its body is read. */
interface CheckedRoute extends Pick<ControllerRoute, 'controller' | 'handler'> {
  addressLimit: CheckedLimit | undefined;
}

type SignedRequest = FastifyRequest & { user?: AuthenticatedSession };

/** Stands in for routes that no controller declares. It has no decorators, so they are private. */
class UndeclaredRoute {
  handle(this: void): void {}
}
const unknownRoute: CheckedRoute = {
  controller: UndeclaredRoute,
  handler: UndeclaredRoute.prototype.handle,
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
    private readonly moduleRef: ModuleRef,
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
    if (addressLimit) await this.count(request, addressLimit);
  }

  private async count(request: SignedRequest, limit: CheckedLimit): Promise<void> {
    // A token proves who calls, so strangers at the same address do not use up a student's calls.
    const student = limit.isPublic ? undefined : request.user;
    const key = student ? `student:${student.id}` : clientAddressOf(request);
    const { isAllowed, retryAfter } = await this.limits.consume(`${limit.name}:${key}`, limit);
    if (isAllowed) return;
    const known = student ? undefined : await limit.knownCallers?.consume(request);
    if (!known?.isAllowed) throw tooManyRequests(known?.retryAfter ?? retryAfter);
  }

  private checkedRoute({ controller, handler }: ControllerRoute): CheckedRoute {
    const targets = [handler, controller];
    const options = this.reflector.getAllAndOverride<AddressLimitOptions | undefined>(
      ADDRESS_LIMIT,
      targets,
    );
    return {
      controller,
      handler,
      addressLimit: options && {
        name: options.name,
        limit: this.numberOf(options.limit),
        windowSeconds: this.numberOf(options.window),
        isPublic:
          this.reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, targets) ?? false,
        knownCallers:
          options.knownCallers && this.moduleRef.get(options.knownCallers, { strict: false }),
      },
    };
  }

  private numberOf(value: number | string): number {
    const number: unknown = typeof value === 'number' ? value : Reflect.get(this.config, value);
    if (typeof number !== 'number') throw new TypeError(`The configuration has no number ${value}`);
    return number;
  }
}
