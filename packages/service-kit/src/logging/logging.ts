import type { IncomingMessage, ServerResponse } from 'node:http';

import { LoggerModule } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import type { Options } from 'pino-http';
import { RequestMethod, type DynamicModule } from '@nestjs/common';

import type { BaseConfig } from '../config/load-config.js';
import { currentRequestId, identifyRequest } from '../http/request-context.js';

import { loggableError } from './loggable-error.js';

const SECRETS = ['password', 'newPassword', 'token', 'accessToken', 'otp', 'email', 'mobile'];
const QUIET_PATHS = ['/health/', '/metrics'];

/**
 * JSON lines with the request's id on every one; no bodies, no headers, secrets cut out.
 *
 * @param logTo where lines go; standard output by default
 */
export function createLogging(
  name: string,
  config: BaseConfig,
  logTo?: DestinationStream,
): DynamicModule {
  const options = loggingOptions(name, config);
  return LoggerModule.forRoot({
    forRoutes: [{ path: '*path', method: RequestMethod.ALL }],
    pinoHttp: logTo ? [options, logTo] : options,
  });
}

function loggingOptions(name: string, config: BaseConfig): Options {
  return {
    level: config.LOG_LEVEL,
    base: { service: name },
    redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`]), censor: '[cut out]' },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === undefined ? {} : { requestId };
    },
    genReqId: (request) => identifyRequest(request),
    serializers: { req: () => undefined, res: () => undefined, err: loggableError },
    autoLogging: { ignore: (request) => isQuiet(request) },
    customLogLevel: (_request, response, error) => levelOf(response, error),
    customSuccessMessage: () => 'request done',
    customErrorMessage: () => 'request failed',
    customSuccessObject: (request, response, { responseTime }: Timed) =>
      describe(request, response, responseTime),
    customErrorObject: (request, response, _error, { responseTime }: Timed) =>
      describe(request, response, responseTime),
  };
}

function isQuiet(request: IncomingMessage): boolean {
  return QUIET_PATHS.some((path) => addressOf(request).startsWith(path));
}

function levelOf(response: ServerResponse, error?: Error): 'error' | 'warn' | 'info' {
  if (response.statusCode >= 500) return response.statusCode === 503 ? 'warn' : 'error';
  return error ? 'warn' : 'info';
}

/** Middleware sees `url` with the part cut off that it is mounted on. */
function addressOf(request: IncomingMessage & { originalUrl?: string }): string {
  return request.originalUrl ?? request.url ?? '';
}

interface Timed {
  responseTime: number;
}

function describe(
  request: IncomingMessage,
  response: ServerResponse,
  milliseconds: number,
): Record<string, unknown> {
  return {
    requestId: identifyRequest(request),
    method: request.method,
    // The query is left out: it may carry what people typed.
    path: addressOf(request).split('?', 1)[0],
    status: response.statusCode,
    milliseconds,
  };
}
