import type { ErrorBody } from '../api/contract';
import * as texts from '../texts/errors';
import { formatWait } from './formats';

/** A failed call: a service rejected it, or no response arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when no response arrived, 200 for a success that is not our response. */
  readonly status: number;
  /** Stable error code: `network` without a response, `bad_response` without our response body. */
  readonly code: string;
  /** One sentence per rejected field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Identifies the request in the services' logs. */
  readonly requestId: string | undefined;
  /** Seconds to wait before a retry, if the service sent `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The response body, for errors with more than the common fields. */
  readonly body: unknown;

  constructor(details: {
    status: number;
    code: string;
    message: string;
    fields?: Record<string, string> | undefined;
    requestId?: string | undefined;
    retryAfter?: number | undefined;
    body?: unknown;
    cause?: unknown;
  }) {
    super(details.message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.body = details.body;
  }
}

/** Whether a value is an `ApiError`, including one from another app's copy of web-kit. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** Whether the server does not find what was asked for, or it is not the student's: no retry helps. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** The server's message if it sent one, otherwise the screen's fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return isApiError(error) && hasErrorBody(error.body) ? error.message : fallback;
}

/**
 * The full text for a failed call: the server's message, otherwise `fallback` and the reason. After
 * too many tries it also contains the wait, unless the server's message does.
 */
export function failureText(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  const message = messageOf(error, texts.reasonOf(fallback, error.message));
  const { status, retryAfter } = error;
  const needsWait = status === 429 && retryAfter !== undefined && !/\d/.test(message);
  return needsWait ? texts.withWait(message, formatWait(retryAfter)) : message;
}

/** Creates the error for an unsuccessful response; `body` is parsed JSON or raw text. */
export function errorFromResponse(response: Response, body: unknown): ApiError {
  const common = {
    status: response.status,
    retryAfter: secondsOf(response.headers.get('Retry-After')),
    body,
  };
  if (!hasErrorBody(body)) {
    return new ApiError({ ...common, code: 'bad_response', message: sentenceFor(response.status) });
  }
  const { code, message, fields, requestId } = body;
  return new ApiError({ ...common, code, message, fields, requestId });
}

/** Creates the error for a call without a response. */
export function errorWithoutResponse(cause: unknown): ApiError {
  return new ApiError({
    status: 0,
    code: 'network',
    message: texts.serverUnreachable,
    cause,
  });
}

/** Creates the error for a success without what the service would have sent. */
export function badResponse(body: unknown): ApiError {
  return new ApiError({
    status: 200,
    code: 'bad_response',
    message: texts.serviceUnavailable,
    body,
  });
}

/** Whether the caller aborted the call. Compares the name: environments differ in the class. */
export function isAbort(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  );
}

function hasErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string' &&
    'code' in body &&
    typeof body.code === 'string'
  );
}

function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

function sentenceFor(status: number): string {
  return status >= 500 ? texts.serviceUnavailable : texts.callRefused;
}
