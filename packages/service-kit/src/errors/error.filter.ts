import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { describeError } from './describe-error.js';
import { presentError } from './error-body.js';

/** Logs every error at its level and responds with the standard error body. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: PinoLogger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = describeError(thrown, request.routeOptions.bodyLimit);
    this.logger[error.logLevel](
      {
        code: error.code,
        ...(error.status >= 500 && error.cause !== undefined && { err: error.cause }),
      },
      error.message,
    );
    if (reply.sent) return;
    if (error.retryAfter !== undefined) {
      void reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))));
    }
    void reply
      .status(error.status)
      .header('cache-control', 'no-store')
      .send(presentError(error, request.id));
  }
}
