/** The one shape in which the services report what went wrong. */
export interface ApiErrorBody {
  success: false;
  message: string;
  error: string;
  code: string;
  requestId?: string;
  fields?: Record<string, string>;
}

/** A call that did not succeed: refused by a service, or never answered. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 where no answer came at all. */
  readonly status: number;
  /** Stable name of the fault; `network` without an answer, `bad_answer` for one that is not ours. */
  readonly code: string;
  /** A sentence per field that was refused. */
  readonly fields: Readonly<Record<string, string>>;
  /** Names the request in the services' logs. */
  readonly requestId: string | undefined;
  /** Seconds to wait before another try, where the service says so. */
  readonly retryAfter: number | undefined;
  /** The answer's body, for faults that carry more than the common fields. */
  readonly body: unknown;

  constructor(fault: {
    status: number;
    code: string;
    message: string;
    fields?: Record<string, string> | undefined;
    requestId?: string | undefined;
    retryAfter?: number | undefined;
    body?: unknown;
    cause?: unknown;
  }) {
    super(fault.message, { cause: fault.cause });
    this.status = fault.status;
    this.code = fault.code;
    this.fields = fault.fields ?? {};
    this.requestId = fault.requestId;
    this.retryAfter = fault.retryAfter;
    this.body = fault.body;
  }
}

/** Whether a value is an `ApiError`, also of another app's copy of web-kit. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** The server's sentence where it sent one, else the fallback of the screen at hand. */
export function messageOf(error: unknown, fallback: string): string {
  return isApiError(error) && hasErrorBody(error.body) ? error.message : fallback;
}

/** Makes the error for an answer that is not a success; `body` is its parsed or raw text. */
export function errorFromResponse(response: Response, body: unknown): ApiError {
  const common = {
    status: response.status,
    retryAfter: secondsOf(response.headers.get('Retry-After')),
    body,
  };
  if (!hasErrorBody(body)) {
    return new ApiError({ ...common, code: 'bad_answer', message: sentenceFor(response.status) });
  }
  const { code, message, fields } = body;
  const requestId = body.requestId ?? response.headers.get('X-Request-Id') ?? undefined;
  return new ApiError({ ...common, code, message, fields, requestId });
}

/** Makes the error for a call that got no answer. */
export function errorWithoutResponse(cause: unknown): ApiError {
  return new ApiError({
    status: 0,
    code: 'network',
    message: 'The server cannot be reached. Check your connection and try again.',
    cause,
  });
}

/** Whether a call was given up by its caller. By name: environments differ in the class. */
export function isAbort(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  );
}

function hasErrorBody(body: unknown): body is ApiErrorBody {
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
  return status >= 500
    ? 'The service is not available at the moment. Please try again shortly.'
    : 'The request could not be completed.';
}
