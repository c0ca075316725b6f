import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import type { BaseConfig } from '../config/load-config.js';
import { DomainError } from '../errors/domain-error.js';
import { SERVICE_CONFIG, SESSION_REVOCATIONS } from '../tokens.js';
import type { AuthenticatedSession } from './access-token.js';
import { IS_INTERNAL, IS_PUBLIC } from './decorators.js';
import { sessionEnded } from './jwt.strategy.js';
import type { SessionRevocations } from './session-revocations.js';
import { VerifiedTokens } from './verified-tokens.js';

/** The header that carries the credential of internal calls. */
export const SERVICE_CREDENTIAL_HEADER = 'x-service-credential';

type SignedRequest = FastifyRequest & { user?: AuthenticatedSession };

/** Decides who may call a route: everyone, the other services, or students with a valid token. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  private readonly credential: Buffer;

  constructor(
    private readonly reflector: Reflector,
    @Inject(SERVICE_CONFIG) config: BaseConfig,
    @Inject(SESSION_REVOCATIONS) private readonly revocations: SessionRevocations,
    private readonly verified: VerifiedTokens,
  ) {
    super();
    this.credential = digestOf(config.SERVICE_CREDENTIAL);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.hasDecorator(IS_INTERNAL, context)) return this.checkCredential(context);
    if (!this.hasDecorator(IS_PUBLIC, context)) return this.checkToken(context);
    if (hasToken(context)) await this.checkToken(context).catch(() => false);
    return true;
  }

  override handleRequest<T>(error: unknown, user: T | false, info?: unknown): T {
    if (error) throw error instanceof Error ? error : new Error('access', { cause: error });
    if (user) return user;
    // Passport reports a key that could not be looked up in the same way as a wrong token.
    throw info instanceof DomainError ? info : sessionEnded();
  }

  private hasDecorator(key: string, context: ExecutionContext): boolean {
    return (
      this.reflector.getAllAndOverride<boolean | undefined>(key, [
        context.getHandler(),
        context.getClass(),
      ]) ?? false
    );
  }

  private async checkToken(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SignedRequest>();
    const { authorization = '' } = request.headers;
    const cached = await this.verified.recall(authorization);
    if (!cached) return this.verifyToken(context, request);
    if (await this.revocations.isRevoked(cached)) throw sessionEnded();
    request.user = cached;
    return true;
  }

  private async verifyToken(context: ExecutionContext, request: SignedRequest): Promise<boolean> {
    if ((await super.canActivate(context)) !== true) return false;
    const { authorization } = request.headers;
    if (authorization && request.user) await this.verified.remember(authorization, request.user);
    return true;
  }

  private checkCredential(context: ExecutionContext): boolean {
    const credential = context.switchToHttp().getRequest<FastifyRequest>().headers[
      SERVICE_CREDENTIAL_HEADER
    ];
    if (typeof credential === 'string' && timingSafeEqual(digestOf(credential), this.credential))
      return true;
    throw new DomainError('forbidden', 403, 'You are not allowed to do this.', {
      logLevel: 'warn',
    });
  }
}

function hasToken(context: ExecutionContext): boolean {
  return context.switchToHttp().getRequest<FastifyRequest>().headers.authorization !== undefined;
}

/** Digests have the same length, which a comparison in constant time needs. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
