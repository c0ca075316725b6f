import { HttpException } from '@nestjs/common';

import { dependencyDown, DomainError } from './domain-error.js';

const ANSWERS: Readonly<Record<number, readonly [code: string, sentence: string]>> = {
  400: ['bad_request', 'The request could not be understood.'],
  401: ['unauthenticated', 'Please log in to continue.'],
  403: ['forbidden', 'You are not allowed to do this.'],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['method_not_allowed', 'This address does not take that kind of request.'],
  408: ['request_timeout', 'The request took too long to arrive.'],
  409: ['conflict', 'This does not fit with what is already there.'],
  410: ['gone', 'It is too late for this.'],
  413: ['too_large', 'The request is larger than allowed.'],
  414: ['address_too_long', 'The address is longer than allowed.'],
  415: ['unsupported_type', 'The body must be sent as application/json.'],
  422: ['unprocessable', 'The request was understood but cannot be done.'],
  429: ['too_many_requests', 'Too many requests. Please wait a little and try again.'],
  503: ['unavailable', 'This is not available right now. Please try again in a moment.'],
};

const DATABASE_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_LOCK_WAIT_TIMEOUT',
]);

const REDIS_AWAY = new Set([
  'ClientOfflineError',
  'ClientClosedError',
  'SocketClosedUnexpectedlyError',
  'DisconnectsClientError',
  'ConnectionTimeoutError',
  'SocketTimeoutError',
  'CommandTimeoutError',
  'TimeoutError',
  'ReconnectStrategyError',
]);

/**
 * Gives the domain error that stands for any fault, whoever threw it.
 *
 * @param fault what was thrown: by a service, Nest, Fastify, the database driver or the Redis client
 * @returns a domain error with a sentence that gives nothing internal away; unknown faults are 500
 */
export function describeError(fault: unknown): DomainError {
  if (fault instanceof DomainError) return fault;
  const status = statusOf(fault);
  if (status !== undefined && status < 500) return responseFor(status, fault);
  if (isDependencyAway(fault)) return dependencyDown('the database or Redis', fault);
  return new DomainError('internal', 500, 'Something went wrong on our side. Please try again.', {
    logLevel: 'error',
    cause: fault,
  });
}

function responseFor(status: number, fault: unknown): DomainError {
  const [code, sentence] = ANSWERS[status] ?? ['bad_request', 'The request could not be done.'];
  const message =
    codeOf(fault) === 'FST_ERR_CTP_INVALID_JSON_BODY' || fault instanceof SyntaxError
      ? 'The body is not valid JSON.'
      : sentence;
  return new DomainError(code, status, message, { cause: fault });
}

function statusOf(fault: unknown): number | undefined {
  if (fault instanceof HttpException) return fault.getStatus();
  if (fault instanceof SyntaxError && 'statusCode' in fault) return 400;
  if (!(fault instanceof Error) || !('statusCode' in fault)) return undefined;
  return typeof fault.statusCode === 'number' ? fault.statusCode : undefined;
}

function codeOf(fault: unknown): string | undefined {
  if (!(fault instanceof Error) || !('code' in fault)) return undefined;
  return typeof fault.code === 'string' ? fault.code : undefined;
}

/** Whether a fault says that MySQL or Redis cannot be reached, as against a mistake of ours. */
export function isDependencyAway(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const code = codeOf(fault);
  if (code !== undefined && DATABASE_AWAY.has(code)) return true;
  // What the driver says of a connection that ended has this mark, and not always a code.
  if ('fatal' in fault && fault.fatal === true && code === undefined) return true;
  if (REDIS_AWAY.has(fault.constructor.name)) return true;
  return 'driverError' in fault && isDependencyAway(fault.driverError);
}
