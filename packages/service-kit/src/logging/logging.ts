import type { IncomingMessage, ServerResponse } from 'node:http';

import { LoggerModule } from 'nestjs-pino';
import type { DynamicModule } from '@nestjs/common';

import type { BaseConfig } from '../config/load-config.js';
import { currentRequestId, identifyRequest } from '../http/request-context.js';

const SECRETS = ['password', 'newPassword', 'token', 'accessToken', 'otp', 'email', 'mobile'];
const QUIET_PATHS = ['/health/', '/metrics'];

/** JSON lines with the request's id on every one; no bodies, no headers, secrets cut out. */
export function createLogging(name: string, config: BaseConfig): DynamicModule {
  return LoggerModule.forRoot({
    pinoHttp: {
      name,
      level: config.LOG_LEVEL,
      base: { service: name },
      redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`]), censor: '[cut out]' },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
      genReqId: (request) => identifyRequest(request),
      serializers: { req: () => undefined, res: () => undefined },
      autoLogging: { ignore: (request) => isQuiet(request) },
      customLogLevel: (_request, response, error) => levelOf(response, error),
      customSuccessMessage: () => 'request done',
      customErrorMessage: () => 'request failed',
      customSuccessObject: (request, response) => describe(request, response),
      customErrorObject: (request, response) => describe(request, response),
      customAttributeKeys: { responseTime: 'milliseconds' },
    },
  });
}

function isQuiet(request: IncomingMessage): boolean {
  return QUIET_PATHS.some((path) => request.url?.startsWith(path));
}

function levelOf(response: ServerResponse, error?: Error): 'error' | 'warn' | 'info' {
  if (response.statusCode >= 500) return response.statusCode === 503 ? 'warn' : 'error';
  return error ? 'warn' : 'info';
}

function describe(request: IncomingMessage, response: ServerResponse): Record<string, unknown> {
  return {
    requestId: identifyRequest(request),
    method: request.method,
    // The query is left out: it may carry what people typed.
    path: request.url?.split('?', 1)[0],
    status: response.statusCode,
  };
}
