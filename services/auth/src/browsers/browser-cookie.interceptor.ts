import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';
import { digestOf } from '../secrets/rules/secret-digest.js';
import { SECRETS, type Secrets } from '../secrets/secrets.js';
import type { BrowserRequest } from './browser-request.types.js';
import { browserCookieFor, sentSecretOf } from './rules/browser-cookie.js';

/**
 * Gives every browser its own secret in a cookie. The secret does not authenticate a student. Rate
 * limits use it as a key, and it proves that a code is entered in the browser that registered.
 * Whether and how a response sets the cookie depends only on the request.
 */
@Injectable()
export class BrowserCookieInterceptor implements NestInterceptor {
  constructor(@Inject(SECRETS) private readonly secrets: Secrets) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<BrowserRequest>();
    const scheme = request.headers['x-forwarded-proto'];
    const { name, attributes } = browserCookieFor(scheme);
    const sent = sentSecretOf(request.cookies, scheme);
    const secret = sent ?? this.secrets.make();
    request.browser = { digest: digestOf(secret), hasSecret: sent !== undefined };
    void http.getResponse<FastifyReply>().setCookie(name, secret, attributes);
    return next.handle();
  }
}
