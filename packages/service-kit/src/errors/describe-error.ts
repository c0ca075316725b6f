import { isNativeError } from 'node:util/types';
import { HttpException } from '@nestjs/common';
import { isRolledBack } from '../database/transaction.js';
import { isRedisAway } from '../redis/redis-errors.js';
import { dependencyUnavailable, DomainError } from './domain-error.js';

const DEFAULT_ERRORS: Readonly<Record<number, readonly [code: string, sentence: string]>> = {
  400: ['bad_request', 'We could not read this request.'],
  401: ['unauthenticated', 'Please log in to continue.'],
  403: ['forbidden', 'You are not allowed to do this.'],
  404: ['not_found', 'We found nothing at this address.'],
  405: ['method_not_allowed', 'This address does not take that kind of request.'],
  408: ['request_timeout', 'Your data took too long to reach us. Please try again.'],
  409: ['conflict', 'This does not match what is already saved.'],
  410: ['gone', 'It is too late for this.'],
  413: ['too_large', 'The request is larger than allowed.'],
  414: ['address_too_long', 'The address is longer than allowed.'],
  415: ['unsupported_type', 'The body must be sent as application/json.'],
  422: ['unprocessable', 'This cannot be done.'],
  429: ['too_many_requests', 'Too many tries. Please wait a moment and try again.'],
  503: ['unavailable', 'This does not work right now. Please try again in a moment.'],
};

const DATABASE_DOWN_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  // Docker's name server does not know the name of a container that has stopped.
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_LOCK_WAIT_TIMEOUT',
  // A member that is no longer the primary takes no writes, nor does one that has lost its group.
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_RUN_HOOK_ERROR',
  'ER_SESSION_WAS_KILLED',
  // Its disk is full.
  'ER_RECORD_FILE_FULL',
  'ER_DISK_FULL',
  'ER_ERROR_ON_WRITE',
]);

/**
 * Maps any error to a domain error.
 *
 * @param error thrown by a service, Nest, Fastify, the database driver or the Redis client
 * @param bodyLimit the route's, in bytes: the sentence of a 413 names it
 * @returns a domain error whose sentence reveals nothing internal; unknown errors become 500
 */
export function describeError(error: unknown, bodyLimit?: number): DomainError {
  if (error instanceof DomainError) return error;
  const status = statusOf(error);
  if (status !== undefined && status < 500) return errorForStatus(status, error, bodyLimit);
  // Nothing was stored, and the next try is likely to succeed.
  if (isDependencyAway(error) || isRolledBack(error)) {
    return dependencyUnavailable('the database or Redis', error);
  }
  return new DomainError('internal', 500, 'Something went wrong on our side. Please try again.', {
    logLevel: 'error',
    cause: error,
  });
}

function errorForStatus(
  status: number,
  error: unknown,
  bodyLimit: number | undefined,
): DomainError {
  const [code, sentence] = DEFAULT_ERRORS[status] ?? ['bad_request', 'This cannot be done.'];
  const message = sentenceOf(status, error, bodyLimit) ?? sentence;
  return new DomainError(code, status, message, { cause: error });
}

function sentenceOf(
  status: number,
  error: unknown,
  bodyLimit: number | undefined,
): string | undefined {
  if (status === 413 && bodyLimit !== undefined) {
    return `The request is larger than allowed (${Math.floor(bodyLimit / 1024)} KB).`;
  }
  const isBadJson =
    codeOf(error) === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError;
  return isBadJson ? 'The body is not valid JSON.' : undefined;
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof SyntaxError && 'statusCode' in error) return 400;
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

function codeOf(error: unknown): string | undefined {
  if (!isNativeError(error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether an error means that MySQL or Redis cannot be reached, and not that our code is wrong. */
export function isDependencyAway(error: unknown): boolean {
  // Errors of sockets come from Node itself, whose class of errors is another one where code runs in a context (Jest).
  if (!isNativeError(error)) return false;
  const code = codeOf(error);
  if (code !== undefined && DATABASE_DOWN_CODES.has(code)) return true;
  // The driver marks errors of an ended connection as fatal, but not all of them have a code.
  if ('fatal' in error && error.fatal === true && code === undefined) return true;
  if (isRedisAway(error)) return true;
  return 'driverError' in error && isDependencyAway(error.driverError);
}
