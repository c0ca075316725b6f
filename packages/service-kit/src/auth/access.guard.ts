import { createHash, timingSafeEqual } from 'node:crypto';

import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';

import type { BaseConfig } from '../config/load-config.js';
import { DomainError } from '../errors/domain-error.js';
import { SERVICE_CONFIG } from '../tokens.js';

import { IS_INTERNAL, IS_PUBLIC } from './decorators.js';
import { sessionEnded } from './jwt.strategy.js';

/** The header in which services show one another that they belong to the house. */
export const SERVICE_CREDENTIAL_HEADER = 'x-service-credential';

/** Decides who may call a route: everyone, the other services, or students with a live token. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    @Inject(SERVICE_CONFIG) private readonly config: BaseConfig,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.isMarked(IS_INTERNAL, context)) return this.checkCredential(context);
    if (!this.isMarked(IS_PUBLIC, context)) return this.checkToken(context);
    if (hasToken(context)) await this.checkToken(context).catch(() => false);
    return true;
  }

  override handleRequest<T>(fault: unknown, user: T | false): T {
    if (fault) throw fault instanceof Error ? fault : new Error('access', { cause: fault });
    if (!user) throw sessionEnded();
    return user;
  }

  private isMarked(mark: string, context: ExecutionContext): boolean {
    return (
      this.reflector.getAllAndOverride<boolean | undefined>(mark, [
        context.getHandler(),
        context.getClass(),
      ]) ?? false
    );
  }

  private async checkToken(context: ExecutionContext): Promise<boolean> {
    return (await super.canActivate(context)) === true;
  }

  private checkCredential(context: ExecutionContext): boolean {
    const given = context.switchToHttp().getRequest<FastifyRequest>().headers[
      SERVICE_CREDENTIAL_HEADER
    ];
    if (typeof given === 'string' && isEqual(given, this.config.SERVICE_CREDENTIAL)) return true;
    throw new DomainError('forbidden', 403, 'You are not allowed to do this.', {
      logLevel: 'warn',
    });
  }
}

function hasToken(context: ExecutionContext): boolean {
  return context.switchToHttp().getRequest<FastifyRequest>().headers.authorization !== undefined;
}

/** Compares in a time that depends on neither content nor length. */
function isEqual(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
