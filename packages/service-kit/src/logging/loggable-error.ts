import { redactAddresses } from '../rules/redact-addresses.js';

/** The parts of an error that are logged. */
export interface LoggableError {
  type: string;
  code?: string;
  message: string;
  stack: string;
  cause?: LoggableError;
}

/** Errors of services have two or three. A chain can also be a circle. */
const MAX_CAUSES = 5;

/**
 * Reduces an error and its causes to what helps to find out what happened. Errors of the database
 * driver contain the whole statement with its values, and repeat values in their messages: addresses,
 * password hashes, answers. None of these may be logged.
 *
 * @param error what was thrown, or the object that pino made of it
 */
export function loggableError(error: unknown): LoggableError {
  return describe(originalOf(error), MAX_CAUSES);
}

function describe(error: unknown, maxCauses: number): LoggableError {
  if (!isObject(error)) {
    return { type: typeof error, message: redactValues(String(error)), stack: '' };
  }
  const code = 'code' in error ? error.code : undefined;
  const cause = 'cause' in error ? error.cause : undefined;
  return {
    type: textOf('type' in error ? error.type : error.constructor.name),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    message: redactValues(textOf('message' in error && error.message)),
    stack: redactValues(textOf('stack' in error && error.stack)),
    ...(isObject(cause) && maxCauses > 0 && { cause: describe(cause, maxCauses - 1) }),
  };
}

/** pino's object adds the messages of causes to the error's own, without their types and codes. */
function originalOf(error: unknown): unknown {
  return isObject(error) && 'raw' in error && isObject(error.raw) ? error.raw : error;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function redactValues(text: string): string {
  return redactAddresses(
    text.replaceAll(/(Duplicate entry|value:) '.*?'(?= for )/gs, '$1 (left out)'),
  );
}
