/** Levels at which a domain error may be logged. */
export type ErrorLogLevel = 'debug' | 'info' | 'warn' | 'error';

/** The optional parts of a domain error, besides code, status and sentence. */
export interface DomainErrorOptions {
  /** A sentence per input field. */
  fields?: Readonly<Record<string, string>>;
  /** Further members of the response's body. */
  extra?: Readonly<Record<string, unknown>>;
  /** Default: `debug` below 500, `warn` from 500. */
  logLevel?: ErrorLogLevel;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** An error that the client can understand: stable code, HTTP status, and a sentence for people. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly extra: Readonly<Record<string, unknown>> | undefined;
  readonly logLevel: ErrorLogLevel;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    options: DomainErrorOptions = {},
  ) {
    super(message, { cause: options.cause });
    this.fields = options.fields;
    this.extra = options.extra;
    this.logLevel = options.logLevel ?? (status >= 500 ? 'warn' : 'debug');
    this.retryAfter = options.retryAfter;
  }
}

/** A dependency of this call is not available: 503 with `Retry-After`. */
export function dependencyUnavailable(what: string, cause?: unknown): DomainError {
  return new DomainError(
    'dependency_down',
    503,
    'This part of the website does not work right now. Please try again in a moment.',
    { retryAfter: 5, logLevel: 'warn', cause: new Error(`${what} is unavailable`, { cause }) },
  );
}
