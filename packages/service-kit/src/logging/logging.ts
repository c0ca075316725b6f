import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { BaseConfig } from '../config/load-config.js';
import { currentRequestId } from '../http/request-context.js';
import { loggableError } from './loggable-error.js';

const SECRETS = ['password', 'newPassword', 'token', 'accessToken', 'otp', 'email', 'mobile'];

/**
 * JSON lines, each with the request's id. No bodies, no headers, secrets redacted. RequestLog writes
 * the lines about the requests themselves.
 *
 * @param destination where the lines go
 */
export function createLogging(
  name: string,
  config: BaseConfig,
  destination: DestinationStream,
): DynamicModule {
  return LoggerModule.forRoot({
    // No middleware, because it would cost every request more than its log line does.
    forRoutes: [],
    pinoHttp: [loggingOptions(name, config), destination],
  });
}

/** A logger for what happens before the application has one. */
export function createLogger(
  name: string,
  config: BaseConfig,
  destination: DestinationStream,
): Logger {
  return pino(loggingOptions(name, config), destination);
}

function loggingOptions(name: string, config: BaseConfig): LoggerOptions {
  return {
    level: config.LOG_LEVEL,
    base: { service: name },
    redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`]), censor: '[cut out]' },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === undefined ? {} : { requestId };
    },
    serializers: { err: loggableError },
  };
}
