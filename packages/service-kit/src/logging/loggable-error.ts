/** The parts of an error that are logged. */
export interface LoggableError {
  type: string;
  code?: string;
  message: string;
  stack: string;
}

/**
 * Reduces an error to what helps to find its cause. Errors of the database driver contain the whole
 * statement with its values, and repeat values in their messages: addresses, password hashes,
 * answers. None of these may be logged.
 *
 * @param error an error, or the object that pino made of one
 */
export function loggableError(error: object): LoggableError {
  const code = 'code' in error ? error.code : undefined;
  return {
    type: textOf('type' in error ? error.type : error.constructor.name),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    message: redactValues(textOf('message' in error && error.message)),
    stack: redactValues(textOf('stack' in error && error.stack)),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function redactValues(text: string): string {
  return text
    .replaceAll(/(Duplicate entry|value:) '.*?'(?= for )/gs, '$1 (left out)')
    .replaceAll(/[^\s<>@'"/]+@[^\s<>@'"/]+\.[^\s<>@'"/]+/g, '(address)');
}
