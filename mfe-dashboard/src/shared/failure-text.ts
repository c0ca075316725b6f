import { isApiError, messageOf } from '@abhyas/web-kit';
import { waitText } from './rules/wait-text';

/**
 * The message for a failed call: the server's own message, otherwise `fallback` and the reason.
 * After too many tries it also contains the wait, unless the server's message does.
 */
export function failureText(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  const message = messageOf(error, `${fallback} ${error.message}`);
  const containsWait = error.retryAfter === undefined || /\d/.test(message);
  return error.status === 429 && !containsWait
    ? `${message} Please wait ${waitText(error.retryAfter ?? 0)}.`
    : message;
}
